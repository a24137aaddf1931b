// Alerts over a real database, queue and intake, with a local push service, and a clock and a hub that the test controls.
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import type { AlertSettings, GoalNotice } from '../../../contract/alert.ts'
import type { Follow } from '../../../contract/follow/follow.ts'
import type { Lang } from '../../../contract/limits/limits.ts'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { alertDefaults } from '../../../rules/alert/alert-choice.ts'
import type { Context } from '../../../server/core/context.ts'
import { Background } from '../../../server/core/jobs/background.ts'
import { startJobs } from '../../../server/core/jobs/jobs.ts'
import type { LiveHub } from '../../../server/core/live/hub.ts'
import { type AlertOptions, type Alerts, createAlerts } from '../../../server/features/alert/alerts.ts'
import type { CalendarMatches } from '../../../server/features/alert/device/calendar-route.ts'
import { registerAlerts } from '../../../server/features/alert/routes.ts'
import { openEvents } from '../../../server/parts/subscriptions.ts'
import { silentLog, testApp, testConfig } from '../app.ts'
import type { TestDatabase } from '../database/database.ts'
import { kickOff } from '../match/match-build.ts'
import { type MatchWorld, openWorld } from '../match/match-world.ts'
import { pushCertificate } from './push-certificate.ts'
import type { PushService, PushSubscriber } from './push-service.ts'

/** The test decides which devices are visible and what their tabs acknowledge. */
export interface TestHub extends LiveHub {
  /** Notices sent to all open pages. */
  published: GoalNotice[]
  setVisible(deviceId: string): void
  ack(deviceId: string, matchId: string, seq: number): void
}

function testHub(): TestHub {
  const visible = new Set<string>()
  const acks = new Map<string, number>()
  const listeners: Parameters<LiveHub['onAck']>[0][] = []
  const published: GoalNotice[] = []
  return {
    published,
    epoch: 'test',
    publish: (_channel, type, data) => {
      if (type === 'goal') published.push(data as GoalNotice)
    },
    onAck: (listener) => void listeners.push(listener),
    isVisible: (id) => visible.has(id),
    acked: (id, match, seq) => (acks.get(`${id} ${match}`) ?? -1) >= seq,
    size: () => 0,
    close: async () => undefined,
    setVisible: (id) => void visible.add(id),
    ack(id, match, seq) {
      acks.set(`${id} ${match}`, seq)
      for (const listener of listeners) listener(id, match, seq)
    },
  }
}

export interface AlertWorld extends Pick<MatchWorld, 'sink'> {
  alerts: Alerts
  context: Context
  hub: TestHub
  /** Returns the row of a match of this world, as the domain knows it. */
  row: (id: string) => MatchRow | undefined
  app: FastifyInstance
  /** Advances product and real time, in milliseconds. */
  pass(milliseconds: number): void
  /** Like `pass`, and also advances the jobs planned in the queue. */
  passWithJobs(milliseconds: number): Promise<void>
  call(path: string, body: unknown): Promise<{ code: number; error?: string; data: Record<string, string> }>
  /** Registers a device; returns its id. */
  device(subscriber: PushSubscriber, follows: Follow[], more?: { lang?: Lang; settings?: Partial<AlertSettings> }): Promise<string>
  /** Stops as a server shutdown does. */
  stop(): Promise<void>
}

/**
 * Calling it again with the same database simulates a restart. `speed`: of product time; `rateLimit`: as RATE_LIMIT, where 0 allows any
 * number of devices.
 */
export async function openAlertWorld(
  database: TestDatabase,
  services: readonly PushService[],
  { speed = 1, rateLimit = 0, ...options }: AlertOptions & { speed?: number; rateLimit?: number } = {},
): Promise<AlertWorld> {
  let passed = 0
  const hub = testHub()
  const feed = kickOff
  const real = Date.now()
  const now = (): number => Date.now() + passed
  const jobs = await startJobs(database.pool, silentLog, now)
  const context: Context = {
    config: testConfig({ PUSH_ALLOW_HOSTS: services.map(({ host }) => host).join(','), RATE_LIMIT: String(rateLimit) }),
    log: silentLog,
    pool: database.pool,
    db: database.db,
    clock: { origin: { feed, real, speed }, now: () => feed + (now() - real) * speed, realUntil: () => 0 },
    hub,
    events: openEvents(),
    jobs,
    background: new Background(),
    metrics: new Registry(),
  }
  const row = (id: string): MatchRow | undefined => world.domain.snapshot.row(id)
  const alerts = await createAlerts(context, { now, firstDelay: 50, ackWithin: 300, ca: pushCertificate.cert, matchRow: row, ...options })
  const world = await openWorld(database, { onFacts: alerts.onFacts })
  const { snapshot } = world.domain
  const rowsOf: CalendarMatches = (wanted) =>
    snapshot
      .entries()
      .filter(({ core }) => wanted(core))
      .map((entry) => snapshot.rowOf(entry))
  const app = await testApp((http) => registerAlerts(http, context, alerts, rowsOf))
  const call: AlertWorld['call'] = async (path, body) =>
    (await app.inject({ method: 'POST', url: `/api/Push/${path}`, payload: body as object })).json()
  return {
    alerts,
    context,
    hub,
    call,
    row,
    app,
    sink: {
      ...world.sink,
      applyEvents: (events) => {
        world.time.now = context.clock.now()
        return world.sink.applyEvents(events)
      },
    },
    pass: (milliseconds) => {
      passed += milliseconds
    },
    async passWithJobs(milliseconds) {
      passed += milliseconds
      await database.pool.query(`UPDATE pgboss.job SET start_after = start_after - $1 * interval '1 millisecond' WHERE state = 'created'`, [
        milliseconds,
      ])
    },
    async device({ endpoint, keys }, follows, { lang = 'en', settings = {} } = {}) {
      const body = { endpoint, keys, lang, follows, settings: { ...alertDefaults, ...settings } }
      const { data } = await call('subscribe', body)
      return data.device_id ?? ''
    },
    async stop() {
      await app.close()
      await alerts.stop()
      await jobs.stop()
    },
  }
}
