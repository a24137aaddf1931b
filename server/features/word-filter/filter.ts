// Whether a text has a refused word in it, however it is disguised. Safety R15.
import { Automaton } from './automaton.ts'
import { type Folded, foldText, foldWord, separator } from './fold.ts'

export interface WordFilter {
  /** Whether a refused word is in it. */
  refuses(text: string): boolean
}

const latin = /^[a-z0-9]+$/
const isLatin = (unit: number): boolean => (unit >= 97 && unit <= 122) || (unit >= 48 && unit <= 57)
/** Digits and signs that stand for letters in a word. i and l are taken for one another. */
const standingFor = new Map(
  [
    ['0', 'o'],
    ['1', 'i'],
    ['l', 'i'],
    ['3', 'e'],
    ['4', 'a'],
    ['5', 's'],
    ['7', 't'],
    ['8', 'b'],
    ['9', 'g'],
  ].map(([from = '', to = '']) => [from.charCodeAt(0), to.charCodeAt(0)]),
)
const readings = new Uint8Array(128).map((_, unit) => standingFor.get(unit) ?? unit)
const readAs = (unit: number): number => (unit < 128 ? (readings[unit] as number) : unit)
/** Signs that are separators to the table and letters to a reader, told before it sees them. */
const signs = /[@$!|€£+]/
const signLetters: Record<string, string> = { '@': 'a', $: 's', '!': 'i', '|': 'i', '€': 'e', '£': 'l', '+': 't' }
/** Letters from which a Latin word is also found in the midst of another; shorter ones would hit places and names. */
const insideFrom = 7
/** Letters that a Latin word has at least to be looked for with its digits read as letters and its runs made short. */
const looseFrom = 4
/** Above the longest word. */
const ring = 128
const inRing = ring - 1

/** Runs of one letter as one, digits as letters. */
function loosened(word: string): string {
  let text = ''
  for (let at = 0; at < word.length; at += 1) {
    const unit = readAs(word.charCodeAt(at))
    if (text.charCodeAt(text.length - 1) !== unit) text += String.fromCharCode(unit)
  }
  return text
}

interface Shape {
  length: number
  isLatin: boolean
}
const shapeOf = (word: string): Shape => ({ length: word.length, isLatin: latin.test(word) })

/** Of the last letters, as many as a word has at most: whether a word of the text begins there, and which one it is. */
const begins = new Uint8Array(ring)
const gaps = new Uint32Array(ring)

/**
 * Letters of a text as a run without separators; a Latin word counts where it begins and ends with a word of the text. `loose`:
 * digits as letters, runs of one letter as one. A single loop over plain numbers: this is asked for every line that is said.
 */
function isIn({ units, length }: Folded, automaton: Automaton, shapes: readonly Shape[], loose: boolean): boolean {
  const between = separator
  let state = 0
  let count = 0
  let gap = 0
  let fresh = true
  let last = 0
  let wasLetter = false
  // Latin words that ended at the last letter: taken when the text goes on with no letter of the same word.
  let pending = false
  for (let index = 0; index < length; index += 1) {
    let unit = units[index] as number
    if (unit === between) {
      if (pending) return true
      fresh = true
      continue
    }
    if (loose) {
      unit = readAs(unit)
      // The same letter again after a separator is a run too, when each stands alone.
      if (unit === last && !fresh) continue
      last = unit
    }
    const isLetter = isLatin(unit)
    if (pending && !isLetter) return true
    pending = false
    if (fresh) gap += 1
    begins[count & inRing] = fresh || !isLetter || !wasLetter ? 1 : 0
    gaps[count & inRing] = gap
    wasLetter = isLetter
    fresh = false
    count += 1
    state = automaton.step(state, unit)
    if (state === 0 || !automaton.ends(state)) continue
    for (let at = automaton.firstWord(state); at > 0; at = automaton.nextWord(at)) {
      const word = shapes[automaton.wordOf(at)] as Shape
      const begin = (count - word.length) & inRing
      if (!word.isLatin || (word.length >= insideFrom && gaps[begin] === gap)) return true
      if (begins[begin] === 1) pending = true
    }
  }
  return pending
}

const picture = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u
/** Emoji as they are compared: whether a heart is drawn in colour makes no other one of it. */
const drawnForm = (text: string): string => text.normalize('NFKC').replaceAll('\ufe0f', '')

export function createWordFilter(refused: readonly string[]): WordFilter {
  const words = [...new Set(refused.map(foldWord))].filter((word) => word.length > (latin.test(word) ? 1 : 0))
  // Of emoji alone nothing is left to look for: they are found as they stand.
  const drawn = [...new Set(refused.filter((word) => foldWord(word) === '' && picture.test(word)).map((word) => drawnForm(word).trim()))]
  const strict = new Automaton(words)
  const shapes = words.map(shapeOf)
  const short = [...new Set(words.filter((word) => latin.test(word)).map(loosened))].filter(({ length }) => length >= looseFrom)
  const loose = new Automaton(short)
  const shortShapes = short.map(shapeOf)
  return {
    refuses(text) {
      if (drawn.length > 0) {
        const shown = drawnForm(text)
        if (drawn.some((word) => shown.includes(word))) return true
      }
      if (words.length === 0) return false
      const folded = foldText(text)
      if (isIn(folded, strict, shapes, false)) return true
      if (short.length === 0) return false
      const spelled = signs.test(text) ? foldText(text.replace(/[@$!|€£+]/g, (sign) => signLetters[sign] ?? sign)) : folded
      return isIn(spelled, loose, shortShapes, true)
    },
  }
}
