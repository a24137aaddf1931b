// Danmaku posted on a recording or a video in this window: other viewers are at other playback times, so no socket broadcasts them.
import type { Danmaku } from '../../../../contract/room/danmaku.ts'

interface Hearer {
  hear(danmaku: Danmaku): void
  onTaken(id: string): void
}
/** Ids removed in this window: fetched copies are not shown again. */
const taken = new Set<string>()
const hearers = new Map<string, Set<Hearer>>()

export const spoken = {
  take(id: string): void {
    taken.add(id)
    for (const those of hearers.values()) for (const { onTaken } of those) onTaken(id)
  },
  isTaken: (id: string): boolean => taken.has(id),
  notify(danmaku: Danmaku): void {
    for (const { hear } of hearers.get(danmaku.room_id) ?? []) hear(danmaku)
  },
  join(place: string, hearer: Hearer): () => void {
    const those = hearers.get(place) ?? new Set()
    hearers.set(place, those.add(hearer))
    return () => {
      those.delete(hearer)
      if (those.size === 0) hearers.delete(place)
    }
  },
}
