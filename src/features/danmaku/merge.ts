// Lines that say the same within a few seconds are one line with a count. Pure.

/** Milliseconds in which a repeat joins the line that is still on the picture. */
export const together = 5_000

interface Seen {
  id: string
  at: number
  count: number
}

/** Written differently, meant alike: spaces, width, case, and how often the last character or bracketed name was pressed. */
export const meaning = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s+/g, '')
    .replaceAll(/(\[[^[\]]{1,8}\]|.)\1{2,}/gu, '$1$1')

export class Repeats {
  private readonly seen = new Map<string, Seen>()

  /** The line that this one joins, with how many say it now; null when it is the first. */
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

  /** It was taken away: whoever says the same after it is the first. */
  remove(id: string): void {
    for (const [key, seen] of this.seen) if (seen.id === id) this.seen.delete(key)
  }
}
