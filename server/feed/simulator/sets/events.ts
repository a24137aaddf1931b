// Maps a set match to feed messages.
import type { FeedEvent } from '../../../features/match/feed-message.ts'
import { iso } from '../days.ts'
import type { SimMatch } from '../model.ts'
import { type Incident, isObjective, type SetsPlay } from './model.ts'
import { servesOf } from './serves.ts'

function eventOf(match: SimMatch, incident: Incident): FeedEvent | null {
  const base = { match_id: match.id, at: iso(match.start + incident.at), minute: { minute: incident.minute } }
  switch (incident.kind) {
    case 'phase': {
      const { phase } = incident
      return { ...base, key: phase === 'set-break' ? `break-${incident.set}` : phase, type: 'phase', phase }
    }
    case 'points':
      return { ...base, key: incident.key, type: 'points', side: incident.side, count: incident.count, player: null }
    case 'set':
      return { ...base, key: incident.key, type: 'score', home: incident.score[0], away: incident.score[1], periods: incident.periods }
    case 'note': {
      const { key, side, note, minute, set } = incident
      return isObjective(note) ? { ...base, minute: { minute, period: set }, key, type: 'objective', side, objective: note } : null
    }
  }
}

export function setsEvents(match: SimMatch, play: SetsPlay): FeedEvent[] {
  const serves = match.sport === 'tennis' ? servesOf(match, play) : new Map<Incident, FeedEvent[]>()
  return play.incidents.flatMap((incident) => {
    const event = eventOf(match, incident)
    return [...(serves.get(incident) ?? []), ...(event ? [event] : [])]
  })
}

/** Leaves out points and calls: they only change a live row, and sets give their outcome. */
export const setsRecord = (match: SimMatch, play: SetsPlay): FeedEvent[] =>
  setsEvents(match, play).filter(({ type }) => type !== 'points' && type !== 'serve')

/** Summary of a past match: its sets. */
export const setsSummary = (match: SimMatch, { incidents }: SetsPlay): FeedEvent[] =>
  incidents
    .filter(
      (incident) => incident.kind === 'set' || (incident.kind === 'phase' && (incident.phase === 'set-1' || incident.phase === 'finished')),
    )
    .flatMap((incident) => eventOf(match, incident) ?? [])
