// Lines that were sent over a recording or a video in this window: nobody else is watching that very moment, so no socket tells of them.
import type { Danmaku } from '../../../contract/danmaku.ts'

type Hear = (line: Danmaku) => void
/** Taken away in this window: what was fetched before is not shown again. */
const taken = new Set<string>()
const hearers = new Map<string, Set<Hear>>()

export const spoken = {
  take: (id: string): void => void taken.add(id),
  isTaken: (id: string): boolean => taken.has(id),
  tell(line: Danmaku): void {
    for (const hear of hearers.get(line.room_id) ?? []) hear(line)
  },
  join(place: string, hear: Hear): () => void {
    const those = hearers.get(place) ?? new Set()
    hearers.set(place, those.add(hear))
    return () => {
      those.delete(hear)
      if (those.size === 0) hearers.delete(place)
    }
  },
}
