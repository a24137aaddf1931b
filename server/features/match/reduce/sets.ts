// Sets of tennis, badminton and e-sports: the score counts sets won, the periods are games or points of each set.

import type { Side } from '../../../../contract/match/match-row.ts'
import type { FeedEvent } from '../feed-message.ts'
import type { Score } from '../state.ts'
import { addEvent, addFact, type Draft, scoreOf, type Warning } from './draft.ts'
import { eventMinute } from './event-minute.ts'
import { ensureStarted } from './phase.ts'
import { reportSetEnd } from './set-end.ts'

type Message<T extends FeedEvent['type']> = FeedEvent & { type: T }

/** Laws of Badminton 7: 21 points with two clear, or the thirtieth; two games of three. */
const isGame = (own: number, other: number): boolean => (own >= 21 && own - other >= 2) || own >= 30
const isMatchPoint = (games: number, own: number, other: number): boolean =>
  games === 1 && isGame(own + 1, other) && !isGame(own, other) && !isGame(other, own)

/** Alerts once per match, on the point that makes it match point. Only badminton feeds report both points and the length of a match. */
function reportMatchPoint(draft: Draft, side: Side, count: number): void {
  const { core, memo } = draft
  const [home, away] = core.periods.at(-1) as Score
  const own = side === 'home' ? isMatchPoint(core.home_score, home, away) : isMatchPoint(core.away_score, away, home)
  if (core.sport !== 'badminton' || memo.close || !own) return
  memo.close = true
  addFact(draft, addEvent(draft, { type: 'points', team: side, detail: { count, score: scoreOf(core) } }), 'match-point')
}

const opposite = (side: Side): Side => (side === 'home' ? 'away' : 'home')

/** Changes the row without an event: a match has hundreds. */
export function applyServe(draft: Draft, { side, points }: Message<'serve'>): undefined {
  ensureStarted(draft)
  draft.core.game = { server: side, points }
  draft.touched = true
}

/** Changes no score and sends no alert. */
export function applyObjective(draft: Draft, { side, objective, minute }: Message<'objective'>): undefined {
  ensureStarted(draft)
  const map = eventMinute(draft.core, minute, draft.at)
  addEvent(draft, { type: 'objective', team: side, detail: { objective }, minute: map && `${map} ${minute.minute}'` })
}

/** After a badminton rally the winner serves; after a tennis game the other side does, from love. */
function passServe({ core }: Draft, winner: Side): void {
  if (core.sport === 'badminton') core.game = { server: winner, points: null }
  else if (core.sport === 'tennis' && core.game) core.game = { server: opposite(core.game.server), points: ['0', '0'] }
}

/** The winner of a game at six all won the tie-break, and led it by the last call, one point from winning. */
function recordTieBreak({ core }: Draft, winner: Side): void {
  const set = core.periods.length - 1
  const [home, away] = core.periods[set] ?? [0, 0]
  const called = core.game?.points
  if (core.sport !== 'tennis' || home !== 6 || away !== 6 || !called) return
  const [own, other] = (winner === 'home' ? called : [called[1], called[0]]).map(Number) as Score
  // With a missed call the loser's points are unreliable.
  if (!(own >= 6 && own > other)) return
  core.tie_breaks = Array.from({ length: set + 1 }, (_, index) => (index === set ? other : (core.tie_breaks?.[index] ?? null)))
}

/** A point or game of the current set. Changes the row without an event, except for a match point: a set has dozens. */
export function applySetPoints(draft: Draft, { side, count }: Message<'points'>): undefined {
  ensureStarted(draft)
  const { core } = draft
  recordTieBreak(draft, side)
  const periods: Score[] = core.periods.length > 0 ? core.periods.map(([home, away]) => [home, away]) : [[0, 0]]
  const current = periods.at(-1) as Score
  current[side === 'home' ? 0 : 1] += count
  core.periods = periods
  passServe(draft, side)
  draft.touched = true
  reportMatchPoint(draft, side, count)
}

/** Sets won, and the games of each set if the feed gives them. */
export function applySetScore(draft: Draft, message: Message<'score'>): Warning {
  const { core, memo, at } = draft
  if (memo.score_at !== null && at < memo.score_at) return 'a score older than the one known'
  const [home, away] = scoreOf(core)
  const [moreHome, moreAway] = [message.home - home, message.away - away]
  if (moreHome !== 0 || moreAway !== 0 || message.periods) ensureStarted(draft)
  if (message.periods && message.periods.length > 0) core.periods = message.periods.map(([one, other]) => [one, other])
  core.game &&= null
  core.home_score = message.home
  core.away_score = message.away
  memo.score_at = at
  memo.stated_at = at
  draft.touched = true
  if (moreHome === 0 && moreAway === 0) return
  const detail = { score: scoreOf(core), count: message.home + message.away }
  const won = moreHome + moreAway === 1 && moreHome >= 0 && moreAway >= 0
  if (won) {
    addEvent(draft, { type: 'period', team: moreHome === 1 ? 'home' : 'away', detail })
    reportSetEnd(draft)
  } else addEvent(draft, { type: 'score-correction', detail: { score: detail.score } })
}
