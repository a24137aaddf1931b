// Which players of a match can be rated, and when; and the mean rating.

import { type RatingState, ratingLimits } from '../../contract/limits/rating-limits.ts'
import type { MatchDetail } from '../../contract/match/match-detail.ts'
import type { MatchEvent } from '../../contract/match/match-event.ts'
import type { MatchRow, Side, Sport } from '../../contract/match/match-row.ts'

type Lineups = NonNullable<MatchDetail['lineups']>
type RatedEvent = Pick<MatchEvent, 'type' | 'team' | 'player' | 'cancelled_by'>

/** Both sides with their players: in football starters and substitutes who came on, in other sports all listed players. */
export function playedIn(sport: Sport, lineups: Lineups, events: readonly RatedEvent[]): Record<Side, Lineups['home']['starters']> {
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

/** One decimal; null for a small sample: the mean would say more about the fans than about the player. */
export const meanOf = (sum: number, sample: number): number | null =>
  sample < ratingLimits.fewest ? null : Math.round((sum / sample) * 10) / 10
