// Merges repeated danmaku within a few seconds into one with a count. Pure.

/** Milliseconds within which a repeat joins the danmaku on screen. */
export const together = 5_000

interface Seen {
  id: string
  at: number
  count: number
}

/** Normalises spaces, width, case, and repetitions of the last character or bracketed name. */
export const meaning = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s+/g, '')
    .replaceAll(/(\[[^[\]]{1,8}\]|.)\1{2,}/gu, '$1$1')

export class Repeats {
  private readonly seen = new Map<string, Seen>()

  /** Returns the danmaku that this one joins and the new count; null if it is the first. */
  join(id: string, text: string, now: number): { id: string; count: number } | null {
    const key = meaning(text)
    const known = this.seen.get(key)
    if (this.seen.size > 300) for (const [old, { at }] of this.seen) if (now - at > together) this.seen.delete(old)
    if (!known || now - known.at > together) {
      this.seen.set(key, { id, at: now, count: 1 })
      return null
    }
    known.count += 1
    return { id: known.id, count: known.count }
  }

  /** The danmaku was removed: the next repeat becomes the first. */
  remove(id: string): void {
    for (const [key, seen] of this.seen) if (seen.id === id) this.seen.delete(key)
  }
}
