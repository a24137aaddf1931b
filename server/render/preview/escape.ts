// Escapes user text for the head of a page.

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A single line without control characters, trimmed. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** The text of an element, or of an attribute in quotes. XML knows these entities too. */
export const escaped = (text: string): string => oneLine(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

const unsafe = /[<>&\u2028\u2029]/g

/** JSON for a data block: none of its text ends the block or begins a comment in it. */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value).replace(unsafe, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
