// A basketball match told as messages of a feed.
import type { Phase } from '../../../../contract/match/match-row.ts'
import type { FeedEvent } from '../../../features/match/feed-message.ts'
import { iso } from '../days.ts'
import type { SimMatch } from '../model.ts'
import type { BasketballPlay, Moment } from './model.ts'

const stamp = (match: SimMatch, { at, minute, left }: Moment) => ({
  match_id: match.id,
  at: iso(match.start + at),
  minute: { minute, left },
})

export function basketballEvents(match: SimMatch, { moments }: BasketballPlay): FeedEvent[] {
  const seen = new Map<Phase, number>()
  return moments.flatMap((moment): FeedEvent[] => {
    if (moment.kind === 'phase') {
      const { phase } = moment
      const turn = (seen.get(phase) ?? 0) + 1
      seen.set(phase, turn)
      return [{ ...stamp(match, moment), key: turn > 1 ? `${phase}-${turn}` : phase, type: 'phase', phase }]
    }
    if (moment.kind !== 'points') return []
    const { key, side, count, player, assist } = moment
    return [{ ...stamp(match, moment), key, type: 'points', side, count, player: player.name, assist: assist?.name ?? null }]
  })
}

const sum = (periods: [number, number][]): { home: number; away: number } => ({
  home: periods.reduce((total, [home]) => total + home, 0),
  away: periods.reduce((total, [, away]) => total + away, 0),
})

/** What is kept of a match of the past: the points of each period, stated when the regular time and each overtime are over. */
export function basketballSummary(match: SimMatch, play: BasketballPlay): FeedEvent[] {
  const kept = basketballEvents(match, play).filter(
    (event) => event.type === 'phase' && (event.phase === 'q1' || event.phase === 'finished' || event.phase.startsWith('overtime')),
  )
  let played = 3
  return kept.flatMap((event, index): FeedEvent[] => {
    const over = kept[index + 1]
    if (event.type !== 'phase' || !over || event.phase === 'overtime-break') return [event]
    played += 1
    const periods = play.periods.slice(0, played)
    const { match_id, at, minute } = over
    return [event, { match_id, at, minute, key: `sum-${played}`, type: 'score', ...sum(periods), periods, quiet: true }]
  })
}
