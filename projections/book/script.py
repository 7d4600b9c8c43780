"""The script of the search page: it looks through `INDEX`, without a library and without a server."""

from __future__ import annotations

FIND = r"""// Finds moves whose words begin with the words asked for, whatever the accents and the case.
"use strict";
(() => {
  const MOST = 50;
  const field = document.getElementById("asked");
  const status = document.getElementById("count");
  const list = document.getElementById("found");
  const more = document.getElementById("more");
  const fold = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const words = (text) => fold(text).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const spaced = (text) => " " + words(text).join(" ");
  let folded = null;
  let found = [];
  let shown = 0;

  function link(file, text) {
    const way = document.createElement("a");
    way.href = file;
    way.textContent = text;
    return way;
  }

  function row(at, asked) {
    const [move, session, page, text, back] = INDEX[at];
    const item = document.createElement("li");
    const head = document.createElement("p");
    const log = "log-" + (Math.floor(Math.max(0, move - 1) / MOVES) + 1) + ".html#m" + move;
    head.append(link(log, "#" + move), session ? " session " + session : "", back ? " (taken back)" : "");
    if (page >= 0) head.append(", ", link(PAGES[page] + "#m" + move, "in the chronicle"));
    item.append(head);
    const lines = text.split("\n");
    const holding = lines.filter((line) => asked.some((word) => spaced(line).includes(" " + word)));
    for (const line of holding) {
      const told = document.createElement("p");
      told.textContent = line;
      item.append(told);
    }
    return item;
  }

  function show(asked) {
    for (const at of found.slice(shown, shown + MOST)) list.append(row(at, asked));
    shown = Math.min(found.length, shown + MOST);
    more.hidden = shown === found.length;
  }

  function look() {
    const asked = words(field.value);
    list.replaceChildren();
    shown = 0;
    found = [];
    if (asked.length) {
      folded ??= INDEX.map((each) => spaced(each[3]));
      const needles = asked.map((word) => " " + word);
      for (let at = INDEX.length - 1; at >= 0; at--) {
        if (needles.every((needle) => folded[at].includes(needle))) found.push(at);
      }
    }
    const many = found.length === 1 ? "1 move, " : found.length + " moves, ";
    status.textContent = !asked.length ? "" : found.length ? many + "the last first." : "Nothing like that was said.";
    show(asked);
  }

  let waiting = 0;
  field.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(look, 150);
  });
  more.addEventListener("click", () => show(words(field.value)));
  field.value = new URLSearchParams(location.search).get("q") ?? field.value;
  look();
})();
"""
