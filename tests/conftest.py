"""Shared by all tests."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

# A busy machine is no fault of the code; where CI is set, hypothesis plays the same examples each time.
settings.register_profile("table", settings.default, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("table")
