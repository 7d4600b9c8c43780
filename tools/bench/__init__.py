"""What must be quick, measured: each value beside a floor that is measured in the same run."""
