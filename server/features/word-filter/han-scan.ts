// Finds refused Chinese words in a folded text, allowing for inserted characters: signs, blanks, a few letters.
import { Automaton } from './automaton.ts'
import { type Folded, separatorEnd } from './fold.ts'
import { isHan, isOrdinaryHan } from './han-borders.ts'
import { sportTerms } from './ordinary-han.ts'

/** Maximum between two characters of a word: letters and digits, and signs and blanks. More is a sentence between two others. */
const lettersMost = 3
const signsMost = 12
/** Larger than the longest word. */
const ring = 128
const inRing = ring - 1

/** Positions of the last characters, up to the length of the longest word. */
const places = new Uint32Array(ring)

export const isAllHan = (word: string): boolean => [...word].every((letter) => letter.length === 1 && isHan(letter.charCodeAt(0)))

export class HanScan {
  private readonly words: readonly string[]
  private readonly automaton: Automaton

  constructor(words: readonly string[]) {
    this.words = words
    this.automaton = new Automaton(words)
  }

  finds(folded: Folded): boolean {
    if (this.words.length === 0) return false
    const { units, length } = folded
    const { automaton, words } = this
    let state = 0
    let count = 0
    let letters = 0
    let signs = 0
    for (let index = 0; index < length; index += 1) {
      const unit = units[index] as number
      if (!isHan(unit)) {
        if (unit < separatorEnd) signs += 1
        else letters += 1
        continue
      }
      if (letters > lettersMost || signs > signsMost || (letters > 1 && isTerm(units, index - letters - signs, index))) state = 0
      letters = 0
      signs = 0
      places[count & inRing] = index
      count += 1
      state = automaton.step(state, unit)
      if (state === 0 || !automaton.ends(state)) continue
      for (let at = automaton.firstWord(state); at > 0; at = automaton.nextWord(at)) {
        const word = words[automaton.wordOf(at)] as string
        const begin = places[(count - word.length) & inRing] as number
        if (!isOrdinaryHan(folded, begin, index, word)) return true
      }
    }
    return false
  }
}

/** Whether the letters of a gap are a sports term, which people write without blanks: 真傻VAR逼得他改判. */
function isTerm(units: Uint16Array, from: number, to: number): boolean {
  let text = ''
  for (let at = from; at < to; at += 1) {
    const unit = units[at] as number
    if (unit >= separatorEnd) text += String.fromCharCode(unit)
  }
  return sportTerms.has(text)
}
