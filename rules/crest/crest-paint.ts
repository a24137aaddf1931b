// Paints a crest from its seed 'c1,c2,char' or 'c1,c2,char,letters': colours, one of six patterns, and a readable character or two Latin
// letters.
import { contrast } from '../face/color.ts'

export interface CrestPaint {
  first: string
  second: string
  character: string
  /** Colour of the character: white or ink, whichever has the higher contrast with the first colour. */
  ink: '#FFFFFF' | '#121D17'
  /** Path of the pattern in the 24-unit shield, clipped to its edge. */
  top: string
  /** Index of the pattern; the team's shirts use the same one. */
  pattern: number
}

export const shield = 'M12 1.2 21.6 3.6v9c0 5.6-4.2 8.6-9.6 10.6C6.6 21.2 2.4 18.2 2.4 12.6v-9Z'

/** Hoops, sash, chief, halves, stripes, chevron: already clipped to the shield, so no clip path is needed. */
const tops = [
  'M4 3.2H20L21.6 3.6V4.9H2.4V3.6ZM2.4 6.4H21.6V7.6H2.4Z',
  'M2.4 3.6 8.04 2.19 2.4 9.15ZM19.5 3.08 21.6 3.6V5.36Z',
  'M2.4 3.6 12 1.2 21.6 3.6V7.2H2.4Z',
  'M12 1.2 21.6 3.6V7.4H12Z',
  'M5 2.95 7.4 2.35V7.4H5ZM10.8 1.5 12 1.2 13.2 1.5V7.4H10.8ZM16.6 2.35 19 2.95V7.4H16.6Z',
  'M3.68 3.28 12 1.2 20.32 3.28 12 7.4Z',
] as const

/** `latin`: for readers of Latin letters. */
export function crestPaint(crest: string, id: string, latin = false): CrestPaint {
  const [first = '#5C6B62', second = '#DEE5DF', sign = '', letters = ''] = crest.split(',')
  const character = (latin && letters) || sign
  const pattern = indexOf(id)
  return { first, second, character: character.trim(), ink: inkOn(first), top: tops[pattern] as string, pattern }
}

/** The number in the id, modulo 6; ids without a number use their letters. */
function indexOf(id: string): number {
  const digits = /\d+/.exec(id)?.[0]
  if (digits) return Number(digits.slice(-9)) % tops.length
  let sum = 0
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 997
  return sum % tops.length
}

/** White or ink by the WCAG contrast with a #rrggbb colour. */
export const inkOn = (color: string): '#FFFFFF' | '#121D17' =>
  contrast(color, '#FFFFFF') >= contrast(color, '#121D17') ? '#FFFFFF' : '#121D17'
