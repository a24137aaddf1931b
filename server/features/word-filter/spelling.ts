// How a Latin word is spelled so that it is read and yet not found: digits and signs for letters, runs of one letter, letters of flags.

/** Digits that stand for letters in a word. i and l are taken for one another. */
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

/** Runs of one letter as one, then digits as letters: "dildo" has no run of its own, though i and l are read alike. */
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

/** Signs that are separators to the table and letters to a reader. */
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
/** The text with its signs as letters; itself where it has none. */
export const signsAsLetters = (text: string): string => text.replace(signs, (sign) => letterOfSign[sign] ?? sign)

/** The letters that flags are made of, each alone: U+1F1E6 and the 25 behind it. */
const regional = /[\u{1f1e6}-\u{1f1ff}]/gu
/** The text with them as letters; itself where it has none. A flag in a sentence is none of its letters, so both are read. */
export const flagsAsLetters = (text: string): string =>
  text.replace(regional, (sign) => String.fromCharCode(97 + (sign.codePointAt(0) ?? 0) - 0x1f1e6))
