// Detects activity that a reload would interrupt: text being typed, or media being played.

const fields = 'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, [contenteditable="true"]'

const textOf = (field: Element): string => (field as Partial<HTMLInputElement>).value ?? field.textContent ?? ''

/** A background tab counts too: its media may be audible and its text unfinished. An empty field in the background does not count. */
export function isBusy(): boolean {
  const field = document.activeElement
  if (field?.matches(fields) && (!document.hidden || textOf(field) !== '')) return true
  return [...document.querySelectorAll<HTMLMediaElement>('video, audio')].some((media) => !media.paused && !media.ended)
}
