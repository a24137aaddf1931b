// Disguises of Latin words: digits and signs as letters, runs of a letter, letters of flags.

/** Digits that represent letters in a word. i and l are interchangeable. */
const standingFor = new Map(
  [
    ['0', 'o'],
    ['1', 'i'],
    ['l', 'i'],
    ['3', 'e'],
    ['4', 'a'],
    ['5', 's'],
    ['6', 'g'],
    ['7', 't'],
    ['8', 'b'],
    ['9', 'g'],
  ].map(([from = '', to = '']) => [from.charCodeAt(0), to.charCodeAt(0)]),
)
const readings = new Uint8Array(128).map((_, unit) => standingFor.get(unit) ?? unit)
export const readAs = (unit: number): number => (unit < 128 ? (readings[unit] as number) : unit)

/** Collapses runs of a letter, then reads digits as letters: "dildo" has no run of its own, though i and l are read alike. */
export function loosened(word: string): string {
  let text = ''
  let last = 0
  for (let at = 0; at < word.length; at += 1) {
    const unit = word.charCodeAt(at)
    if (unit !== last) text += String.fromCharCode(readAs(unit))
    last = unit
  }
  return text
}

/** Signs that are separators in the table but letters to a reader. */
const signs = /[@$!|€£+¢¥₩₭₮×＠＄＋]/g
const letterOfSign: Readonly<Record<string, string>> = {
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '€': 'e',
  '£': 'l',
  '+': 't',
  '¢': 'c',
  '¥': 'y',
  '₩': 'w',
  '₭': 'k',
  '₮': 't',
  '×': 'x',
  '＠': 'a',
  '＄': 's',
  '＋': 't',
}
/** The text with its signs as letters; unchanged if it has none. */
export const signsAsLetters = (text: string): string => text.replace(signs, (sign) => letterOfSign[sign] ?? sign)

/** Regional indicators, which form flags: U+1F1E6 and the following 25. */
const regional = /[\u{1f1e6}-\u{1f1ff}]/gu
/** The text with them as letters; unchanged if it has none. A flag in a sentence is no letter, so both readings are searched. */
export const flagsAsLetters = (text: string): string =>
  text.replace(regional, (sign) => String.fromCharCode(97 + (sign.codePointAt(0) ?? 0) - 0x1f1e6))
