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

// Text typed before hydration stays in its field, but React takes it for the text that it rendered: it ignores an event that brings
// nothing new, and its next render removes the text. The empty value makes the text new. What was typed before this module ran, or
// restored by the browser, is found when React begins.
type Field = (HTMLInputElement | HTMLTextAreaElement) & { _valueTracker?: { setValue: (value: string) => void } }
const typed = new Map<Field, string>()
const rememberText = (field: Field): void => void typed.set(field, field.value)
const onInput = ({ target }: Event): void => rememberText(target as Field)
document.addEventListener('input', onInput, true)
document.addEventListener('hydrating', () => {
  for (const field of document.querySelectorAll<Field>('input, textarea')) if (field.value !== field.defaultValue) rememberText(field)
})
function repeatText(): void {
  document.removeEventListener('input', onInput, true)
  for (const [field, value] of typed) {
    field.value = value
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
