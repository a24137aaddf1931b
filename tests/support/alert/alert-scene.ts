// Shared setup of the alert tests: a push service, a world and a new match for each test, with the queries that tests need.
import { afterEach, beforeEach, expect } from 'vitest'
import type { Follow } from '../../../contract/follow/follow.ts'
import type { FeedEvent } from '../../../server/features/match/feed-message.ts'
import { type TestDatabase, testDatabase } from '../database/database.ts'
import { aFixture, feedFor } from '../match/match-build.ts'
import { furnish } from '../match/match-world.ts'
import { type AlertWorld, openAlertWorld } from './alert-world.ts'
import { type PushRequest, type PushService, startPushService } from './push-service.ts'

type Options = NonNullable<Parameters<typeof openAlertWorld>[2]>

export interface AlertScene {
  database: TestDatabase
  pool: TestDatabase['pool']
  service: PushService
  world: AlertWorld
  /** Id of this test's match. */
  match: string
  feedEvent: ReturnType<typeof feedFor>
  /** Opens the world and announces a match that no other test uses. */
  begin(options?: Options, others?: PushService[]): Promise<void>
  /** Closes the world as a server shutdown does, and opens it again. */
  restart(): Promise<void>
  stop(): Promise<void>
  feed(...events: FeedEvent[]): Promise<void>
  follow(): Follow[]
  /** States of all deliveries, sorted. */
  states(): Promise<string[]>
  /** Resolves when all started work has finished, so that everything due has arrived. */
  settled(): Promise<void>
}

export const pushesOf = (pushes: PushRequest[]): string[] =>
  pushes.map(({ name, payload }) => `${name}: ${payload.notification.title}`).sort()

/** Call once per test file; each test refills the returned scene. */
export async function alertScene(): Promise<AlertScene> {
  const database = await testDatabase()
  const { pool } = database
  let opened: AlertWorld[] = []
  let matches = 0
  const open = async (options?: Options, others: PushService[] = []): Promise<void> => {
    scene.world = await openAlertWorld(database, [scene.service, ...others], options)
    opened.push(scene.world)
  }
  const scene: AlertScene = {
    database,
    pool,
    service: undefined as never,
    world: undefined as never,
    match: '',
    feedEvent: feedFor(''),
    async begin(options, others) {
      await open(options, others)
      await furnish(scene.world)
      matches += 1
      scene.match = `m${matches}`
      scene.feedEvent = feedFor(scene.match)
      await scene.world.sink.upsertFixtures([aFixture(scene.match)])
    },
    async restart() {
      await scene.stop()
      await open()
    },
    async stop() {
      for (const one of opened) await one.stop()
      opened = []
    },
    async feed(...events) {
      await scene.world.sink.applyEvents(events)
    },
    follow: () => [{ kind: 'match', id: scene.match, events: [] }],
    states: async () => (await pool.query('SELECT state FROM delivery ORDER BY state')).rows.map(({ state }) => state as string),
    async settled() {
      const open = async () => (await pool.query('SELECT count(*)::int AS n FROM alert WHERE NOT done')).rows[0].n
      await expect.poll(open, { timeout: 10_000 }).toBe(0)
      await scene.world.alerts.idle()
    },
  }
  beforeEach(async () => {
    scene.service = await startPushService()
  })
  afterEach(async () => {
    await scene.stop()
    await scene.service.close()
    await pool.query('DELETE FROM device; DELETE FROM alert; DELETE FROM pgboss.job')
  })
  return scene
}
