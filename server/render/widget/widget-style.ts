// The style of the widgets on other sites. Heights come from rules/site/widget-size.ts: longer content is cut off instead of growing.

export const widgetStyle = `:root {
  color-scheme: light; --page: #ffffff; --ink: #121d17; --dim: #44524a; --line: #dce3dd; --live: #c9291a; --link: #0a6845;
  font: 14px/20px system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "PingFang SC", "Microsoft YaHei", sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root:not([data-theme="light"]) {
    color-scheme: dark; --page: #131c17; --ink: #edf3ee; --dim: #b3c2b9; --line: #27342d; --live: #ff7361; --link: #5ccb8b;
  }
}
:root[data-theme="dark"] {
  color-scheme: dark; --page: #131c17; --ink: #edf3ee; --dim: #b3c2b9; --line: #27342d; --live: #ff7361; --link: #5ccb8b;
}
* { box-sizing: border-box; margin: 0 }
html, body { block-size: 100%; overflow: hidden }
body { display: flex; flex-direction: column; border: 1px solid var(--line); border-radius: 8px }
body { background: var(--page); color: var(--ink) }
main { flex: 1; min-block-size: 0; overflow: hidden }
a { color: inherit; text-decoration: none }
a:hover .name { text-decoration: underline }
a:focus-visible { outline: 2px solid var(--link); outline-offset: -2px }
.match { display: block; block-size: 100px; padding: 8px 12px }
.match + .match { border-block-start: 1px solid var(--line) }
.team { display: flex; align-items: center; block-size: 40px; padding-inline: 12px; font-weight: 700 }
.team + .match { border-block-start: 1px solid var(--line) }
.head, .side { display: flex; align-items: center; gap: 8px }
.head { block-size: 22px; color: var(--dim); font-size: 12px }
.head > :last-child { flex: none }
.side { block-size: 30px }
.side svg { flex: none }
.side b { font-size: 16px; font-variant-numeric: tabular-nums }
.side small { font-size: 12px; font-weight: 400; color: var(--dim) }
.lost { color: var(--dim) }
.name { flex: 1; min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.live { color: var(--live); font-weight: 700 }
p { padding: 12px; color: var(--dim) }
footer { display: flex; flex: none; align-items: center; justify-content: flex-end; block-size: 32px; padding-inline: 12px;
  border-block-start: 1px solid var(--line); font-size: 12px }
footer a { padding-block: 6px; color: var(--link) }
`
