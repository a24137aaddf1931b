// Whoever leaves before the app has started was invited all the same: src/core/session/invitation.ts reads it.
try {
  if (/(shareCode|invite)=\w/.test(location.search)) localStorage.setItem('invitation', Date.now() + location.search)
} catch {
  // Storage is blocked: nothing is kept.
}

// Asks for the app once the styles are here: a module waits for them, so that on a slow line nothing delays the first paint.
// The links of what comes later name the app first, then what it imports.
const later = [...document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')]
const [app] = later

/** Milliseconds after which the app begins without a frame: a window that nobody sees draws none. */
const patience = 1_000

function fetchLater(): void {
  for (const link of later) link.rel = 'modulepreload'
}
function load(): void {
  fetchLater()
  // A second time is the same module.
  if (app) void import(/* @vite-ignore */ app.href)
}
// A line has nothing else to do by now. A worker has them at hand: asking it would only hold up the first frame.
if (!navigator.serviceWorker?.controller) fetchLater()
// Behind the first frame: files that are at hand would run before it, and what the server drew would wait for them.
if (document.hidden) load()
else {
  requestAnimationFrame(() => setTimeout(load))
  setTimeout(load, patience)
}

// A tap on a button before hydration reaches no handler: the last one is repeated afterwards. From `hydrating` on React takes each tap
// itself. Links work without it.
let early: HTMLElement | null = null
const rememberTap = ({ target }: Event): void => {
  early = (target as Element).closest<HTMLElement>('button:not(form *)')
}
document.addEventListener('click', rememberTap, true)
document.addEventListener('hydrating', () => document.removeEventListener('click', rememberTap, true))

// Text typed before hydration stays in its field, but React takes it for the text that it rendered, and ignores an event that brings
// nothing new: the empty value makes the text new.
type Field = (HTMLInputElement | HTMLTextAreaElement) & { _valueTracker?: { setValue: (value: string) => void } }
const typed = new Set<Field>()
const rememberText = ({ target }: Event): void => void typed.add(target as Field)
document.addEventListener('input', rememberText, true)
function repeatText(): void {
  document.removeEventListener('input', rememberText, true)
  for (const field of typed) {
    field._valueTracker?.setValue('')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
// Behind the effects of the screen itself.
document.addEventListener(
  'hydrated',
  () =>
    setTimeout(() => {
      repeatText()
      early?.click()
    }),
  { once: true },
)
