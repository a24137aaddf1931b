// Latin words as they are looked for: whole, with the endings of English, and a second time loosened.
import { loosened } from './spelling.ts'

export interface Word {
  text: string
  /** As it is written, folded; where there are several, it is found between them whatever they mean alone. */
  parts: readonly string[]
}

/** What is looked for in letters of a text. */
export interface Pattern {
  text: string
  isPhrase: boolean
  /** Latin letters and digits alone: found where it is a word of the text, not inside of another. */
  isLatin: boolean
  /** What may follow it in the same word of the text. */
  endings: ReadonlySet<string>
  /** No word without an ending: whor(ing), puss(ies). */
  isStem: boolean
}

export const latin = /^[a-z0-9]+$/
/** Letters that a word has at least to be looked for loosened: with its digits read as letters, its runs as one. */
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

/** Words of one and two letters have no endings, those of three their plural alone: bet is no better. */
function formsOf({ text, parts }: Word): Form[] {
  if (parts.length > 1 || text.length < 3 || !/^[a-z]+$/.test(text)) return [whole(text, none)]
  if (text.length === 3) return [whole(text, plural)]
  if (text.endsWith('e')) return [whole(text, behindE), stem(text, behindStemOfE)]
  if (/[^aeiou]y$/.test(text)) return [whole(text, behindY), stem(text, behindStemOfY)]
  return [whole(text, regular)]
}

/** Each text once: of two words that come to the same, what either allows. */
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

/** A letter that ends one part and begins the next is a run only where nothing stands between them. */
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
