// Maps a football match to feed messages.
import type { Side } from '../../../../contract/match/match-row.ts'
import type { FeedEvent, FeedMinute } from '../../../features/match/feed-message.ts'
import { iso } from '../days.ts'
import type { SimMatch } from '../model.ts'
import type { FootballPlay, Moment, MomentOf } from './model.ts'

export const minuteOf = ({ minute, added }: Moment): FeedMinute => (added > 0 ? { minute, added } : { minute })

/** Kinds without a message of their own: they appear only in text live. */
const spoken = new Set<Moment['kind']>(['shot', 'penalty', 'foul', 'offside', 'injury', 'spell'])

function eventOf(match: SimMatch, moment: Moment): FeedEvent | null {
  if (spoken.has(moment.kind)) return null
  const base = { match_id: match.id, at: iso(match.start + moment.at), minute: minuteOf(moment) }
  switch (moment.kind) {
    case 'phase':
      return { ...base, key: moment.phase, type: 'phase', phase: moment.phase }
    case 'goal': {
      const { key, side, player, assist, how } = moment
      return { ...base, key, type: 'goal', side, player: player.name, assist: assist?.name ?? null, how }
    }
    case 'penalty-missed':
      return { ...base, key: moment.key, type: 'penalty-missed', side: moment.side, player: moment.player.name }
    case 'corner':
      return { ...base, key: moment.key, type: 'corner', side: moment.side }
    case 'card':
      return { ...base, key: moment.key, type: 'card', side: moment.side, card: moment.card, player: moment.player.name }
    case 'substitution':
      return { ...base, key: moment.key, type: 'substitution', side: moment.side, player: moment.player.name, out: moment.out.name }
    case 'added-time':
      return { ...base, key: `a${moment.minute}`, type: 'added-time', minutes: moment.minutes }
    case 'review':
      return { ...base, key: moment.key, type: 'review', side: moment.side, reason: moment.reason, target: moment.target }
    case 'confirmed':
      return { ...base, key: moment.key, type: 'review-confirmed', target: moment.target }
    case 'cancelled':
      return { ...base, key: moment.key, type: 'cancel', target: moment.target, reason: moment.reason }
    case 'scorer': {
      const { key, target, player, assist } = moment
      return { ...base, key, type: 'scorer', target, player: player.name, assist: assist?.name ?? null }
    }
    case 'score':
      return { ...base, key: moment.key, type: 'score', home: moment.score[0], away: moment.score[1] }
    case 'abandoned':
      return { ...base, key: 'abandoned', type: 'abandoned' }
    case 'kick':
      return { ...base, key: moment.key, type: 'shootout-kick', side: moment.side, scored: moment.scored, player: moment.player.name }
    default:
      return null
  }
}

export const footballEvents = (match: SimMatch, { moments }: FootballPlay): FeedEvent[] =>
  moments.flatMap((moment) => eventOf(match, moment) ?? [])

/** Summary of a past match: its course, and its final goals, missed penalties and cards. */
export function footballSummary(match: SimMatch, { moments }: FootballPlay): FeedEvent[] {
  const named = new Map(
    moments.flatMap((moment): [string, MomentOf<'scorer'>][] => (moment.kind === 'scorer' ? [[moment.target, moment]] : [])),
  )
  const isBroken = moments.at(-1)?.kind === 'abandoned'
  return moments.flatMap((moment) => {
    if (moment.kind === 'goal') {
      if (moment.void) return []
      const scorer = named.get(moment.key)
      return eventOf(match, scorer ? { ...moment, player: scorer.player, assist: scorer.assist } : moment) ?? []
    }
    if (moment.kind === 'card') return moment.void ? [] : (eventOf(match, moment) ?? [])
    // Keeps the second half if no phase follows it: otherwise it would seem never to have begun.
    const told =
      moment.kind === 'kick' ||
      moment.kind === 'penalty-missed' ||
      moment.kind === 'abandoned' ||
      (moment.kind === 'phase' && (isBroken || moment.phase !== 'second-half'))
    return told ? (eventOf(match, moment) ?? []) : []
  })
}

/** The score after each moment as displayed: a goal counts until it is cancelled. */
export function scores(moments: Moment[]): [number, number][] {
  const score: [number, number] = [0, 0]
  const sides = new Map<string, Side>()
  return moments.map((moment) => {
    if (moment.kind === 'goal') {
      score[moment.side === 'home' ? 0 : 1] += 1
      sides.set(moment.key, moment.side)
    } else if (moment.kind === 'cancelled' && moment.of === 'goal') score[sides.get(moment.target) === 'home' ? 0 : 1] -= 1
    else if (moment.kind === 'score') {
      score[0] = moment.score[0]
      score[1] = moment.score[1]
    }
    return [score[0], score[1]]
  })
}
