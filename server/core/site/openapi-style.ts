// The style of the API's page: light or dark as the system is, on a phone and on a desktop.

export const apiStyle = `:root {
  color-scheme: light dark;
  --page: #ffffff; --ink: #121d17; --dim: #44524a; --line: #dce3dd; --code: #f3f6f3;
  --link: #0a6845; --get: #1c5c9c; --post: #8a4b12;
  font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0a110e; --ink: #edf3ee; --dim: #b3c2b9; --line: #27342d; --code: #19241e;
    --link: #5ccb8b; --get: #7fb8f2; --post: #f2a065;
  }
}
* { box-sizing: border-box }
body { margin: 0 auto; max-inline-size: 76rem; padding: 1.5rem 1rem 4rem; background: var(--page); color: var(--ink) }
a { color: var(--link) }
a:focus-visible, summary:focus-visible, pre:focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
h1 { margin: 0 0 .5rem; font-size: 1.75rem; line-height: 1.2 }
h2 { margin: 2.5rem 0 0; font-size: 1.25rem; scroll-margin-block-start: 1rem }
h3 { margin: 1rem 0 .25rem; font-size: .875rem; color: var(--dim) }
p { margin: .25rem 0 .75rem; max-inline-size: 46rem }
nav { display: flex; flex-wrap: wrap; gap: .25rem; padding-block: .75rem; border-block: 1px solid var(--line) }
nav a { display: inline-flex; align-items: center; gap: .35rem; min-block-size: 2.75rem; padding-inline: .75rem; text-decoration: none }
nav a:hover { text-decoration: underline }
small { color: var(--dim); font-size: .8125rem }
details { border-block-end: 1px solid var(--line); content-visibility: auto; contain-intrinsic-size: auto 3rem }
summary { min-block-size: 2.75rem; padding-block: .6rem; cursor: pointer; overflow-wrap: anywhere }
summary b { display: inline-block; min-inline-size: 3rem; font-size: .8125rem }
summary span { color: var(--dim) }
.get { color: var(--get) }
.post { color: var(--post) }
code, pre { font: .875rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace }
pre { margin: 0; max-block-size: 28rem; overflow: auto; padding: .75rem; border-radius: .375rem; background: var(--code) }
dl { display: grid; grid-template-columns: minmax(0, max-content) minmax(0, 1fr); gap: .25rem 1rem; margin: 0 }
dd { margin: 0 }
@media (max-width: 40rem) {
  dl { grid-template-columns: minmax(0, 1fr); gap: 0 }
  dd { margin-block-end: .5rem; color: var(--dim) }
  summary span { display: block }
}
@media (min-width: 62rem) {
  body:has(> nav) { display: grid; grid-template: auto 1fr / 13rem minmax(0, 1fr); column-gap: 2rem }
  header { grid-column: 1 / -1 }
  nav { position: sticky; inset-block-start: 0; flex-direction: column; flex-wrap: nowrap; align-self: start; max-block-size: 100vh;
    overflow: auto; border-block: 0 }
  nav a { min-block-size: 2rem }
  main > section:first-child h2 { margin-block-start: .75rem }
}
`
