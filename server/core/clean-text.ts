// Text that comes from elsewhere, as the database and a page can keep it: well-formed, one line, never cut inside a character.

/** Controls, halves of pairs, and marks that turn the direction of what stands after them. */
const unkept = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+/gu

/**
 * One line without what PostgreSQL refuses (NUL, lone surrogates) and no row can show; blanks are one space, none around it.
 * `most` counts code points: an emoji at the end is kept whole or not at all. Empty when nothing is left.
 */
export function cleanText(text: string, most: number): string {
  const line = text.replace(unkept, ' ').replace(/\s+/g, ' ').trim()
  return line.length <= most ? line : [...line].slice(0, most).join('').trimEnd()
}
