// Selects the match events for a room's panel. Pure.
import type { MatchEvent } from '../../../../contract/match/match-event.ts'
import { foldTimeline, keyEvents, type TimelineItem } from '../../match/messages/timeline.ts'

/** Maximum number of key events before the list is expanded. */
const most = 8

export interface EventList {
  /** Newest first. */
  items: readonly TimelineItem[]
  /** Number of events omitted from `items`. */
  more: number
}

/** The key events, or with `isWhole` all that the video has shown. */
export function eventList(events: readonly MatchEvent[], isWhole: boolean): EventList {
  // Towers and bombs are many, and are listed on the match page.
  const all = foldTimeline(events).filter(({ kind }) => kind !== 'objective')
  const items = isWhole ? all : keyEvents(all, most)
  return { items, more: all.length - items.length }
}
