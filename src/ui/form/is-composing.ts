// Whether a key belongs to an input method, which takes Enter, Escape and the arrows for itself while a word is composed.

interface Key {
  readonly isComposing: boolean
  readonly keyCode: number
}

/** UI Events, legacy key attributes: an input method processes the key. */
const processed = 229

/**
 * Of the page's own event or of React's. Safari ends the composition first and then presses the Enter that ended it, with
 * `isComposing: false` and the code 229 (https://bugs.webkit.org/show_bug.cgi?id=165004).
 */
export function isComposing(event: Key | { readonly nativeEvent: Key }): boolean {
  const key = 'nativeEvent' in event ? event.nativeEvent : event
  return key.isComposing || key.keyCode === processed
}
