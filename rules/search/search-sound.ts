// Chinese names by reading: full pinyin, initials, and both mixed with characters. 皇家马德里 is huangjia, hjmdl, 皇jm, huangjm.

/** One Chinese spelling: a character and its readings per index. */
export interface SoundLine {
  characters: readonly string[]
  readings: readonly (readonly string[])[]
}
export interface SoundMatch {
  /** Index after the last character. */
  to: number
  /** 0: every syllable is complete, 1: all but the last, 2: some are initials only. */
  looseness: 0 | 1 | 2
}

/** Parses lines of an index: one spelling per line, syllables separated by spaces between characters and slashes between readings. */
export function soundLines(keys: string, pinyin: string): SoundLine[] {
  if (pinyin === '') return []
  const spellings = keys.split('\n')
  return pinyin.split('\n').map((line, place) => ({
    characters: Array.from(spellings[place] ?? ''),
    readings: line.split(' ').map((readings) => (readings === '-' ? [] : readings.split('/'))),
  }))
}

/** The tightest match of `text` (folded, no spaces) from this index of the line; null if there is none. */
export function matchSound({ characters, readings }: SoundLine, text: string, from: number): SoundMatch | null {
  let best: SoundMatch | null = null

  function walk(place: number, at: number, looseness: SoundMatch['looseness']): void {
    if (best && best.looseness <= looseness) return
    if (at === text.length) {
      best = { to: place, looseness }
      return
    }
    const character = characters[place]
    if (character === undefined) return
    if (text.startsWith(character, at)) walk(place + 1, at + character.length, looseness)
    for (const reading of readings[place] ?? []) {
      let same = 0
      while (same < reading.length && at + same < text.length && reading[same] === text[at + same]) same += 1
      if (same === reading.length) walk(place + 1, at + same, looseness)
      for (let length = Math.min(same, reading.length - 1); length > 0; length -= 1) {
        const isLast = at + length === text.length
        walk(place + 1, at + length, isLast && looseness < 2 ? 1 : 2)
      }
    }
  }
  walk(from, 0, 0)
  return best
}
