// The minute shown beside an event: from the feed, else from the clock.
import {
  basketballMinute,
  clockSeconds,
  footballMinute,
  quarterLabel,
  quarterName,
  setNumber,
} from '../../../../rules/match/match-clock.ts'
import type { FeedMinute } from '../feed-message.ts'
import type { MatchCore } from '../state.ts'

export function eventMinute(core: MatchCore, { minute, added, left, period }: FeedMinute, at: string): string {
  if (core.status === 'upcoming' || core.status === 'postponed') return ''
  // 0: unknown minute.
  if (core.sport === 'football') return minute > 0 || (added ?? 0) > 0 ? footballMinute(minute, added) : ''
  if (core.sport === 'basketball') {
    const label = period === undefined ? quarterLabel(core.phase, core.periods.length) : quarterName(period)
    if (!label) return core.phase === 'half-time' ? 'HT' : ''
    return basketballMinute(label, left ?? clockSeconds(core, Date.parse(at)))
  }
  const set = period ?? setNumber(core)
  return set > 0 ? `S${set}` : ''
}
