// Text made comparable: what a person types and what a name says meet here, on both sides.
import { limits } from '../../contract/limits/limits.ts'
import { charactersOf, firstCharacters } from './characters.ts'

/**
 * What Unicode does not decompose, each letter before what people type for it: letters of living alphabets and what other keyboards
 * give for them, apostrophes and hyphens. Source: unicode-org/cldr, common/transforms/Latin-ASCII.xml. The schwa is not in it: it is
 * an a in the names that Azerbaijan's clubs go by abroad (Səbail, Sabail).
 */
const pairs = "đd ðd ɖd ɗd ƌd ȡd øo łl ƚl ßss æae œoe ıi ɨi þth ħh ŋn ɲn ŧt ɓb ɛe ƙk ʉu ƴy ƶz əa ’' ‘' ʼ' ʻ' ‐- –- —-"
const undecomposed = new Map(pairs.split(' ').map((pair): [string, string] => [pair.charAt(0), pair.slice(1)]))
const anyUndecomposed = new RegExp(`[${[...undecomposed.keys()].join('')}]`, 'g')

/** The replacement runs after the marks are gone: such a letter can stand below a mark. */
const foldLetters = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replace(anyUndecomposed, (letter) => undecomposed.get(letter) ?? letter)
    .normalize('NFC')

/**
 * One form for all spellings of the same: full width and half width, upper and lower case, Vietnamese with and without
 * its marks, accents and letters of other Latin names, runs of blanks. Latin marks alone are dropped: Chinese and Japanese stay whole.
 */
export const foldText = (text: string): string => foldLetters(text).replace(/\s+/gu, ' ').trim()

/** Letters that German and the Nordic languages spell out where a keyboard lacks them. Source: ICAO Doc 9303, part 3, section 6. */
const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', å: 'aa', ö: 'oe', ø: 'oe', ü: 'ue' }
const isSpelledOut = (text: string): boolean => /[äåöøü]/i.test(text.normalize('NFKC'))
const spellOut = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[äåöøü]/g, (letter) => spelledOut[letter] ?? letter)

/**
 * The forms that a text is found by: folded, and where it has ä, å, ö, ø or ü also folded with these spelled out: Müller is both muller
 * and mueller. A typed ue is never read as ü: Manuel is no Manul, and yue stays a syllable of pinyin.
 */
export const foldForms = (text: string): string[] => [foldText(text), ...(isSpelledOut(text) ? [foldText(spellOut(text))] : [])]

/** Tells of a text whether any of these stands in it, in any form of either. */
export function matcherOfAny(all: readonly string[]): (text: string) => boolean {
  const wanted = all.flatMap(foldForms)
  return (text) => wanted.length > 0 && foldForms(text).some((form) => wanted.some((one) => form.includes(one)))
}

/** Tells of a text whether what was typed stands in it, in any form of either. Nothing typed stands in every text. */
export const matcherOf = (typed: string): ((text: string) => boolean) => matcherOfAny([typed])

/**
 * Runs of digits and Chinese characters of what was typed. `matcherOf` finds it only in a text whose NFKC form has each of them, for
 * folding changes neither: a database can leave out the others.
 */
export const plainRuns = (typed: string): string[] => foldText(typed).match(/[\d\p{Script=Han}]+/gu) ?? []

export interface FoldedText {
  folded: string
  /** Where in the text each unit of `folded` comes from, and where the text ends. */
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

/** A text folded a character at a time, blanks as they are, in each of its forms: the plain one first. */
export const foldWithPlaces = (text: string): [FoldedText, ...FoldedText[]] => [
  foldEach(text, foldLetters),
  ...(isSpelledOut(text) ? [foldEach(text, (character) => foldLetters(spellOut(character)))] : []),
]

/** What a search sends of what was typed: no blanks around it, no two together, ten characters. */
export const searchText = (typed: string): string => firstCharacters(typed.trim().replace(/\s+/gu, ' '), limits.searchLength).trim()
