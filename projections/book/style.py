"""What the pages of a book need beyond the style of the sheets."""

from __future__ import annotations

STYLE = """
:root { --link: #84380f; --shade: #f4eee1; }
@media (prefers-color-scheme: dark) { :root { --link: #e6a675; --shade: #26231f; } }
body { overflow-wrap: anywhere; }
a { color: var(--link); text-underline-offset: .15em; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.skip { position: absolute; left: -100vw; }
.skip:focus { left: 1rem; top: .3rem; background: var(--paper); padding: .4rem; }
nav { max-width: 48rem; margin: 0 auto; padding: .2rem 1rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1rem; }
nav li { border: 0; }
nav a { display: inline-block; padding: .45rem 0; min-height: 2.4rem; text-decoration: none; }
nav a:hover { text-decoration: underline; }
nav [aria-current] { color: var(--ink); box-shadow: inset 0 -2px var(--link); }
nav.book { border-bottom: 1px solid var(--line); max-width: none; background: var(--shade); }
nav.book ul { max-width: 46rem; margin: 0 auto; }
.below { border-top: 1px solid var(--line); margin-top: 1.5rem; }
.steps { padding: 0; margin: .6rem 0; }
.steps li { flex: 1 1 0; min-width: 0; }
.steps li:nth-child(2) { text-align: center; }
.steps li:last-child { text-align: right; }
article { padding: 1rem 0; }
article h1 { margin: .2rem 0 .4rem; }
article h2 { font-size: 1.15rem; color: var(--ink); letter-spacing: 0; text-transform: none; margin: 1.6rem 0 .5rem; }
article h3 { font-size: .95rem; color: var(--faint); margin: 1.1rem 0 .3rem; }
article p { margin: 0 0 .6rem; }
h1, h2, h3, p, li, dt, dd, td, th, b, a, span { unicode-bidi: isolate; }
.lead { color: var(--faint); font-style: italic; }
.far { font-size: .8rem; color: var(--faint); }
.tracks { grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr)); }
.many { columns: 17rem auto; column-gap: 1.4rem; margin: 0 0 .6rem; }
#tracks + ul { columns: 15rem auto; column-gap: 1.5rem; }
aside { margin: 0 0 .6rem; padding-left: .8rem; border-left: 3px solid var(--line); font-style: italic; }
table { border-collapse: collapse; table-layout: fixed; width: 100%; margin: 0 0 1rem; }
table { font-size: .92rem; overflow-wrap: break-word; }
caption { text-align: left; color: var(--faint); padding: .2rem 0; }
th, td { text-align: left; vertical-align: top; padding: .3rem .5rem .3rem 0; border-bottom: 1px dotted var(--line); }
th { font-weight: normal; font-size: .78rem; color: var(--faint); border-bottom: 1px solid var(--line); }
tbody th { font-size: inherit; color: inherit; border-bottom: 1px dotted var(--line); }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; }
.charts { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr)); gap: 1rem 1.5rem; }
figure { margin: 0; min-width: 0; break-inside: avoid; }
figcaption { font-size: .85rem; color: var(--faint); margin: 0 0 .2rem; }
.move { margin: 0 0 .7rem; padding: 0 0 .2rem .7rem; border-left: 2px solid var(--line); break-inside: avoid; }
.move p { margin: 0; }
.move li { border: 0; padding-left: .9rem; text-indent: -.5rem; }
.move li::before { content: "\\00b7 \\00a0"; color: var(--faint); }
.back { border-left-style: dotted; }
.back b, .back li { text-decoration: line-through; color: var(--faint); }
.rule { font-size: .75rem; color: var(--faint); }
.id { white-space: nowrap; }
:target { background: var(--shade); box-shadow: 0 0 0 .3rem var(--shade); }
form { display: flex; gap: .5rem; margin: .6rem 0; }
input, button { font: inherit; color: inherit; background: var(--shade); border: 1px solid var(--line); }
input, button { padding: .5rem; border-radius: .2rem; }
input { flex: 1; min-width: 0; }
button { cursor: pointer; }
.found { list-style: none; margin: 0 0 1rem; padding: 0; }
.found li { padding: .35rem 0; }
.found p { margin: 0; }
@media print {
  :root { --link: #000; --shade: #fff; }
  nav, form, .skip, .far { display: none; }
  a { text-decoration: none; }
  article { padding: 0; }
  article h1, article h2, article h3 { break-after: avoid; }
  article h2 { font-size: 12pt; margin: 4mm 0 1.5mm; }
  article p, aside { orphans: 2; widows: 2; }
  dl.facts { grid-template-columns: repeat(3, 1fr); }
  .charts { grid-template-columns: repeat(2, 1fr); gap: 4mm 6mm; }
  .log { columns: 2; column-gap: 6mm; font-size: 8.5pt; }
  .log h2 { column-span: all; }
  .move { margin: 0 0 1.2mm; }
  section.figures { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 8mm; }
  .figures > :not(figure) { grid-column: 1 / -1; }
  .figures h2, .figures h3 { break-after: avoid; }
  table { font-size: 9pt; }
  tr { break-inside: avoid; }
  thead { display: table-header-group; }
}
"""
