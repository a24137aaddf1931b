// Finds refused words among the letters of a folded text: Latin ones as separate words, others anywhere.
import { Automaton } from './automaton.ts'
import { type Folded, separatorEnd, separators } from './fold.ts'
import { isOrdinaryHan } from './han-borders.ts'
import { endingMost, type Pattern } from './inflect.ts'
import { commonWords, ordinaryWords } from './ordinary-latin.ts'
import { readAs } from './spelling.ts'

/** Minimum letters for a match inside of another Latin word; shorter ones would match places and names. */
const insideFrom = 7
/** Minimum letters for a match beside a number: "fuck123". */
const numberedFrom = 4
/** Units of the longest word that is looked up among ordinary ones. */
const ordinaryMost = 24
/** Larger than the longest word. */
const ring = 128
const inRing = ring - 1

const isDigit = (unit: number): boolean => unit >= 48 && unit <= 57
const isLatin = (unit: number): boolean => (unit >= 97 && unit <= 122) || isDigit(unit)
const isSeparator = (unit: number): boolean => unit < separatorEnd

/**
 * For the last letters, up to the length of the longest word: their positions, whether a word of the text begins there, and which one it
 * is.
 */
const places = new Uint32Array(ring)
const begins = new Uint8Array(ring)
const gaps = new Uint32Array(ring)
/** A word of the text begins here, or its letters begin after a number. */
const atWord = 1
const behindNumber = 2

export class LatinScan {
  private readonly patterns: readonly Pattern[]
  private readonly isLoose: boolean
  private readonly automaton: Automaton

  /** `isLoose`: reads digits as letters, and collapses runs of a letter. */
  constructor(patterns: readonly Pattern[], isLoose: boolean) {
    this.patterns = patterns
    this.isLoose = isLoose
    this.automaton = new Automaton(patterns.map(({ text }) => text))
  }

  /** A single loop over plain numbers, because it runs for every message. */
  finds(folded: Folded): boolean {
    if (this.patterns.length === 0) return false
    const { units, length } = folded
    const { automaton, patterns, isLoose } = this
    let state = 0
    let count = 0
    let gap = 0
    let fresh = true
    let last = 0
    let wasAlone = false
    let wasLatin = false
    let wasNumber = false
    for (let index = 0; index < length; index += 1) {
      const raw = units[index] as number
      if (raw < separatorEnd) {
        fresh = true
        continue
      }
      if (isLoose) {
        // The same letter again is a run; after a separator too, if each is on its own.
        const alone = fresh && (index + 1 === length || isSeparator(units[index + 1] as number))
        if (raw === last && (!fresh || (alone && wasAlone))) continue
        wasAlone = alone
        last = raw
      }
      const unit = isLoose ? readAs(raw) : raw
      const latin = isLatin(unit)
      const begun = fresh || !latin || !wasLatin
      const number: boolean = isDigit(raw) && (begun || wasNumber)
      if (fresh) gap += 1
      const slot = count & inRing
      begins[slot] = begun ? atWord : wasNumber && !number ? behindNumber : 0
      gaps[slot] = gap
      places[slot] = index
      wasLatin = latin
      wasNumber = number
      fresh = false
      count += 1
      // Loosened words are Latin: no other character continues one.
      if (isLoose && !latin) {
        state = 0
        continue
      }
      state = automaton.step(state, unit)
      if (state === 0 || !automaton.ends(state)) continue
      for (let at = automaton.firstWord(state); at > 0; at = automaton.nextWord(at)) {
        const pattern = patterns[automaton.wordOf(at)] as Pattern
        const begin = (count - pattern.text.length) & inRing
        if (this.counts(folded, pattern, begin, index, gaps[begin] === gap)) return true
      }
    }
    return false
  }

  /** Whether a match is valid: from the letter in a slot of the ring to a position of the text. */
  private counts(folded: Folded, pattern: Pattern, slot: number, end: number, isInOne: boolean): boolean {
    const begin = places[slot] as number
    if (!pattern.isLatin) return !isOrdinaryHan(folded, begin, end, pattern.text)
    const begun = begins[slot] as number
    if (begun === atWord || (begun === behindNumber && pattern.text.length >= numberedFrom)) {
      const last = this.endOf(folded, pattern, end)
      if (last >= 0 && (pattern.isPhrase || !isOrdinary(folded, begin, last, this.isLoose ? null : pattern.text))) return true
    }
    return pattern.text.length >= insideFrom && isInOne && !pattern.isStem && !isOrdinaryAround(folded, begin, end)
  }

  /** The last letter of the text's word if the rest of it is an ending; -1 if the word continues otherwise. */
  private endOf({ units, length }: Folded, pattern: Pattern, end: number): number {
    let rest = ''
    let last = units[end] as number
    let at = end + 1
    for (; at < length; at += 1) {
      const raw = units[at] as number
      if (this.isLoose && raw === last) continue
      const unit = this.isLoose ? readAs(raw) : raw
      if (!isLatin(unit)) break
      if (rest.length === endingMost) return numberEnd(units, length, pattern, end)
      rest += String.fromCharCode(unit)
      last = raw
    }
    if (rest === '' ? !pattern.isStem : pattern.endings.has(rest)) return at - 1
    return numberEnd(units, length, pattern, end)
  }
}

/** The last digit if only a number follows; -1 otherwise. */
function numberEnd(units: Uint16Array, length: number, { text, isStem }: Pattern, end: number): number {
  let at = end + 1
  while (at < length && isDigit(units[at] as number)) at += 1
  const isNumber = at > end + 1 && (at === length || !isLatin(units[at] as number))
  return isNumber && !isStem && text.length >= numberedFrom ? at - 1 : -1
}

/** Parts that may stand alone only after an apostrophe: that's hit, he'd, can't. */
const tails = new Set(['s', 't', 'd', 'm'])

/** Whether a separate word of the text is ordinary, and not the search word itself. */
const isOrdinaryWord = (part: string, exact: string | null): boolean =>
  part !== exact && (ordinaryWords.has(part.replace(/\d+$/, '')) || (exact === null && /^\d+$/.test(part)))

/** Whether the letters form one or several ordinary words. `exact`: the search word, unless loosened. */
function isOrdinary({ units }: Folded, begin: number, end: number, exact: string | null): boolean {
  let part = ''
  let before = 0
  let parts = 0
  let letters = 0
  // One position beyond the letters: the last part ends there.
  for (let at = begin; at <= end + 1; at += 1) {
    const unit = at > end ? separators.blank : (units[at] as number)
    if (!isSeparator(unit)) {
      if (part === '') before = at === 0 ? separators.blank : (units[at - 1] as number)
      part += String.fromCharCode(unit)
      if (part.length > ordinaryMost) return false
    } else if (part !== '') {
      if (at > end && parts === 0) return isOrdinaryWord(part, exact)
      const isTail = tails.has(part) && before === separators.apostrophe
      const isNumber = exact === null && /^\d+$/.test(part)
      if (!isTail && !isNumber && !commonWords.has(part)) return false
      parts += 1
      letters += part.length
      part = ''
    }
  }
  // Letters separated from each other spell a word.
  return letters > parts
}

/** The same for the complete word of the text around the letters. */
function isOrdinaryAround({ units, length }: Folded, begin: number, end: number): boolean {
  let from = begin
  while (from > 0 && begin - from <= ordinaryMost && isLatin(units[from - 1] as number)) from -= 1
  let to = end + 1
  while (to < length && to - end <= ordinaryMost && isLatin(units[to] as number)) to += 1
  return ordinaryWords.has(String.fromCharCode(...units.subarray(from, to)))
}
