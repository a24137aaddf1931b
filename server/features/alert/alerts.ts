// Alerts as one part of the server: facts in, pushes out; keys, queue, delivery and sender behind it.
import { sql } from 'drizzle-orm'
import { Counter, Histogram } from 'prom-client'
import { noticeOf } from '../../../rules/goal-notice.ts'
import type { Context } from '../../core/context.ts'
import { findSetting, putSetting } from '../../core/setting/store.ts'
import type { AlertFact } from '../match/alert-fact.ts'
import { aboutOf, isStale, realAge } from './decide.ts'
import { type DeliverParts, Delivery } from './deliver.ts'
import { deleteAlertsBefore, insertAlerts, listOpenAlerts, type NewAlert } from './delivery-store.ts'
import { PreparedPool } from './push/prepared.ts'
import { PushSender, type SenderParts } from './push/sender.ts'
import { makeVapidKeys, Vapid, type VapidKeys } from './push/vapid.ts'
import { settleAlert } from './settle.ts'
import { listDevicesFollowing, type MatchReference } from './store.ts'
import { AlertWorker, alertChannel, alertQueue } from './worker.ts'

type Transaction = Parameters<Parameters<Context['db']['transaction']>[0]>[0]

export interface Alerts {
  readonly vapidPublicKey: string
  readonly sender: PushSender
  /** Called inside the transaction that makes the facts true: their alerts are kept exactly when they are. */
  onFacts(tx: Transaction, facts: AlertFact[]): Promise<void>
  /** The matches that are live now or soon: keys for those who follow them are prepared ahead. */
  prepareFor(matches: readonly MatchReference[]): Promise<void>
  /** Goes on with what an earlier run began, then takes what comes. */
  start(): Promise<void>
  stop(): Promise<void>
  /** Resolves when nothing is being delivered. */
  idle(): Promise<void>
}

/** What tests shorten. */
export interface AlertOptions extends Pick<DeliverParts, 'ackWithin'>, Pick<SenderParts, 'timeout' | 'firstDelay' | 'ca'> {
  now?: () => number
}

const vapidSetting = 'vapid'
const prepareMost = 20_000
/** Milliseconds that alerts are kept, and between two times that older ones are removed. */
const keptFor = 7 * 86_400_000
const cleanEvery = 3_600_000

export async function createAlerts(context: Context, { now = Date.now, ackWithin, ...sending }: AlertOptions = {}): Promise<Alerts> {
  const { config, log, db, pool, hub, jobs, metrics, clock } = context
  await jobs.createQueue(alertQueue, { name: alertQueue, retryLimit: 5, retryDelay: 1, retryBackoff: true, expireInSeconds: 60 })
  const vapid = new Vapid(await vapidKeys(db), config.vapidSubject)
  const sender = new PushSender({
    vapid,
    allowHosts: config.pushAllowHosts,
    warn: (what, details) => log.warn(details, what),
    now,
    ...sending,
  })
  const prepared = new PreparedPool()
  const delivery = new Delivery({ db, hub, log, sender, prepared, now, ackWithin, onResult: counters(metrics) })
  const handle = async (key: string): Promise<void> => {
    const alert = await settleAlert(db, key, now())
    if (alert) delivery.deliver(alert)
  }
  const worker = new AlertWorker({ jobs, pool, log, handle })
  let cleaning: NodeJS.Timeout | undefined

  /** Without those that a push would tell of too late. */
  function alertsOf(facts: readonly AlertFact[]): NewAlert[] {
    const at = now()
    return facts.flatMap((fact) => {
      const age = realAge(Date.parse(fact.event.at), clock.now(), clock.origin.speed)
      if (isStale(age)) return []
      const { key, kind, cancels, match, event, before } = fact
      const notice = noticeOf(match, event, kind, before)
      return [{ key, kind, notice, cancels, about: aboutOf(fact), happened_at: new Date(at - age) }]
    })
  }

  async function clean(): Promise<void> {
    await deleteAlertsBefore(db, new Date(now() - keptFor)).catch((error: unknown) =>
      log.warn({ err: error }, 'old alerts could not be removed'),
    )
  }

  return {
    vapidPublicKey: vapid.keys.publicKey,
    sender,
    onFacts: async (tx, facts) => {
      const alerts = alertsOf(facts)
      const fresh = new Set(await insertAlerts(tx, alerts))
      for (const { key, notice } of alerts)
        if (fresh.has(key))
          await jobs.send(alertQueue, { key, seq: notice.seq }, { db: { executeSql: (text, values) => executeIn(tx, text, values) } })
      if (fresh.size > 0) await tx.execute(sql`SELECT pg_notify(${alertChannel}, '')`)
    },
    prepareFor: async (matches) => prepared.keep(await listDevicesFollowing(db, matches, prepareMost)),
    start: async () => {
      await clean()
      for (const key of await listOpenAlerts(db)) await handle(key)
      await worker.start()
      cleaning = setInterval(() => void clean(), cleanEvery)
    },
    stop: async () => {
      clearInterval(cleaning)
      await worker.stop()
      await delivery.stop()
    },
    idle: () => delivery.idle(),
  }
}

/** pg-boss writes its row with the client of the transaction, so that job and alert are one. Drizzle does not type it. */
async function executeIn(tx: Transaction, text: string, values: unknown[]): Promise<{ rows: unknown[] }> {
  const { client } = (tx as unknown as { session: { client: { query(text: string, values: unknown[]): Promise<{ rows: unknown[] }> } } })
    .session
  return client.query(text, values)
}

/** Made at the first start and kept: every subscription of every device belongs to this key. */
async function vapidKeys(db: Context['db']): Promise<VapidKeys> {
  const known = await findSetting<VapidKeys>(db, vapidSetting)
  if (known) return known
  const made = makeVapidKeys()
  await putSetting(db, vapidSetting, made)
  return made
}

function counters(metrics: Context['metrics']): DeliverParts['onResult'] {
  const pushes = new Counter({
    name: 'grandstand_pushes_total',
    help: 'Alerts by what became of them.',
    labelNames: ['state'],
    registers: [metrics],
  })
  const delays = new Histogram({
    name: 'grandstand_push_delay_seconds',
    help: 'From the event to the push service.',
    buckets: [0.05, 0.2, 0.5, 1, 2, 5, 30, 300],
    registers: [metrics],
  })
  return (state, delay) => {
    pushes.inc({ state })
    if (state === 'sent') delays.observe(delay / 1_000)
  }
}
