// Whether a key event belongs to an input method, which handles Enter, Escape and the arrows itself while it composes a word.

interface Key {
  readonly isComposing: boolean
  readonly keyCode: number
}

/** UI Events, legacy key attributes: an input method processes the key. */
const processed = 229

/**
 * Takes native and React events. Safari ends the composition first and then dispatches the Enter that ended it, with
 * `isComposing: false` and the code 229 (https://bugs.webkit.org/show_bug.cgi?id=165004).
 */
export function isComposing(event: Key | { readonly nativeEvent: Key }): boolean {
  const key = 'nativeEvent' in event ? event.nativeEvent : event
  return key.isComposing || key.keyCode === processed
}
