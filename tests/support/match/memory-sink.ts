// A sink for tests of feeds: keeps matches as the reducer makes them, and what it was told and would have told.
import type { FeedEvent, FeedSink, Fixture, Refused } from '../../../server/features/match/feed-message.ts'
import { reduce } from '../../../server/features/match/reduce/reduce.ts'
import { type MatchState, newState } from '../../../server/features/match/state.ts'

/** `known`: matches of an earlier run, as after a restart. */
export function memorySink(known?: ReadonlyMap<string, MatchState>) {
  const states = new Map<string, MatchState>(known)
  const heard: FeedEvent[] = []
  const told: string[] = []
  const warnings: string[] = []
  const nothing: Refused = new Set()
  const take = (events: FeedEvent[], live: boolean): Refused => {
    for (const event of events) {
      const state = states.get(event.match_id)
      if (!state) throw new Error(`an event of ${event.match_id}, which was never announced`)
      const reduced = reduce(state, event)
      states.set(event.match_id, reduced.state)
      if (live) told.push(...reduced.facts.map(({ key }) => key))
      if (reduced.warning) warnings.push(`${event.key}: ${reduced.warning}`)
      heard.push(event)
    }
    return nothing
  }
  const sink: FeedSink = {
    putLeagues: async () => undefined,
    putTeams: async () => undefined,
    putFixtures: async (fixtures: Fixture[]) => {
      for (const fixture of fixtures) {
        const state = states.get(fixture.id)
        if (!state) states.set(fixture.id, newState(fixture, '2000-01-01T00:00:00.000Z'))
        else state.core.match_time = fixture.match_time
      }
      return nothing
    },
    applyEvents: async (events) => take(events, true),
    importEvents: async (events) => take(events, false),
    applyExtras: async () => undefined,
    knownMatches: async () => new Map([...states].map(([id, { core }]) => [id, core.status])),
  }
  return { sink, states, heard, told, warnings }
}
