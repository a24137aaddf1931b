// Cleans external text for the database and pages: well-formed, one line, never cut inside a character.

/** Control characters, lone surrogates, and marks that change the direction of the text after them. */
const unkept = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+/gu

/**
 * Returns one line without characters that PostgreSQL refuses (NUL, lone surrogates) or no row can show; trims and collapses whitespace.
 * `most` counts code points: an emoji at the end stays whole or goes. Empty if nothing remains.
 */
export function cleanText(text: string, most: number): string {
  const line = text.replace(unkept, ' ').replace(/\s+/g, ' ').trim()
  return line.length <= most ? line : [...line].slice(0, most).join('').trimEnd()
}
