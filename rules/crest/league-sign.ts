// The tag of a league: its character, or for readers of Latin letters the initials of its name.

/** Common words that do not distinguish names. */
const plain: ReadonlySet<string> = new Set(['of', 'the', 'and', 'de', 'la', 'giải', 'vô', 'địch'])
const han = /\p{Script=Han}/u

/**
 * @param mark one character, mostly Chinese
 * @param name in the reader's language
 */
export function leagueSign(mark: string, name: string, lang: string): string {
  if (lang === 'zh' || han.test(name)) return mark
  const words = name.split(/[^\p{L}\p{M}’']+/u).filter(Boolean)
  const telling = words.filter((word) => !plain.has(word.toLowerCase()))
  const initials = (telling.length > 0 ? telling : words).slice(0, 2).map((word) => [...word.normalize('NFC')][0] ?? '')
  return initials.join('').toUpperCase() || mark
}
