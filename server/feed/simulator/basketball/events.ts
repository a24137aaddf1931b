// Maps a basketball match to feed messages.
import type { Phase } from '../../../../contract/match/match-row.ts'
import type { FeedEvent } from '../../../features/match/feed-message.ts'
import { iso } from '../days.ts'
import type { SimMatch } from '../model.ts'
import { type BasketballPlay, type Stamp, withClockChanges } from './model.ts'

const stamp = (match: SimMatch, { at, minute, left }: Stamp) => ({
  match_id: match.id,
  at: iso(match.start + at),
  minute: { minute, left },
})

export function basketballEvents(match: SimMatch, play: BasketballPlay): FeedEvent[] {
  const seen = new Map<Phase, number>()
  let clockChanges = 0
  return withClockChanges(play).flatMap((incident): FeedEvent[] => {
    if (incident.kind === 'clock') {
      clockChanges += 1
      return [{ ...stamp(match, incident), key: `c${clockChanges}`, type: 'clock', running: incident.running }]
    }
    if (incident.kind === 'phase') {
      const { phase } = incident
      const occurrence = (seen.get(phase) ?? 0) + 1
      seen.set(phase, occurrence)
      return [{ ...stamp(match, incident), key: occurrence > 1 ? `${phase}-${occurrence}` : phase, type: 'phase', phase }]
    }
    if (incident.kind !== 'points') return []
    const { key, side, count, player, assist } = incident
    return [{ ...stamp(match, incident), key, type: 'points', side, count, player: player.name, assist: assist?.name ?? null }]
  })
}

/** The events shown on the page of a finished match. */
export const basketballRecord = (match: SimMatch, play: BasketballPlay): FeedEvent[] =>
  basketballEvents(match, play).filter(({ type }) => type !== 'clock')

const sum = (periods: [number, number][]): { home: number; away: number } => ({
  home: periods.reduce((total, [home]) => total + home, 0),
  away: periods.reduce((total, [, away]) => total + away, 0),
})

const ends = (phase: Phase): boolean => phase === 'finished' || phase === 'half-time' || phase.endsWith('-break')

/** Summary of a past match: its course, with the points of each period set as it ends. */
export function basketballSummary(match: SimMatch, play: BasketballPlay): FeedEvent[] {
  let played = 0
  return basketballEvents(match, play).flatMap((event): FeedEvent[] => {
    if (event.type !== 'phase') return []
    if (!ends(event.phase)) return [event]
    played += 1
    const periods = play.periods.slice(0, played)
    const { match_id, at, minute } = event
    return [{ match_id, at, minute, key: `sum-${played}`, type: 'score', ...sum(periods), periods, quiet: true }, event]
  })
}
