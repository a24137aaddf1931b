// Whether the reader is in the middle of something that a reload would break: a text, or a picture that runs.

const fields = 'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, [contenteditable="true"]'

const textOf = (field: Element): string => (field as Partial<HTMLInputElement>).value ?? field.textContent ?? ''

/** In the background too somebody listens, or is about to come back to what they wrote; an empty field is nobody's then. */
export function isBusy(): boolean {
  const field = document.activeElement
  if (field?.matches(fields) && (!document.hidden || textOf(field) !== '')) return true
  return [...document.querySelectorAll<HTMLMediaElement>('video, audio')].some((media) => !media.paused && !media.ended)
}
