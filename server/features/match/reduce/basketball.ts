// Basketball points: scored, set, cancelled. The score is the sum of its periods.

import type { MatchEvent } from '../../../../contract/match/match-event.ts'
import type { Side } from '../../../../contract/match/match-row.ts'
import type { FeedEvent } from '../feed-message.ts'
import type { LoggedEvent, Score } from '../state.ts'
import { addEvent, addFact, changeEvent, type Draft, scoreOf, uncount, type Warning } from './draft.ts'
import { followClock } from './game-clock.ts'
import { ensureStarted } from './phase.ts'

type Message<T extends FeedEvent['type']> = FeedEvent & { type: T }

const indexOf = (side: Side): 0 | 1 => (side === 'home' ? 0 : 1)

function sumPeriods({ core }: Draft): void {
  core.home_score = core.periods.reduce((sum, [home]) => sum + home, 0)
  core.away_score = core.periods.reduce((sum, [, away]) => sum + away, 0)
}

/** Adds to one side in the given or last period; points that the period cannot give up come from the periods before. */
function addPoints({ core }: Draft, side: Side, count: number, period = core.periods.length - 1): void {
  const periods: Score[] = core.periods.length > 0 ? core.periods.map(([home, away]) => [home, away]) : [[0, 0]]
  let rest = count
  for (let at = Math.max(0, Math.min(period, periods.length - 1)); at >= 0 && rest !== 0; at -= 1) {
    const pair = periods[at] as Score
    const next = Math.max(0, pair[indexOf(side)] + rest)
    rest -= next - pair[indexOf(side)]
    pair[indexOf(side)] = next
  }
  for (const pair of periods) {
    const next = Math.max(0, pair[indexOf(side)] + rest)
    rest -= next - pair[indexOf(side)]
    pair[indexOf(side)] = next
  }
  core.periods = periods
}

/** A game is close within this many seconds before the end and points apart: the NBA's clutch time. */
const clutch = { seconds: 300, points: 5 }

/** Alerts once per match, on the basket that makes it close. */
function reportIfClose(draft: Draft, points: MatchEvent): void {
  const { core, memo } = draft
  if (memo.close || core.phase !== 'q4' || !core.clock || core.clock.elapsed > clutch.seconds) return
  if (Math.abs(core.home_score - core.away_score) > clutch.points) return
  memo.close = true
  addFact(draft, points, 'close-game')
}

export function applyPoints(draft: Draft, message: Message<'points'>): undefined {
  ensureStarted(draft)
  followClock(draft)
  const { side, count, player, assist } = message
  addPoints(draft, side, count)
  sumPeriods(draft)
  draft.memo.score_at = draft.memo.score_at && draft.memo.score_at > draft.at ? draft.memo.score_at : draft.at
  const memo = { adds: (side === 'home' ? [count, 0] : [0, count]) as Score, period: draft.core.periods.length - 1 }
  const detail = { count, score: scoreOf(draft.core), ...(assist ? { assist } : {}) }
  reportIfClose(draft, addEvent(draft, { type: 'points', team: side, player, detail, memo }))
}

function correct(draft: Draft, side: Side | null, target?: number): number {
  const detail = { score: scoreOf(draft.core), ...(target === undefined ? {} : { target }) }
  return addEvent(draft, { type: 'score-correction', team: side, detail }).seq
}

export function cancelPoints(draft: Draft, points: LoggedEvent): void {
  if (points.event.cancelled_by !== null) return
  const side = points.event.team as Side
  const period = points.memo.period ?? undefined
  addPoints(draft, side, -(points.memo.adds as Score)[indexOf(side)], period)
  sumPeriods(draft)
  uncount(draft, points)
  changeEvent(draft, points.event.seq, { cancelled_by: correct(draft, side, points.event.seq) })
}

/** Most points of one basket: more at once comes from a feed that was away and is recorded as a correction. */
const basket = 4

export function applyBasketballScore(draft: Draft, message: Message<'score'>): Warning {
  const { core, memo, at } = draft
  if (memo.score_at !== null && at < memo.score_at) return 'a score older than the one known'
  const before = scoreOf(core)
  const home = message.home - before[0]
  const away = message.away - before[1]
  if (home !== 0 || away !== 0) ensureStarted(draft)
  followClock(draft)
  const stated = message.periods
  const sums =
    stated && [0, 1].every((side) => stated.reduce((sum, pair) => sum + pair[side as 0 | 1], 0) === [message.home, message.away][side])
  if (sums) core.periods = stated.map(([one, other]) => [one, other])
  else {
    if (home !== 0) addPoints(draft, 'home', home)
    if (away !== 0) addPoints(draft, 'away', away)
  }
  sumPeriods(draft)
  memo.score_at = at
  memo.stated_at = at
  draft.touched = true
  if (message.quiet || (home === 0 && away === 0)) return
  const changes: [Side, number][] = [
    ['home', home],
    ['away', away],
  ]
  if (changes.some(([, count]) => count < 0 || count > basket)) {
    correct(draft, away === 0 ? 'home' : home === 0 ? 'away' : null)
    return
  }
  const period = core.periods.length - 1
  for (const [team, count] of changes)
    if (count > 0) {
      const adds: Score = team === 'home' ? [count, 0] : [0, count]
      reportIfClose(draft, addEvent(draft, { type: 'points', team, detail: { count, score: scoreOf(core) }, memo: { adds, period } }))
    }
}
