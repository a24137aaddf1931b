// Who can be given points in a match, and when; what a mean is worth.

import { type RatingState, ratingLimits } from '../../contract/limits/rating-limits.ts'
import type { MatchDetail } from '../../contract/match/match-detail.ts'
import type { MatchEvent } from '../../contract/match/match-event.ts'
import type { MatchRow, Side, Sport } from '../../contract/match/match-row.ts'

type Lineups = NonNullable<MatchDetail['lineups']>
type Said = Pick<MatchEvent, 'type' | 'team' | 'player' | 'cancelled_by'>

/** Both sides with those who played: in football starters and whoever came on, elsewhere all who are named. */
export function playedIn(sport: Sport, lineups: Lineups, events: readonly Said[]): Record<Side, Lineups['home']['starters']> {
  const of = (side: Side) => {
    const { starters, substitutes } = lineups[side]
    const cameOn = new Set(
      events
        .filter(({ type, team, cancelled_by }) => type === 'substitution' && team === side && cancelled_by === null)
        .map(({ player }) => player?.zh),
    )
    return [...starters, ...substitutes.filter(({ name }) => sport !== 'football' || cameOn.has(name.zh))]
  }
  return { home: of('home'), away: of('away') }
}

/** `endedAt` and `now` are product milliseconds. */
export function ratingWindow(
  status: MatchRow['status'],
  endedAt: number | null,
  now: number,
): { state: RatingState; until: number | null } {
  if (status === 'live') return { state: 'open', until: null }
  if (status !== 'over' || endedAt === null) return { state: status === 'cancelled' || status === 'over' ? 'closed' : 'soon', until: null }
  const until = endedAt + ratingLimits.openFor
  return { state: now < until ? 'open' : 'closed', until }
}

/** One decimal; null of too few: their mean would say more of them than of the player. */
export const meanOf = (sum: number, sample: number): number | null =>
  sample < ratingLimits.fewest ? null : Math.round((sum / sample) * 10) / 10
