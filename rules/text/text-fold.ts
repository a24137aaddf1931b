// Text made comparable: what a person types and what a name says meet here, on both sides.
import { limits } from '../../contract/limits/limits.ts'
import { charactersOf, firstCharacters } from './characters.ts'

const foldLetters = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    // Letters with a stroke, which is no mark of its own: they can stand below a mark.
    .replaceAll('đ', 'd')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .normalize('NFC')

/**
 * One form for all spellings of the same: full width and half width, upper and lower case, Vietnamese with and without
 * its marks, accents of other Latin names, runs of blanks. Latin marks alone are dropped: Chinese and Japanese stay whole.
 */
export const foldText = (text: string): string => foldLetters(text).replace(/\s+/gu, ' ').trim()

/** Text folded a character at a time; `places` says where in the text each unit of `folded` comes from, and where the text ends. */
export function foldWithPlaces(text: string): { folded: string; places: number[] } {
  let folded = ''
  const places: number[] = []
  for (const { segment, index } of charactersOf(text)) {
    const part = foldLetters(segment)
    folded += part
    for (let unit = 0; unit < part.length; unit += 1) places.push(index)
  }
  places.push(text.length)
  return { folded, places }
}

/** What a search sends of what was typed: no blanks around it, no two together, ten characters. */
export const searchText = (typed: string): string => firstCharacters(typed.trim().replace(/\s+/gu, ' '), limits.searchLength).trim()
