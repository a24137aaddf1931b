// Normalizes text for comparison: typed text and names, on both sides.
import { limits } from '../../contract/limits/limits.ts'
import { charactersOf, firstCharacters } from './characters.ts'

/**
 * Letters that Unicode does not decompose, each followed by its typed form: letters of living alphabets with their equivalents on other
 * keyboards, apostrophes and hyphens. Source: unicode-org/cldr, common/transforms/Latin-ASCII.xml. The schwa is not in it: it is an a in
 * the international names of Azerbaijan's clubs (Səbail, Sabail).
 */
const pairs = "đd ðd ɖd ɗd ƌd ȡd øo łl ƚl ßss æae œoe ıi ɨi þth ħh ŋn ɲn ŧt ɓb ɛe ƙk ʉu ƴy ƶz əa ’' ‘' ʼ' ʻ' ‐- –- —-"
const undecomposed = new Map(pairs.split(' ').map((pair): [string, string] => [pair.charAt(0), pair.slice(1)]))
const anyUndecomposed = new RegExp(`[${[...undecomposed.keys()].join('')}]`, 'g')

/** The replacement runs after the marks are removed: such a letter can be below a mark. */
const foldLetters = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replace(anyUndecomposed, (letter) => undecomposed.get(letter) ?? letter)
    .normalize('NFC')

/**
 * One form for all equivalent spellings: full width and half width, upper and lower case, Vietnamese with and without marks, accents and
 * letters of other Latin names, runs of spaces. Only Latin marks are dropped: Chinese and Japanese stay intact.
 */
export const foldText = (text: string): string => foldLetters(text).replace(/\s+/gu, ' ').trim()

/** Letters that German and the Nordic languages transliterate if a keyboard lacks them. Source: ICAO Doc 9303, part 3, section 6. */
const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', å: 'aa', ö: 'oe', ø: 'oe', ü: 'ue' }
const isSpelledOut = (text: string): boolean => /[äåöøü]/i.test(text.normalize('NFKC'))
const spellOut = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[äåöøü]/g, (letter) => spelledOut[letter] ?? letter)

/**
 * The searchable forms of a text: folded, and if it has ä, å, ö, ø or ü also folded with these transliterated: Müller is both muller and
 * mueller. A typed ue is never read as ü: Manuel is not Manul, and yue stays a syllable of pinyin.
 */
export const foldForms = (text: string): string[] => [foldText(text), ...(isSpelledOut(text) ? [foldText(spellOut(text))] : [])]

/** Returns a function that tests whether a text contains any of these, in any form of either. */
export function matcherOfAny(all: readonly string[]): (text: string) => boolean {
  const wanted = all.flatMap(foldForms)
  return (text) => wanted.length > 0 && foldForms(text).some((form) => wanted.some((one) => form.includes(one)))
}

/** Returns a function that tests whether a text contains the typed text, in any form of either. Empty input matches every text. */
export const matcherOf = (typed: string): ((text: string) => boolean) => matcherOfAny([typed])

/**
 * Runs of digits and Chinese characters of the typed text. `matcherOf` matches only texts whose NFKC form contains each of them, because
 * folding changes neither: a database can exclude the others.
 */
export const plainRuns = (typed: string): string[] => foldText(typed).match(/[\d\p{Script=Han}]+/gu) ?? []

export interface FoldedText {
  folded: string
  /** Index in the text of each unit of `folded`, and the length of the text. */
  places: number[]
}

function foldEach(text: string, fold: (character: string) => string): FoldedText {
  let folded = ''
  const places: number[] = []
  for (const { segment, index } of charactersOf(text)) {
    const part = fold(segment)
    folded += part
    for (let unit = 0; unit < part.length; unit += 1) places.push(index)
  }
  places.push(text.length)
  return { folded, places }
}

/** A text folded character by character, with its spaces, in each of its forms: the plain one first. */
export const foldWithPlaces = (text: string): [FoldedText, ...FoldedText[]] => [
  foldEach(text, foldLetters),
  ...(isSpelledOut(text) ? [foldEach(text, (character) => foldLetters(spellOut(character)))] : []),
]

/** The search text that is sent: trimmed, single spaces, ten characters. */
export const searchText = (typed: string): string => firstCharacters(typed.trim().replace(/\s+/gu, ' '), limits.searchLength).trim()
