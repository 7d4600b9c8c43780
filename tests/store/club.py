"""A PostgreSQL server for tests, the way to it, and the shell of somebody in the club."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Self

ROOT = Path(__file__).parents[2]
PORT = "54329"
"""Only the name of a socket in a folder of its own."""
MAIN = "from cli.door import main; main()"


def programs() -> Path | None:
    """Where `initdb` and `pg_ctl` are, on the way or in the usual places."""
    found = shutil.which("initdb")
    usual = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    path = Path(found).resolve() if found else usual[-1] if usual else None
    return path.parent if path and (path.parent / "pg_ctl").exists() else None


def nobody() -> int | None:
    """A user to start the server as, where we are root, which it refuses."""
    if os.geteuid():
        return None
    for name in ("postgres", "nobody"):
        with suppress(KeyError):
            return pwd.getpwnam(name).pw_uid
    return None


class Server:
    """A PostgreSQL server in a folder of its own, without a port, reached by its socket."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.folder = folder
        self._programs = programs
        self._user = nobody()
        if self._user is not None:
            os.chown(folder, self._user, -1)

    def __enter__(self) -> Self:
        self._run("initdb", "-D", "data", "-U", "club", "-A", "trust", "-E", "UTF8", "--no-sync")
        options = f"-p {PORT} -k {self.folder} -c listen_addresses= -c fsync=off"
        self._run("pg_ctl", "-D", "data", "-w", "-l", "log", "-o", options, "start")
        return self

    def __exit__(self, *_: object) -> None:
        self._run("pg_ctl", "-D", "data", "-m", "immediate", "stop")

    def _run(self, program: str, *words: str) -> None:
        line = (str(self._programs / program), *words)
        ran = subprocess.run(
            line, cwd=self.folder, user=self._user, capture_output=True, text=True, timeout=60, check=False
        )
        assert ran.returncode == 0, ran.stdout + ran.stderr

    def environment(self, folder: Path, host: Path | None = None) -> dict[str, str]:
        """What makes a home of the club's, with its own files in `folder`."""
        return {
            "DELVE_HOME": str(folder),
            "PERSISTENCE_MODULE": "eventsourcing.postgres",
            "POSTGRES_DBNAME": "postgres",
            "POSTGRES_HOST": str(host or self.folder),
            "POSTGRES_PORT": PORT,
            "POSTGRES_USER": "club",
            "POSTGRES_PASSWORD": "none",
        }


class Forgetful:
    """A way to the server that, once asked to, takes a line there and loses the word that it was stored."""

    def __init__(self, server: Server, folder: Path) -> None:
        self._server = str(server.folder / f".s.PGSQL.{PORT}")
        self._door = socket.socket(socket.AF_UNIX)
        self._door.bind(str(folder / f".s.PGSQL.{PORT}"))
        self._door.listen()
        self.lost = 0
        self.forget = False
        Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        with suppress(OSError):
            while True:
                Thread(target=self._serve, args=(self._door.accept()[0],), daemon=True).start()

    def _serve(self, near: socket.socket) -> None:
        with near, socket.socket(socket.AF_UNIX) as far, suppress(OSError):
            far.connect(self._server)
            Thread(target=self._answers, args=(far, near), daemon=True).start()
            wrote = False
            while words := near.recv(65536):
                wrote = wrote or b"INSERT" in words
                if self.forget and wrote and b"COMMIT" in words:
                    self.forget, self.lost = False, self.lost + 1
                    near.shutdown(socket.SHUT_RDWR)
                    far.sendall(words)
                    far.shutdown(socket.SHUT_WR)  # the server does what it was told, and then hangs up
                    return
                far.sendall(words)
            far.shutdown(socket.SHUT_WR)

    def _answers(self, far: socket.socket, near: socket.socket) -> None:
        with suppress(OSError):
            while words := far.recv(65536):
                near.sendall(words)

    def close(self) -> None:
        self._door.close()


def delve(environment: dict[str, str], *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        (sys.executable, "-c", MAIN, *words),
        env={**os.environ, **environment, "PYTHONPATH": str(ROOT)},
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
