// A feed sink for tests: reduces matches in memory, and records the events received and the facts that would be published.
import type { FeedEvent, FeedSink, Fixture, OnDoubt, Refused } from '../../../server/features/match/feed-message.ts'
import { planFixtures } from '../../../server/features/match/intake/fixture-plan.ts'
import { reduce } from '../../../server/features/match/reduce/reduce.ts'
import type { MatchState } from '../../../server/features/match/state.ts'

const announcedAt = '2000-01-01T00:00:00.000Z'

/** `known`: matches of an earlier run, as after a restart. */
export function memorySink(known?: ReadonlyMap<string, MatchState>) {
  const states = new Map<string, MatchState>(known)
  const heard: FeedEvent[] = []
  const notified: string[] = []
  const warnings: string[] = []
  const nothing: Refused = new Set()
  const take = (events: FeedEvent[], live: boolean, onDoubt?: OnDoubt): Refused => {
    for (const event of events) {
      const state = states.get(event.match_id)
      if (!state) throw new Error(`an event of ${event.match_id}, which was never announced`)
      const reduced = reduce(state, event)
      states.set(event.match_id, reduced.state)
      if (live) notified.push(...reduced.facts.map(({ key }) => key))
      if (reduced.warning) {
        warnings.push(`${event.key}: ${reduced.warning}`)
        onDoubt?.(event, reduced.warning)
      }
      heard.push(event)
    }
    return nothing
  }
  const sink: FeedSink = {
    upsertLeagues: async () => undefined,
    upsertTeams: async () => undefined,
    upsertFixtures: async (fixtures: Fixture[]) => {
      const { added, renewed, moves } = planFixtures(fixtures, states, { knows: () => true }, announcedAt)
      for (const state of [...added, ...renewed]) states.set(state.core.id, state)
      for (const move of moves) states.set(move.match_id, reduce(states.get(move.match_id) as MatchState, move).state)
      return nothing
    },
    applyEvents: async (events, news = true, onDoubt) => take(events, news, onDoubt),
    importEvents: async (events, onDoubt) => take(events, false, onDoubt),
    applyExtras: async () => undefined,
    knownMatches: async () => new Map([...states].map(([id, { core }]) => [id, core.status])),
  }
  return { sink, states, heard, notified, warnings }
}
