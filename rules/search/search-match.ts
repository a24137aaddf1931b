// Closeness of one search word to one named entry. Smaller is closer.
import { matchSound, type SoundLine } from './search-sound.ts'

export const closeness = { exact: 0, begins: 1, beginsWord: 2, initials: 3, within: 4, soundsWithin: 5, none: 9 } as const

export interface Spelled {
  /** Folded spellings, one per line, with a newline before and after. */
  keys: string
  lines(): readonly SoundLine[]
  /** Long text, as of news: a few letters are no evidence there. */
  prose: boolean
}

const letter = /[a-z0-9]/
const isLetter = (unit: string | undefined): boolean => unit !== undefined && letter.test(unit)

/** Letters that a word needs to be found within names, and within prose. */
const lettersWithin = 2
const lettersInProse = 3

/** By spelling only. */
export function closenessOfSpelling({ keys, prose }: Pick<Spelled, 'keys' | 'prose'>, word: string): number {
  let best: number = closeness.none
  const needed = prose ? lettersInProse : lettersWithin
  const within = word.length < needed && isLetter(word[0]) ? closeness.none : closeness.within
  for (let at = keys.indexOf(word); at >= 0; at = keys.indexOf(word, at + 1)) {
    const before = keys[at - 1]
    if (before === '\n') {
      if (keys[at + word.length] === '\n') return closeness.exact
      best = closeness.begins
    } else if (best > closeness.beginsWord) {
      // Chinese has no word boundaries: a match may begin anywhere.
      const beginsWord = isLetter(word[0]) && !isLetter(before) && !(prose && word.length < lettersWithin)
      best = Math.min(best, beginsWord ? closeness.beginsWord : within)
    }
  }
  return best
}

/** The first letter rules out most places. */
const mayBegin = ({ characters, readings }: SoundLine, from: number, word: string): boolean =>
  word.startsWith(characters[from] as string) || (readings[from] ?? []).some((reading) => reading[0] === word[0])

/** By reading: `word` has letters, and possibly characters. */
export function closenessOfSound({ lines, prose }: Pick<Spelled, 'lines' | 'prose'>, word: string): number {
  let best: number = closeness.none
  if (prose && word.length < lettersInProse) return best
  for (const line of lines()) {
    for (let from = 0; from < line.characters.length; from += 1) {
      if (from > 0 && (best <= closeness.soundsWithin || word.length < lettersWithin)) break
      if (!mayBegin(line, from, word)) continue
      const match = matchSound(line, word, from)
      if (!match || (prose && match.looseness === 2)) continue
      const whole = match.looseness === 0 && match.to === line.characters.length
      const atBegin = whole ? closeness.exact : match.looseness === 2 ? closeness.initials : closeness.begins
      best = Math.min(best, from === 0 ? atBegin : closeness.soundsWithin)
    }
    if (best === closeness.exact) return best
  }
  return best
}
