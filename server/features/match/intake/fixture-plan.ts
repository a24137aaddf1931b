// Plans the changes from a list of fixtures: new matches, renewed ones, and moved starts. Pure.
import { isDeepStrictEqual } from 'node:util'
import type { Directory } from '../directory.ts'
import type { FeedEvent, Fixture } from '../feed-message.ts'
import { factsOf, type MatchState, newState } from '../state.ts'

export interface FixturePlan {
  added: MatchState[]
  renewed: MatchState[]
  moves: FeedEvent[]
  /** Fixtures with an unannounced league or team. */
  unknown: string[]
}

/** Whether the start time was still open: setting it is not a move. */
const isSet = ({ core }: MatchState): boolean => core.time_tbc === true && (core.status === 'upcoming' || core.status === 'over')

const dayOf = (time: string): string => time.slice(0, 10)
/** An announced time that becomes unknown again on the same day: the announced time stands until there is a new one. */
const isUnset = ({ core }: MatchState, time: string, fixture: Fixture): boolean =>
  fixture.time_tbc === true && !core.time_tbc && dayOf(core.match_time) === dayOf(time)

/** Fields that a fixture may change later: the teams of a cup slot, the referee, the start time. */
function renew(state: MatchState, fixture: Fixture): MatchState | null {
  const { round, stage, hot } = fixture
  const teams = state.core.status === 'upcoming' ? { home_team_id: fixture.home_team_id, away_team_id: fixture.away_team_id } : {}
  const time = isSet(state) ? { match_time: new Date(fixture.match_time).toISOString() } : {}
  // Once announced, a time is known: a different one is a move.
  const isOpen = fixture.time_tbc === true && (isSet(state) || Date.parse(fixture.match_time) === Date.parse(state.core.match_time))
  const open = isOpen === (state.core.time_tbc === true) ? {} : { time_tbc: isOpen }
  const core = { ...state.core, round, stage, hot, ...teams, ...time, ...open }
  const facts = factsOf(fixture)
  // PostgreSQL's jsonb does not preserve key order.
  if (isDeepStrictEqual([core, facts], [state.core, state.fixture])) return null
  return { ...state, core: { ...core, seq: core.seq + 1 }, fixture: facts }
}

/** The event of a moved start. The originally announced start is not news: a feed that reported a move keeps listing it. */
function moveOf(state: MatchState, fixture: Fixture, at: string): FeedEvent | null {
  const { core } = state
  const time = new Date(fixture.match_time).toISOString()
  if (isSet(state) || isUnset(state, time, fixture)) return null
  if (time === core.match_time || time === core.original_time) return null
  if (core.status !== 'upcoming' && core.status !== 'postponed') return null
  const open = fixture.time_tbc ? { time_tbc: true } : {}
  return { type: 'moved', match_id: core.id, key: `moved:${time}`, at, time, ...open, minute: { minute: 0 } }
}

export function planFixtures(
  fixtures: readonly Fixture[],
  known: ReadonlyMap<string, MatchState>,
  directory: Pick<Directory, 'knows'>,
  at: string,
): FixturePlan {
  const plan: FixturePlan = { added: [], renewed: [], moves: [], unknown: [] }
  const seen = new Set<string>()
  for (const fixture of fixtures) {
    if (seen.has(fixture.id)) continue
    seen.add(fixture.id)
    const state = known.get(fixture.id)
    if (!directory.knows(fixture) || Number.isNaN(Date.parse(fixture.match_time))) plan.unknown.push(fixture.id)
    else if (!state) plan.added.push(newState(fixture, at))
    else {
      const renewed = renew(state, fixture)
      if (renewed) plan.renewed.push(renewed)
      const move = moveOf(state, fixture, at)
      if (move) plan.moves.push(move)
    }
  }
  return plan
}
