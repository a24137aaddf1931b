// Maps a set match to feed messages.
import type { FeedEvent } from '../../../features/match/feed-message.ts'
import { iso } from '../days.ts'
import type { SimMatch } from '../model.ts'
import { isObjective, type Moment, type SetsPlay } from './model.ts'
import { servesOf } from './serves.ts'

function eventOf(match: SimMatch, moment: Moment): FeedEvent | null {
  const base = { match_id: match.id, at: iso(match.start + moment.at), minute: { minute: moment.minute } }
  switch (moment.kind) {
    case 'phase': {
      const { phase } = moment
      return { ...base, key: phase === 'set-break' ? `break-${moment.set}` : phase, type: 'phase', phase }
    }
    case 'points':
      return { ...base, key: moment.key, type: 'points', side: moment.side, count: moment.count, player: null }
    case 'set':
      return { ...base, key: moment.key, type: 'score', home: moment.score[0], away: moment.score[1], periods: moment.periods }
    case 'note': {
      const { key, side, note, minute, set } = moment
      return isObjective(note) ? { ...base, minute: { minute, period: set }, key, type: 'objective', side, objective: note } : null
    }
  }
}

export function setsEvents(match: SimMatch, play: SetsPlay): FeedEvent[] {
  const serves = match.sport === 'tennis' ? servesOf(match, play) : new Map<Moment, FeedEvent[]>()
  return play.moments.flatMap((moment) => {
    const event = eventOf(match, moment)
    return [...(serves.get(moment) ?? []), ...(event ? [event] : [])]
  })
}

/** Leaves out points and calls: they only change a live row, and sets give their outcome. */
export const setsRecord = (match: SimMatch, play: SetsPlay): FeedEvent[] =>
  setsEvents(match, play).filter(({ type }) => type !== 'points' && type !== 'serve')

/** Summary of a past match: its sets. */
export const setsSummary = (match: SimMatch, { moments }: SetsPlay): FeedEvent[] =>
  moments
    .filter((moment) => moment.kind === 'set' || (moment.kind === 'phase' && (moment.phase === 'set-1' || moment.phase === 'finished')))
    .flatMap((moment) => eventOf(match, moment) ?? [])
