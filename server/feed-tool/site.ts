// An in-memory site: processes messages as a real one does, and holds the results while it exists.
import type { FeedState } from '../../contract/feed/parts.ts'
import type { FeedEvent, FeedExtra, FeedSink, OnDoubt, Refused } from '../features/match/feed-message.ts'
import { planFixtures } from '../features/match/intake/fixture-plan.ts'
import { reduce } from '../features/match/reduce/reduce.ts'
import type { MatchState } from '../features/match/state.ts'
import { clubNames } from '../feed/names/club.ts'
import { type PushStore, type Stream, takenKey } from '../feed/push/round.ts'
import { createTaker, type Taker } from '../feed/push/taker.ts'

export interface MemorySite {
  taker: Taker
  sink: FeedSink
  store: PushStore
  /** By local id. */
  states: ReadonlyMap<string, MatchState>
  extras: readonly FeedExtra[]
  /** Keys of the alerts to followers. */
  notified: readonly string[]
  reached(match?: string): Promise<FeedState['matches']>
}

/** `now`: product milliseconds. */
export function memorySite(now: () => number = Date.now): MemorySite {
  const states = new Map<string, MatchState>()
  const extras: FeedExtra[] = []
  const notified: string[] = []
  const leagues = new Set<string>()
  const teams = new Set<string>()
  const streams = new Map<string, Stream>()
  const taken = new Set<string>()
  const nothing: Refused = new Set()

  function take(events: readonly FeedEvent[], isNews: boolean, onDoubt: OnDoubt = () => undefined): Refused {
    for (const event of events) {
      const state = states.get(event.match_id)
      if (!state) {
        onDoubt(event, 'its match was never announced')
        continue
      }
      const { state: next, facts, warning } = reduce(state, event)
      states.set(event.match_id, next)
      if (isNews) notified.push(...facts.map(({ key }) => key))
      if (warning) onDoubt(event, warning)
    }
    return nothing
  }

  const sink: FeedSink = {
    upsertLeagues: async (list) => {
      for (const { id } of list) leagues.add(id)
    },
    upsertTeams: async (list) => {
      for (const { id } of list) teams.add(id)
    },
    upsertFixtures: async (fixtures) => {
      const at = new Date(now()).toISOString()
      const { added, renewed, moves } = planFixtures(fixtures, states, { knows: () => true }, at)
      for (const state of [...added, ...renewed]) states.set(state.core.id, state)
      return take(moves, true)
    },
    applyEvents: async (events, isNews = true, onDoubt) => take(events, isNews, onDoubt),
    importEvents: async (events, onDoubt) => take(events, false, onDoubt),
    applyExtras: async (list) => void extras.push(...list),
    knownMatches: async () => new Map([...states].map(([id, { core }]) => [id, core.status])),
  }

  const store: PushStore = {
    find: async (messages) => ({
      streams: new Map(messages.flatMap(({ stream }) => (streams.has(stream) ? [[stream, streams.get(stream) as Stream] as const] : []))),
      taken: new Set(messages.map(takenKey).filter((key) => taken.has(key))),
    }),
    save: async (changed, ids) => {
      for (const [name, stream] of changed) streams.set(name, stream)
      for (const id of ids) taken.add(takenKey(id))
    },
    announced: async (wantedLeagues, wantedTeams) =>
      new Set([...wantedLeagues.filter((id) => leagues.has(id)), ...wantedTeams.filter((id) => teams.has(id))]),
  }

  return {
    taker: createTaker({ store, sink, clock: { now }, clubs: clubNames() }),
    sink,
    store,
    states,
    extras,
    notified,
    reached: async (wanted) =>
      [...streams].flatMap(([match, { seq, id }]) =>
        match.includes(':') || (wanted !== undefined && match !== wanted) ? [] : [{ match, seq, id }],
      ),
  }
}
