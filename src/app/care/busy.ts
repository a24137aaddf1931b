// Whether the reader is in the middle of something that a reload would break: a text, or a picture that runs.

const fields = 'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, [contenteditable="true"]'

export function isBusy(): boolean {
  if (document.activeElement?.matches(fields)) return true
  return [...document.querySelectorAll<HTMLMediaElement>('video, audio')].some((media) => !media.paused && !media.ended)
}
