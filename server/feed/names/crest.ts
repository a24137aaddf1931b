// The crest of a team without a picture: two colours and a character, derived from the name.
import { nameLetters } from '../../../rules/text/name/name-letters.ts'
import { pick } from './pick.ts'

/** Typical shirts: a main colour and one that contrasts with it. */
const shirts: [string, string][] = [
  ['#B3202A', '#FFFFFF'],
  ['#0F5FA8', '#FFFFFF'],
  ['#14653F', '#F4D35E'],
  ['#1B2A49', '#E9B44C'],
  ['#6A1B2D', '#9CC3E6'],
  ['#E2711D', '#1A1A1A'],
  ['#F2C230', '#1E3A6E'],
  ['#4A2A7B', '#FFFFFF'],
  ['#0E7C86', '#FFFFFF'],
  ['#1F1F24', '#C9A227'],
  ['#7FB2E5', '#17375E'],
  ['#D9D9D4', '#9B1B30'],
  ['#8C1C2C', '#F0D9B5'],
  ['#2B6E3F', '#FFFFFF'],
  ['#C2410C', '#FDE68A'],
  ['#34495E', '#F59E0B'],
]

/** League tags: luminance of at most .18, so that white text is readable. */
const tags = ['#1F5B3C', '#1C4F86', '#7A2E2E', '#5B3A78', '#6B4A12', '#0D5A63', '#8A3B12', '#3D4A55', '#2F4FA0', '#7B2457']

/** The colours of a team outside the tables. */
export const shirtOf = (key: string): [string, string] => shirts[pick(key, shirts.length)] as [string, string]
export const tagColor = (key: string): string => tags[pick(key, tags.length)] as string

/** The character of a crest: the first of a Chinese name, else two Latin letters. */
export function crestMark(zh: string): string {
  const chinese = /\p{Script=Han}/u.exec(zh)?.[0]
  if (chinese) return chinese
  return nameLetters(zh)
}

export const crestOf = (colors: [string, string], mark: string): string => `${colors[0]},${colors[1]},${mark}`
