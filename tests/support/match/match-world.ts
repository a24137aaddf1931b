// The match domain over a real database, with a clock that the test controls and a hub that records what is published.
import type { Context } from '../../../server/core/context.ts'
import type { LiveHub } from '../../../server/core/live/hub.ts'
import type { AlertFact } from '../../../server/features/match/alert-fact.ts'
import type { FeedSink } from '../../../server/features/match/feed-message.ts'
import { createMatchIntake, type MatchContext, type OnEnds, type OnFacts } from '../../../server/features/match/intake/intake.ts'
import { type MatchDomain, openMatches } from '../../../server/features/match/open.ts'
import { openEvents } from '../../../server/parts/subscriptions.ts'
import { silentLog, testConfig } from '../app.ts'
import type { TestDatabase } from '../database/database.ts'
import { aLeague, aTeam, kickOff } from './match-build.ts'

export interface Frame {
  channel: string
  type: string
  data: unknown
  tick: boolean
}

/** A hub without sockets. */
function recordingHub(): LiveHub & { frames: Frame[] } {
  const frames: Frame[] = []
  return {
    frames,
    epoch: 'test',
    publish: (channel, type, data, options) => {
      frames.push({ channel, type, data: structuredClone(data), tick: options?.tick === true })
    },
    onAck: () => undefined,
    isVisible: () => false,
    acked: () => false,
    size: () => 0,
    close: async () => undefined,
  }
}

export interface MatchWorld {
  context: MatchContext & Pick<Context, 'events'>
  domain: MatchDomain
  sink: FeedSink
  frames: Frame[]
  facts: AlertFact[]
  /** Product time in milliseconds. */
  time: { now: number }
}

/** Opens the domain as a server start does. Calling it again with the same database simulates a restart. */
export async function openWorld(
  { db }: Pick<TestDatabase, 'db'>,
  { onFacts, onEnds, env = {}, now = kickOff }: { onFacts?: OnFacts; onEnds?: OnEnds; env?: Record<string, string>; now?: number } = {},
): Promise<MatchWorld> {
  const time = { now }
  const hub = recordingHub()
  const clock = { origin: { feed: now, real: now, speed: 1 }, now: () => time.now, realUntil: () => 0 }
  const context = { config: testConfig(env), db, clock, log: silentLog, hub, events: openEvents() }
  const domain = await openMatches(context)
  const facts: AlertFact[] = []
  const take: OnFacts = async (tx, given) => {
    await onFacts?.(tx, given)
    facts.push(...given)
  }
  const sink = createMatchIntake(context, domain, take, onEnds)
  return { context, domain, sink, frames: hub.frames, facts, time }
}

/** Four leagues, and the teams of the builders' fixtures. */
export async function furnish({ sink }: Pick<MatchWorld, 'sink'>): Promise<void> {
  await sink.upsertLeagues([
    aLeague('l1'),
    aLeague('l2', { hot: true }),
    aLeague('nba', { sport: 'basketball' }),
    aLeague('cup', { table: 'groups' }),
  ])
  await sink.upsertTeams(['t1', 't2', 't3', 't4'].map((id) => aTeam(id)))
  await sink.upsertTeams(['b1', 'b2'].map((id) => aTeam(id, { sport: 'basketball', league_id: 'nba' })))
}
