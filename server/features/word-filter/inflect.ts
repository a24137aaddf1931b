// Search forms of Latin words: exact, with English endings, and loosened.
import { loosened } from './spelling.ts'

export interface Word {
  text: string
  /** As written, folded; a word of several parts is found whatever its parts mean alone. */
  parts: readonly string[]
}

/** A pattern to search in the letters of a text. */
export interface Pattern {
  text: string
  isPhrase: boolean
  /** Only Latin letters and digits: matches as a word of the text, not inside of another. */
  isLatin: boolean
  /** Endings that may follow within the same word of the text. */
  endings: ReadonlySet<string>
  /** Only a word together with an ending: whor(ing), puss(ies). */
  isStem: boolean
}

export const latin = /^[a-z0-9]+$/
/** Minimum letters of a word for the loosened search, with digits read as letters and runs collapsed. */
const looseFrom = 4
const endings = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const none: ReadonlySet<string> = new Set()
const plural = endings('s es')
const regular = endings('s es z ed er ers in ing ings')
const behindE = endings('s z d r rs')
const behindStemOfE = endings('in ing ings')
const behindY = endings('s z in ing ings')
const behindStemOfY = endings('ies ied ier iers')
/** Letters of the longest ending. */
export const endingMost = 4

type Form = Pick<Pattern, 'text' | 'endings' | 'isStem'>
const whole = (text: string, more: ReadonlySet<string>): Form => ({ text, endings: more, isStem: false })
const stem = (text: string, more: ReadonlySet<string>): Form => ({ text: text.slice(0, -1), endings: more, isStem: true })

/** Words of one and two letters have no endings, those of three only the plural: bet is harmless. */
function formsOf({ text, parts }: Word): Form[] {
  if (parts.length > 1 || text.length < 3 || !/^[a-z]+$/.test(text)) return [whole(text, none)]
  if (text.length === 3) return [whole(text, plural)]
  if (text.endsWith('e')) return [whole(text, behindE), stem(text, behindStemOfE)]
  if (/[^aeiou]y$/.test(text)) return [whole(text, behindY), stem(text, behindStemOfY)]
  return [whole(text, regular)]
}

/** Each text once: equal texts of two words are merged, with the endings of both. */
function merged(patterns: readonly Pattern[]): Pattern[] {
  const byText = new Map<string, Pattern>()
  for (const pattern of patterns) {
    const known = byText.get(pattern.text)
    const both = known && {
      ...known,
      isPhrase: known.isPhrase || pattern.isPhrase,
      isStem: known.isStem && pattern.isStem,
      endings: new Set([...known.endings, ...pattern.endings]),
    }
    byText.set(pattern.text, both ?? pattern)
  }
  return [...byText.values()]
}

const patternOf = (word: Word, form: Form): Pattern => ({ ...form, isPhrase: word.parts.length > 1, isLatin: latin.test(word.text) })

/** A letter that ends one part and begins the next forms a run only without a separator between them. */
function looseForms(word: Word): Form[] {
  const forms = formsOf(word).map((form) => ({ ...form, text: loosened(form.text) }))
  return word.parts.length > 1 ? [...forms, whole(word.parts.map(loosened).join(''), none)] : forms
}

export const strictPatterns = (words: readonly Word[]): Pattern[] =>
  merged(words.flatMap((word) => formsOf(word).map((form) => patternOf(word, form))))

export const loosePatterns = (words: readonly Word[]): Pattern[] =>
  merged(
    words
      .filter(({ text }) => latin.test(text))
      .flatMap((word) => looseForms(word).map((form) => patternOf(word, form)))
      .filter(({ text }) => text.length >= looseFrom),
  )
