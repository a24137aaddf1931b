// A match first seen after its end: reported with the same messages as a recorded match of a file.
import type { FeedEvent } from '../../features/match/feed-message.ts'
import { inPeriod } from '../openfootball/goals.ts'
import type { GoalRecord, MatchRecord } from '../openfootball/model.ts'
import { timelineOf } from '../openfootball/timeline.ts'
import { matchId } from './fixtures.ts'
import { goalsOf, matchGoals, minuteText, type ReportedGoal, reportedGoal } from './goals.ts'
import type { Reading } from './reading.ts'
import type { WireMatch } from './wire.ts'

export interface History {
  events: FeedEvent[]
  goals: ReportedGoal[]
  rest: string[]
}

/** The record as a file would have it; with goals only if they explain the whole score. */
function recordOf(match: WireMatch, { score: read, half, regular, hasExtra, kicks }: Reading): MatchRecord {
  const goals = goalsOf(match) ?? []
  const score = read ?? [0, 0]
  const of = (side: 'home' | 'away'): GoalRecord[] =>
    goals
      .filter((goal) => goal.side === side && goal.minute.minute > 0)
      .map(({ player, minute: { minute, added = 0 }, how }) => ({ player, ...inPeriod(minute, added, hasExtra), how }))
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
    result: { half, full: regular ?? score, extra: hasExtra ? score : null, penalties: kicks },
    homeGoals: whole ? home : null,
    awayGoals: whole ? away : null,
  }
}

/** A shoot-out of which at most the winner is known. */
function withUnknownKicks(events: FeedEvent[], { score, winner }: Reading): FeedEvent[] {
  const last = events.at(-1)
  if (!last || !score) return events
  const { match_id, at, minute } = last
  const [home, away] = score
  const named = winner === 'home' || winner === 'away' ? { winner } : {}
  return [
    ...events.slice(0, -1),
    { match_id, at, minute, key: 'shoot-out', type: 'phase', phase: 'shoot-out' },
    { match_id, at, minute, key: 'shoot-out:0-0', type: 'score', home, away, shootout: [0, 0], ...named, quiet: true },
    last,
  ]
}

export function historyOf(match: WireMatch, reading: Reading): History {
  const timeline = timelineOf(recordOf(match, reading), matchId(match), false)
  const events = reading.isShootOut && !reading.kicks ? withUnknownKicks(timeline, reading) : timeline
  const listed = events.flatMap((event): ReportedGoal[] =>
    event.type === 'goal'
      ? [{ key: event.key, side: event.side, player: event.player?.en ?? '', minute: minuteText(event.minute), how: event.how }]
      : [],
  )
  // Files do not name assists; this response does.
  const known = new Map(matchGoals(listed.length > 0 ? (goalsOf(match) ?? []) : [], listed, []).now.map(({ key, goal }) => [key, goal]))
  const assisted = events.map((event) => {
    const assist = event.type === 'goal' ? known.get(event.key)?.assist : ''
    return assist ? { ...event, assist: { zh: assist, en: assist, vi: assist } } : event
  })
  return { events: assisted, goals: [...known].map(([key, goal]) => reportedGoal(key, goal)), rest: [] }
}
