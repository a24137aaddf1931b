// Maps a football match to feed messages.
import type { Side } from '../../../../contract/match/match-row.ts'
import type { FeedEvent, FeedMinute } from '../../../features/match/feed-message.ts'
import { iso } from '../days.ts'
import type { SimMatch } from '../model.ts'
import type { FootballPlay, Incident, IncidentOf } from './model.ts'

export const minuteOf = ({ minute, added }: Incident): FeedMinute => (added > 0 ? { minute, added } : { minute })

/** Kinds without a message of their own: they appear only in text live. */
const spoken = new Set<Incident['kind']>(['shot', 'penalty', 'foul', 'offside', 'injury', 'spell'])

function eventOf(match: SimMatch, incident: Incident): FeedEvent | null {
  if (spoken.has(incident.kind)) return null
  const base = { match_id: match.id, at: iso(match.start + incident.at), minute: minuteOf(incident) }
  switch (incident.kind) {
    case 'phase':
      return { ...base, key: incident.phase, type: 'phase', phase: incident.phase }
    case 'goal': {
      const { key, side, player, assist, how } = incident
      return { ...base, key, type: 'goal', side, player: player.name, assist: assist?.name ?? null, how }
    }
    case 'penalty-missed':
      return { ...base, key: incident.key, type: 'penalty-missed', side: incident.side, player: incident.player.name }
    case 'corner':
      return { ...base, key: incident.key, type: 'corner', side: incident.side }
    case 'card':
      return { ...base, key: incident.key, type: 'card', side: incident.side, card: incident.card, player: incident.player.name }
    case 'substitution':
      return { ...base, key: incident.key, type: 'substitution', side: incident.side, player: incident.player.name, out: incident.out.name }
    case 'added-time':
      return { ...base, key: `a${incident.minute}`, type: 'added-time', minutes: incident.minutes }
    case 'review':
      return { ...base, key: incident.key, type: 'review', side: incident.side, reason: incident.reason, target: incident.target }
    case 'confirmed':
      return { ...base, key: incident.key, type: 'review-confirmed', target: incident.target }
    case 'cancelled':
      return { ...base, key: incident.key, type: 'cancel', target: incident.target, reason: incident.reason }
    case 'scorer': {
      const { key, target, player, assist } = incident
      return { ...base, key, type: 'scorer', target, player: player.name, assist: assist?.name ?? null }
    }
    case 'score':
      return { ...base, key: incident.key, type: 'score', home: incident.score[0], away: incident.score[1] }
    case 'abandoned':
      return { ...base, key: 'abandoned', type: 'abandoned' }
    case 'kick':
      return {
        ...base,
        key: incident.key,
        type: 'shootout-kick',
        side: incident.side,
        scored: incident.scored,
        player: incident.player.name,
      }
    default:
      return null
  }
}

export const footballEvents = (match: SimMatch, { incidents }: FootballPlay): FeedEvent[] =>
  incidents.flatMap((incident) => eventOf(match, incident) ?? [])

/** Summary of a past match: its course, and its final goals, missed penalties and cards. */
export function footballSummary(match: SimMatch, { incidents }: FootballPlay): FeedEvent[] {
  const named = new Map(
    incidents.flatMap((incident): [string, IncidentOf<'scorer'>][] => (incident.kind === 'scorer' ? [[incident.target, incident]] : [])),
  )
  const isBroken = incidents.at(-1)?.kind === 'abandoned'
  return incidents.flatMap((incident) => {
    if (incident.kind === 'goal') {
      if (incident.void) return []
      const scorer = named.get(incident.key)
      return eventOf(match, scorer ? { ...incident, player: scorer.player, assist: scorer.assist } : incident) ?? []
    }
    if (incident.kind === 'card') return incident.void ? [] : (eventOf(match, incident) ?? [])
    // Keeps the second half if no phase follows it: otherwise it would seem never to have begun.
    const isShown =
      incident.kind === 'kick' ||
      incident.kind === 'penalty-missed' ||
      incident.kind === 'abandoned' ||
      (incident.kind === 'phase' && (isBroken || incident.phase !== 'second-half'))
    return isShown ? (eventOf(match, incident) ?? []) : []
  })
}

/** The score after each moment as displayed: a goal counts until it is cancelled. */
export function scores(incidents: Incident[]): [number, number][] {
  const score: [number, number] = [0, 0]
  const sides = new Map<string, Side>()
  return incidents.map((incident) => {
    if (incident.kind === 'goal') {
      score[incident.side === 'home' ? 0 : 1] += 1
      sides.set(incident.key, incident.side)
    } else if (incident.kind === 'cancelled' && incident.of === 'goal') score[sides.get(incident.target) === 'home' ? 0 : 1] -= 1
    else if (incident.kind === 'score') {
      score[0] = incident.score[0]
      score[1] = incident.score[1]
    }
    return [score[0], score[1]]
  })
}
