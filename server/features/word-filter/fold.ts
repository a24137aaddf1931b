// Text folded for comparing with refused words: one unit a character, in one pass over a table. NFKC, case, marks, width,
// traditional forms, look-alike letters; what cannot be seen is dropped. Linear, and without any pattern of a user's.
import { simplifiedOf } from './simplified.ts'

/** What a unit becomes: dropped, a separator, several units, half of a pair; else the unit itself. */
export const dropped = 0
export const separator = 1
const several = 2
const half = 3

/** Letters of other scripts that are taken for Latin ones. */
const lookAlike = new Map(
  [
    ['аạɑα', 'a'],
    ['вβʙ', 'b'],
    ['сϲᴄ', 'c'],
    ['ԁ', 'd'],
    ['еєεɛ', 'e'],
    ['ɡ', 'g'],
    ['нһʜ', 'h'],
    ['іıɩι', 'i'],
    ['јʝ', 'j'],
    ['кκ', 'k'],
    ['ⅼӏʟ', 'l'],
    ['мᴍ', 'm'],
    ['пոη', 'n'],
    ['оοօᴏσ', 'o'],
    ['рρ', 'p'],
    ['ԛ', 'q'],
    ['гʀ', 'r'],
    ['ѕꜱ', 's'],
    ['тτ', 't'],
    ['υսᴜ', 'u'],
    ['ѵν', 'v'],
    ['ԝωѡ', 'w'],
    ['хχ', 'x'],
    ['уγʏ', 'y'],
    ['ᴢ', 'z'],
    ['đð', 'd'],
    ['ø', 'o'],
    ['ł', 'l'],
    ['ß', 's'],
  ].flatMap(([from = '', to = '']) => [...from].map((letter) => [letter, to] as const)),
)

/** First code points of negative circled and negative squared letters, which NFKC does not fold. */
const enclosed = [0x1f150, 0x1f170]
function unenclosed(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const start = enclosed.find((from) => code >= from && code < from + 26)
  return start === undefined ? character : String.fromCharCode(97 + code - start)
}

const unseen = /^[\p{M}\p{Cf}\p{Cc}\p{Cs}\p{Cn}\u115f\u1160\u3164\uffa0\u2800\u180e]$/u
const spoken = /^[\p{L}\p{N}]$/u

/** One character as the letters that it stands for; '' for what is dropped, ' ' for a separator. */
function foldCharacter(character: string): string {
  const whole = [...unenclosed(character).normalize('NFKC').toLowerCase().normalize('NFD')].flatMap((part) => {
    const plain = lookAlike.get(part) ?? part
    if (/^\s$/u.test(plain)) return [' ']
    if (unseen.test(plain)) return []
    // Hangul is taken apart by NFD: its letters stay.
    if (!spoken.test(plain)) return [' ']
    const simple = plain.length === 1 ? simplifiedOf.get(plain.charCodeAt(0)) : undefined
    return [simple === undefined ? plain : String.fromCharCode(simple)]
  })
  const letters = whole.filter((part) => part !== ' ')
  return letters.length > 0 ? letters.join('') : whole.length > 0 ? ' ' : ''
}

interface Table {
  units: Uint16Array
  /** Of units that become several, and of characters that are pairs. */
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
    else if (folded === ' ') units[unit] = separator
    else if (folded.length === 1) units[unit] = folded.charCodeAt(0)
    else {
      units[unit] = several
      many.set(character, folded)
    }
  }
  table = { units, many }
  return table
}

/** Distinct characters beyond the table that are remembered. */
const rememberedMost = 10_000

/** Each unit folded, or `separator`; `length` of them count. */
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
    if (folded > half || folded === separator) {
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
      // Room for these and for one unit of each character that is left.
      if (count + letters.length + length - index > out.length) {
        const wider = new Uint16Array(out.length * 2 + letters.length)
        wider.set(out)
        out = wider
      }
      for (let at = 0; at < letters.length; at += 1) out[count + at] = letters === ' ' ? separator : letters.charCodeAt(at)
      count += letters.length
    }
  }
  return { units: out, length: count }
}

/** A word as it is looked for: folded, without separators. */
export function foldWord(word: string): string {
  const { units, length } = foldText(word)
  return String.fromCharCode(...[...units.subarray(0, length)].filter((unit) => unit !== separator).slice(0, 100))
}
