// Near matches: one typo in a Latin name, and sounds that many speakers do not distinguish (zh z, ch c, sh s, ang an, eng en, ing in).
import { closeness, closenessOfSound, type Spelled } from './search-match.ts'
import type { SoundLine } from './search-sound.ts'

/** Minimum letters of a word to allow a typo: shorter words are near to everything. */
const leastLetters = 4
/** Leading letters that must be correct. */
const surelyRight = 2

/** Merges sounds that are treated as equal. */
export const plainSound = (text: string): string => text.replace(/([zcs])h/g, '$1').replace(/(?<=[aei]n)g/g, '')

const plainLines = new WeakMap<SoundLine, SoundLine>()

function plainLine(line: SoundLine): SoundLine {
  const known = plainLines.get(line)
  if (known) return known
  const plain = { characters: line.characters, readings: line.readings.map((some) => some.map(plainSound)) }
  plainLines.set(line, plain)
  return plain
}

/** Whether the key, from an index, begins with the word with at most one extra, missing, wrong or transposed letter. */
export function beginsNearly(key: string, word: string, from = 0): boolean {
  let same = 0
  while (same < word.length && key[from + same] === word[same]) same += 1
  // The first letters are rarely wrong, and comparing them first is fast.
  if (same < surelyRight) return false
  if (same >= word.length - 1) return true
  const at = from + same
  const rest = word.slice(same + 1)
  return (
    key.startsWith(rest, at + 1) ||
    key.startsWith(rest, at) ||
    key.startsWith(word.slice(same), at + 1) ||
    (key[at] === word[same + 1] && key[at + 1] === word[same] && key.startsWith(word.slice(same + 2), at + 2))
  )
}

/** `maySound`: a reading of some character begins with the word's first letter. */
export function closenessOfNear(spelled: Spelled, word: string, maySound: boolean): number {
  if (word.length < leastLetters || !/^[a-z]+$/.test(word)) return closeness.none
  const { keys } = spelled
  const begin = word.slice(0, surelyRight)
  for (let at = keys.indexOf(begin); at >= 0; at = keys.indexOf(begin, at + 1)) {
    const before = keys[at - 1]
    if ((before === '\n' || before === ' ') && beginsNearly(keys, word, at)) return closeness.within
  }
  if (!maySound) return closeness.none
  // Initials alone are near to too much: full syllables are required, as in prose.
  return closenessOfSound({ lines: () => spelled.lines().map(plainLine), prose: true }, plainSound(word))
}
