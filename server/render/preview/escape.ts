// What people wrote, as the head of a page may hold it.

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** One line without controls and without space at its ends. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** The text of an element, or of an attribute in quotes. XML knows these entities too. */
export const escaped = (text: string): string => oneLine(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

const unsafe = /[<>&\u2028\u2029]/g

/** JSON for a data block: no text of it ends the block or begins a comment in it. */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value).replace(unsafe, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
