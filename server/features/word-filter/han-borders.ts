// Whether the Chinese characters of a refused word are parts of other words: 大约 + 炮轰, 粉丝 of 粉丝牌. Decision 49.
import { type Folded, separatorEnd, separators } from './fold.ts'
import { endingIn, type Neighbours, neighbours, startingIn, startingInBehindStop } from './ordinary-han.ts'

export const isHan = (unit: number): boolean => (unit >= 0x3400 && unit <= 0x9fff) || (unit >= 0xf900 && unit <= 0xfaff)
const isDigit = (unit: number): boolean => unit >= 48 && unit <= 57

/** Maximum characters beside a word to check, and maximum characters of the word that a neighbour may extend into. */
const besideMost = 3
const insideMost = 3

/** The characters directly before a position, and directly after one, without separators. */
function headBefore(units: Uint16Array, begin: number): string {
  let from = begin
  while (from > 0 && begin - from < besideMost && isHan(units[from - 1] as number)) from -= 1
  return String.fromCharCode(...units.subarray(from, begin))
}
function tailBehind({ units, length }: Folded, end: number): string {
  let to = end + 1
  while (to < length && to - end <= besideMost && isHan(units[to] as number)) to += 1
  return String.fromCharCode(...units.subarray(end + 1, to))
}

/** How many characters of the word belong to an ordinary word that begins before it; 0 for none. */
function takenAtStart(head: string, text: string): number {
  for (let own = 1; own < text.length && own <= insideMost; own += 1)
    for (let more = 1; more <= head.length; more += 1) if (endingIn.has(head.slice(-more) + text.slice(0, own))) return own
  return 0
}
function takenAtEnd(text: string, tail: string, dictionary: ReadonlySet<string>): number {
  for (let own = 1; own < text.length && own <= insideMost; own += 1)
    for (let more = 1; more <= tail.length; more += 1) if (dictionary.has(text.slice(-own) + tail.slice(0, more))) return own
  return 0
}

/** What separates the characters of a word: the end of a sentence, a number, letters. */
function gapOf(units: Uint16Array, begin: number, end: number): { hasStop: boolean; isNumber: boolean } {
  let hasStop = false
  let digits = 0
  let letters = 0
  for (let at = begin + 1; at < end; at += 1) {
    const unit = units[at] as number
    if (unit === separators.stop) hasStop = true
    else if (isDigit(unit)) digits += 1
    else if (unit >= separatorEnd && !isHan(unit)) letters += 1
  }
  return { hasStop, isNumber: digits > 0 && letters === 0 }
}

const stands = ({ before, behind }: Neighbours, head: string, tail: string): boolean =>
  (before === undefined || before.some((text) => head.endsWith(text))) &&
  (behind === undefined || behind.some((text) => tail.startsWith(text)))

/** For the characters from `begin` to `end`, which form `text` without their separators. */
export function isOrdinaryHan(folded: Folded, begin: number, end: number, text: string): boolean {
  const { units } = folded
  const head = headBefore(units, begin)
  const tail = tailBehind(folded, end)
  if (head === '' && tail === '') return false
  if (neighbours.get(text)?.some((known) => stands(known, head, tail))) return true
  const start = takenAtStart(head, text)
  const close = takenAtEnd(text, tail, startingIn)
  if (start > 0 && close > 0 && start + close <= text.length) return true
  // If a sentence ends inside of it, or a number is inside, one of the two is enough: 真傻！逼得他解围, 合约2炮.
  const { hasStop, isNumber } = gapOf(units, begin, end)
  if (hasStop) return start > 0 || close > 0 || takenAtEnd(text, tail, startingInBehindStop) > 0
  return isNumber && start > 0
}
