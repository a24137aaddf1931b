// What a list of fixtures means for the matches that are known: new ones, renewed ones, and starts that moved. Pure.
import { isDeepStrictEqual } from 'node:util'
import type { Directory } from '../directory.ts'
import type { FeedEvent, Fixture } from '../feed-message.ts'
import { factsOf, type MatchState, newState } from '../state.ts'

export interface FixturePlan {
  added: MatchState[]
  renewed: MatchState[]
  moves: FeedEvent[]
  /** Fixtures whose league or teams nobody announced. */
  unknown: string[]
}

/** A start whose time was not known is put where it is known to be, and nothing moved. */
const isSet = ({ core }: MatchState): boolean => core.time_tbc === true && (core.status === 'upcoming' || core.status === 'over')

const dayOf = (time: string): string => time.slice(0, 10)
/** A time that was announced and is not known again on the same day: until there is another the announced one stands. */
const isUnset = ({ core }: MatchState, time: string, fixture: Fixture): boolean =>
  fixture.time_tbc === true && !core.time_tbc && dayOf(core.match_time) === dayOf(time)

/** What a fixture may change later: a slot of a cup finds its team, a referee is named, a start gets its time. */
function renew(state: MatchState, fixture: Fixture): MatchState | null {
  const { round, stage, hot } = fixture
  const teams = state.core.status === 'upcoming' ? { home_team_id: fixture.home_team_id, away_team_id: fixture.away_team_id } : {}
  const time = isSet(state) ? { match_time: new Date(fixture.match_time).toISOString() } : {}
  // A time that was announced once is known: another one is a move.
  const isOpen = fixture.time_tbc === true && (isSet(state) || Date.parse(fixture.match_time) === Date.parse(state.core.match_time))
  const open = isOpen === (state.core.time_tbc === true) ? {} : { time_tbc: isOpen }
  const core = { ...state.core, round, stage, hot, ...teams, ...time, ...open }
  const facts = factsOf(fixture)
  // The database gives keys back in an order of its own.
  if (isDeepStrictEqual([core, facts], [state.core, state.fixture])) return null
  return { ...state, core: { ...core, seq: core.seq + 1 }, fixture: facts }
}

/** A start that moved. The start that was announced first is no news: a feed that told of a move goes on listing it. */
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
