// Which events of a room's match its panel lists. Pure.
import type { MatchEvent } from '../../../../contract/match/match-event.ts'
import { foldTimeline, keyMoments, type TimelineItem } from '../../match/words/timeline.ts'

/** Key moments in the panel before more is asked for. */
const most = 8

export interface EventList {
  /** The newest first. */
  items: readonly TimelineItem[]
  /** Events that are not among them. */
  more: number
}

/** The key moments, or the whole of what the picture has shown. */
export function eventList(events: readonly MatchEvent[], isWhole: boolean): EventList {
  // Towers and bombs are many, and stand on the page of the match.
  const all = foldTimeline(events).filter(({ kind }) => kind !== 'objective')
  const items = isWhole ? all : keyMoments(all, most)
  return { items, more: all.length - items.length }
}
