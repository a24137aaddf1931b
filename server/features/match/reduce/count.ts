// Values counted from the standing events: cards and corners of every sport, the score of football.
import type { MatchEvent, MatchEventType } from '../../../../contract/match/match-event.ts'
import type { Side } from '../../../../contract/match/match-row.ts'
import type { LoggedEvent, Score } from '../state.ts'
import type { Draft } from './draft.ts'

const standing = ({ event }: LoggedEvent): boolean => event.cancelled_by === null
const byType = (log: LoggedEvent[], types: MatchEventType[]): Score => {
  const count: Score = [0, 0]
  for (const entry of log)
    if (standing(entry) && types.includes(entry.event.type) && entry.event.team) count[entry.event.team === 'home' ? 0 : 1] += 1
  return count
}
const sum = (entries: LoggedEvent[]): Score => {
  const total: Score = [0, 0]
  for (const { memo } of entries) {
    total[0] += memo.adds?.[0] ?? 0
    total[1] += memo.adds?.[1] ?? 0
  }
  return total
}

export const isGoal = (event: MatchEvent): boolean => event.type === 'goal' || event.type === 'own-goal' || event.type === 'penalty-goal'
export const isCard = (event: MatchEvent): boolean =>
  event.type === 'yellow-card' || event.type === 'second-yellow' || event.type === 'red-card'

/** The standing goals of one side, oldest first. */
export const standingGoals = (draft: Draft, side: Side): LoggedEvent[] =>
  draft.state.log.filter((entry) => standing(entry) && isGoal(entry.event) && entry.event.team === side)

/** Half-time score: as stated by the feed, else the goals of the first 45 minutes; null while unknown. */
function halfTime(draft: Draft): Score | null {
  const { phase } = draft.core
  if (draft.memo.half) return draft.memo.half
  // Awarded without being played.
  if (draft.memo.awarded && draft.memo.played === 'not-started') return null
  if (phase === 'not-started' || phase === 'first-half') return null
  const goals = draft.state.log.filter((entry) => standing(entry) && isGoal(entry.event))
  if (goals.some(({ memo }) => memo.minute === null)) return null
  return sum(goals.filter(({ memo }) => (memo.minute as number) <= 45))
}

export function countScore(draft: Draft): void {
  const { core, memo } = draft
  ;[core.home_score, core.away_score] = memo.awarded ?? sum(draft.state.log.filter(standing))
}

/** Updates the counted fields of a row from its events. */
export function countEvents(draft: Draft): void {
  const { core } = draft
  const { log, fixture } = draft.state
  ;[core.yellow_home, core.yellow_away] = byType(log, ['yellow-card'])
  ;[core.red_home, core.red_away] = byType(log, ['red-card', 'second-yellow'])
  ;[core.corner_home, core.corner_away] = byType(log, ['corner'])
  if (core.sport === 'football') {
    countScore(draft)
    const half = halfTime(draft)
    core.half_home_score = half?.[0] ?? null
    core.half_away_score = half?.[1] ?? null
    const kicks = byType(log, ['shootout-goal'])
    const tried = !draft.memo.awarded && log.some((entry) => standing(entry) && entry.event.type.startsWith('shootout-'))
    const shootout = draft.memo.shootout ?? (tried || core.phase === 'shoot-out' || core.shootout ? kicks : null)
    // A shoot-out never ends level: a level one has no known result.
    core.shootout = core.status === 'over' && shootout?.[0] === shootout?.[1] ? null : shootout
  } else if (core.sport === 'basketball') {
    const half = core.periods.length > 2 || core.phase === 'half-time' || core.status === 'over' ? core.periods.slice(0, 2) : []
    core.half_home_score = half.length === 2 ? half[0]![0] + half[1]![0] : null
    core.half_away_score = half.length === 2 ? half[0]![1] + half[1]![1] : null
  }
  if (fixture.first_leg) core.aggregate = [fixture.first_leg[0] + core.home_score, fixture.first_leg[1] + core.away_score]
  core.winner = core.status === 'over' ? winnerOf(draft) : null
}

/** Null: decided by a shoot-out with neither kicks nor winner known. */
function winnerOf({ core, memo }: Draft): Side | 'draw' | null {
  const { shootout, home_score, away_score } = core
  const [home, away] = shootout ?? [home_score, away_score]
  if (home !== away) return home > away ? 'home' : 'away'
  return memo.winner ?? (memo.played === 'shoot-out' ? null : 'draw')
}
