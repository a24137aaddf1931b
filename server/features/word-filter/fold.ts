// Folds text for comparison with refused words: one code unit per character, in one pass over a table. NFKC, case, diacritics, width,
// traditional forms, look-alikes; invisible characters are dropped. Linear, and without user-defined patterns.
import { confusables } from './confusables.ts'
import { simplifiedOf } from './simplified.ts'

/** Units for characters between letters; each is below `separatorEnd`, and no letter is. */
export const separators = { sign: 1, blank: 4, stop: 5, apostrophe: 6 } as const
export const separatorEnd = 8
/** Markers in the table only: dropped, several units, half of a surrogate pair. */
const dropped = 0
const several = 2
const half = 3

const unseen = /^[\p{M}\p{Cf}\p{Cc}\p{Cs}\p{Cn}\u115f\u1160\u3164\uffa0\u2800\u180e]$/u
const spoken = /^[\p{L}\p{N}]$/u
const apostrophe = /^['\u2018\u2019\u02bc`]$/u
/** Ends of sentences and clauses. */
const stop = /^[\n\r,.!?;:\u3002]$/u
const blank = /^\s$/u

/** The unit of one part of a character; '' if dropped. */
function foldPart(part: string): string {
  const plain = confusables.get(part) ?? part
  if (apostrophe.test(plain)) return String.fromCharCode(separators.apostrophe)
  if (stop.test(plain)) return String.fromCharCode(separators.stop)
  if (blank.test(plain)) return String.fromCharCode(separators.blank)
  if (unseen.test(plain)) return ''
  if (!spoken.test(plain)) return String.fromCharCode(separators.sign)
  const simple = plain.length === 1 ? simplifiedOf.get(plain.charCodeAt(0)) : undefined
  return simple === undefined ? plain : String.fromCharCode(simple)
}

/** The letters of one character; one separator if it has none, '' if dropped. */
function foldCharacter(character: string): string {
  // A capital may resemble another letter than its lower case: it is looked up both before and after case folding.
  const whole = [...(confusables.get(character) ?? character.normalize('NFKC'))]
    .flatMap((one) => [...(confusables.get(one) ?? one.toLowerCase()).normalize('NFD')])
    // NFD decomposes Hangul: its letters stay.
    .map(foldPart)
    .filter((unit) => unit !== '')
  const letters = whole.filter((unit) => unit.charCodeAt(0) >= separatorEnd)
  return letters.length > 0 ? letters.join('') : (whole[0] ?? '')
}

interface Table {
  units: Uint16Array
  /** For units that become several, and for surrogate pairs. */
  many: Map<string, string>
}
let table: Table | null = null
function tableOf(): Table {
  if (table) return table
  const units = new Uint16Array(65_536)
  const many = new Map<string, string>()
  for (let unit = 0; unit < 65_536; unit += 1) {
    if (unit >= 0xd800 && unit <= 0xdfff) {
      units[unit] = half
      continue
    }
    const character = String.fromCharCode(unit)
    const folded = foldCharacter(character)
    if (folded === '') units[unit] = dropped
    else if (folded.length === 1) units[unit] = folded.charCodeAt(0)
    else {
      units[unit] = several
      many.set(character, folded)
    }
  }
  table = { units, many }
  return table
}

/** Distinct characters beyond the table that are cached. */
const rememberedMost = 10_000

/** Folded units, or separators; only the first `length` are valid. */
export interface Folded {
  units: Uint16Array
  length: number
}

export function foldText(text: string): Folded {
  const { units, many } = tableOf()
  const { length } = text
  let out = new Uint16Array(length + 64)
  let count = 0
  for (let index = 0; index < length; index += 1) {
    const unit = text.charCodeAt(index)
    const folded = units[unit] as number
    if (folded > half || folded === separators.sign) {
      out[count] = folded
      count += 1
    } else if (folded !== dropped) {
      const character = folded === several ? text.charAt(index) : String.fromCodePoint(text.codePointAt(index) as number)
      if (folded === half && character.length === 2) index += 1
      let letters = many.get(character)
      if (letters === undefined) {
        letters = folded === half && character.length === 1 ? '' : foldCharacter(character)
        if (many.size < rememberedMost) many.set(character, letters)
      }
      // Space for these and for one unit per remaining character.
      if (count + letters.length + length - index > out.length) {
        const wider = new Uint16Array(out.length * 2 + letters.length)
        wider.set(out)
        out = wider
      }
      for (let at = 0; at < letters.length; at += 1) out[count + at] = letters.charCodeAt(at)
      count += letters.length
    }
  }
  return { units: out, length: count }
}

/** A search word: folded, in its parts, without separators, at most a hundred units. */
export function foldWord(word: string): string[] {
  const { units, length } = foldText(word)
  const parts: string[] = []
  let part = ''
  for (const unit of units.subarray(0, Math.min(length, 100))) {
    if (unit >= separatorEnd) part += String.fromCharCode(unit)
    else if (part !== '') {
      parts.push(part)
      part = ''
    }
  }
  return part === '' ? parts : [...parts, part]
}
