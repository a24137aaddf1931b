// Random draws seeded by a text: the same at every start.

export interface Draw {
  /** In [0, 1). */
  share(): number
  /** An integer in [0, `end`). */
  below(end: number): number
  one<T>(list: readonly T[]): T
}

/** FNV-1a for the seed, then mulberry32. */
export function drawOf(text: string): Draw {
  let state = 0x811c9dc5
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  const share = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (end: number): number => Math.floor(share() * end)
  return {
    share,
    below,
    one(list) {
      const found = list[below(list.length)]
      if (found === undefined) throw new RangeError('nothing to draw from')
      return found
    },
  }
}
