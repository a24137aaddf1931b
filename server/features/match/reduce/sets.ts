// Sets of tennis, badminton and e-sports: the score is sets won, the periods are games or points of each set.

import type { FeedEvent } from '../feed-message.ts'
import type { Score } from '../state.ts'
import { addEvent, type Draft, scoreOf, type Warning } from './draft.ts'
import { ensureStarted } from './phase.ts'

type Message<T extends FeedEvent['type']> = FeedEvent & { type: T }

/** A point or game of the running set. It moves the row and is not kept as an event: a set has dozens. */
export function applySetPoints(draft: Draft, { side, count }: Message<'points'>): undefined {
  ensureStarted(draft)
  const { core } = draft
  const periods: Score[] = core.periods.length > 0 ? core.periods.map(([home, away]) => [home, away]) : [[0, 0]]
  const current = periods.at(-1) as Score
  current[side === 'home' ? 0 : 1] += count
  core.periods = periods
  draft.touched = true
}

/** Sets won, and where it is said the games of each set. */
export function applySetScore(draft: Draft, message: Message<'score'>): Warning {
  const { core, memo, at } = draft
  if (memo.score_at !== null && at < memo.score_at) return 'a score older than the one known'
  const [home, away] = scoreOf(core)
  const [moreHome, moreAway] = [message.home - home, message.away - away]
  if (moreHome !== 0 || moreAway !== 0 || message.periods) ensureStarted(draft)
  if (message.periods && message.periods.length > 0) core.periods = message.periods.map(([one, other]) => [one, other])
  core.home_score = message.home
  core.away_score = message.away
  memo.score_at = at
  memo.stated_at = at
  draft.touched = true
  if (moreHome === 0 && moreAway === 0) return
  const detail = { score: scoreOf(core), count: message.home + message.away }
  const won = moreHome + moreAway === 1 && moreHome >= 0 && moreAway >= 0
  if (won) addEvent(draft, { type: 'period', team: moreHome === 1 ? 'home' : 'away', detail })
  else addEvent(draft, { type: 'score-correction', detail: { score: detail.score } })
}
