// A match that is over when it is first seen: the same words that a recorded match of a file gets.
import type { FeedEvent } from '../../features/match/feed-message.ts'
import type { GoalRecord, MatchRecord } from '../openfootball/model.ts'
import { timelineOf } from '../openfootball/timeline.ts'
import { matchId } from './fixtures.ts'
import { goalsOf, matchGoals, minuteText, type SaidGoal, saidGoal } from './goals.ts'
import { hadExtraTime, halfOf, regularOf, scoreOf, shootoutOf } from './standing.ts'
import type { WireMatch } from './wire.ts'

export interface History {
  events: FeedEvent[]
  goals: SaidGoal[]
  rest: string[]
}

/** The record as a file would have it; goals only when they explain the whole score. */
function recordOf(match: WireMatch): MatchRecord {
  const goals = goalsOf(match) ?? []
  const score = scoreOf(match) ?? [0, 0]
  const of = (side: 'home' | 'away'): GoalRecord[] =>
    goals
      .filter((goal) => goal.side === side && goal.minute.minute > 0)
      .map(({ player, minute, how }) => ({ player, minute: minute.minute, added: minute.added ?? 0, how }))
  const home = of('home')
  const away = of('away')
  const whole = home.length === score[0] && away.length === score[1]
  return {
    path: matchId(match),
    num: null,
    round: null,
    stage: null,
    group: null,
    day: match.utcDate.slice(0, 10),
    kickOff: Date.parse(match.utcDate),
    timeKnown: true,
    home: '',
    away: '',
    homeCode: null,
    awayCode: null,
    ground: null,
    status: 'scheduled',
    result: {
      half: halfOf(match),
      full: regularOf(match) ?? score,
      extra: hadExtraTime(match) ? score : null,
      penalties: shootoutOf(match),
    },
    homeGoals: whole ? home : null,
    awayGoals: whole ? away : null,
  }
}

export function historyOf(match: WireMatch): History {
  const events = timelineOf(recordOf(match), matchId(match), false)
  const told = events.flatMap((event): SaidGoal[] =>
    event.type === 'goal'
      ? [{ key: event.key, side: event.side, player: event.player?.en ?? '', minute: minuteText(event.minute), how: event.how }]
      : [],
  )
  // Files do not say who made a goal; here it is known.
  const known = new Map(matchGoals(told.length > 0 ? (goalsOf(match) ?? []) : [], told, []).now.map(({ key, goal }) => [key, goal]))
  const assisted = events.map((event) => {
    const assist = event.type === 'goal' ? known.get(event.key)?.assist : ''
    return assist ? { ...event, assist: { zh: assist, en: assist, vi: assist } } : event
  })
  return { events: assisted, goals: [...known].map(([key, goal]) => saidGoal(key, goal)), rest: [] }
}
