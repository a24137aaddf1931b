// The parts of a shown text that match the search, for highlighting.

import { type FoldedText, foldWithPlaces } from '../text/text-fold.ts'
import { joinedWord, type SearchWord, searchWords } from './search-find.ts'
import { matchSound, type SoundLine } from './search-sound.ts'

export type MarkRange = [from: number, to: number]

/** Readings of a Chinese text, if known. */
export type SoundOf = (folded: string) => SoundLine | undefined

/** Ranges of `text`, in order, never adjacent. */
export function markRanges(text: string, asked: string, soundOf?: SoundOf): MarkRange[] {
  const words = searchWords(asked)
  if (words.length === 0 || text === '') return []
  const forms = foldWithPlaces(text)
  const [plain] = forms
  const sound = soundOf?.(plain.folded)
  function marksOf(word: SearchWord): MarkRange[] {
    const written = forms.flatMap((form) => word.flatMap((spelling) => inText(form, rangesOf(form.folded, spelling))))
    return written.length > 0 ? written : word.flatMap((spelling) => inText(plain, soundRange(plain.folded, spelling, sound)))
  }
  return join([...words, joinedWord(words)].flatMap(marksOf))
}

/** Maps ranges of the folded text to the original text. */
const inText = ({ places }: FoldedText, ranges: readonly MarkRange[] | null): MarkRange[] =>
  (ranges ?? []).map(([from, to]) => [places[from] ?? 0, endOf(places, to)])

/** A character may fold to several units: its range extends to the next character. */
function endOf(places: readonly number[], to: number): number {
  const last = places[to - 1] ?? 0
  let next = to
  while (next < places.length - 1 && places[next] === last) next += 1
  return places[next] ?? last
}

function rangesOf(folded: string, word: string): MarkRange[] | null {
  const ranges: MarkRange[] = []
  // A single letter is highlighted only at the start of a word, where the search finds it.
  const single = /^[a-z0-9]$/.test(word)
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
    if (!single || !/[a-z0-9]/.test(folded[at - 1] ?? ' ')) ranges.push([at, at + word.length])
  }
  return ranges.length > 0 ? ranges : null
}

function soundRange(folded: string, word: string, sound: SoundLine | undefined): MarkRange[] | null {
  if (!sound || !/[a-z]/.test(word)) return null
  for (let from = 0; from < (word.length > 1 ? sound.characters.length : 1); from += 1) {
    const match = matchSound(sound, word, from)
    if (!match) continue
    const lengthTo = (place: number): number => sound.characters.slice(0, place).join('').length
    return folded.length === lengthTo(sound.characters.length) ? [[lengthTo(from), lengthTo(match.to)]] : null
  }
  return null
}

function join(ranges: MarkRange[]): MarkRange[] {
  const joined: MarkRange[] = []
  for (const [from, to] of ranges.sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = joined.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else joined.push([from, to])
  }
  return joined
}
