// Alerts as one part of the server: facts in, pushes out; keys, worker and sender behind it.
import { sql } from 'drizzle-orm'
import { noticeOf } from '../../../rules/goal-notice.ts'
import type { Context } from '../../core/context.ts'
import { findSetting, putSetting } from '../../core/setting/store.ts'
import type { AlertFact } from '../match/alert-fact.ts'
import { type DeliverParts, deliverAlert } from './deliver.ts'
import { PreparedPool } from './push/prepared.ts'
import { PushSender } from './push/sender.ts'
import { makeVapidKeys, Vapid, type VapidKeys } from './push/vapid.ts'
import { insertAlerts, listDevicesFollowing, type MatchReference } from './store.ts'
import { AlertWorker, alertChannel, alertQueue } from './worker.ts'

type Transaction = Parameters<Parameters<Context['db']['transaction']>[0]>[0]

export interface Alerts {
  readonly vapidPublicKey: string
  readonly sender: PushSender
  /** Called inside the transaction that makes the facts true: their alerts are kept exactly when they are. */
  onFacts(tx: Transaction, facts: AlertFact[]): Promise<void>
  /** The matches that are live now or soon: keys for those who follow them are prepared ahead. */
  prepareFor(matches: readonly MatchReference[]): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

const vapidSetting = 'vapid'
const prepareMost = 20_000

export async function createAlerts(
  { config, log, db, pool, hub, jobs, metrics }: Context,
  options: Pick<DeliverParts, 'ackWithin'> & { now?: () => number } = {},
): Promise<Alerts> {
  const now = options.now ?? Date.now
  const vapid = new Vapid(await vapidKeys(db), config.vapidSubject)
  const sender = new PushSender({ vapid, allowHosts: config.pushAllowHosts, warn: (what, details) => log.warn(details, what) })
  const prepared = new PreparedPool()
  const pushes = await counter(metrics)
  const parts: DeliverParts = { db, hub, log, sender, prepared, now, ackWithin: options.ackWithin }
  const worker = new AlertWorker({
    jobs,
    pool,
    log,
    handle: async ({ key }) => {
      const counts = await deliverAlert(parts, key)
      for (const [state, count] of Object.entries(counts)) if (count > 0) pushes.inc({ state }, count)
    },
  })
  return {
    vapidPublicKey: vapid.keys.publicKey,
    sender,
    onFacts: async (tx, facts) => {
      const alerts = facts.map((fact) => ({
        key: fact.key,
        notice: noticeOf(fact.match, fact.event, fact.kind, fact.before),
        cancels: fact.cancels,
      }))
      const fresh = await insertAlerts(tx, alerts)
      for (const key of fresh) await jobs.send(alertQueue, { key }, { db: { executeSql: (text, values) => executeIn(tx, text, values) } })
      if (fresh.length > 0) await tx.execute(sql`SELECT pg_notify(${alertChannel}, '')`)
    },
    prepareFor: async (matches) => prepared.fill(await listDevicesFollowing(db, matches, prepareMost)),
    start: () => worker.start(),
    stop: async () => {
      await worker.stop()
      await sender.close()
    },
  }
}

/** pg-boss writes its row with the client of the transaction, so that job and alert are one. */
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

async function counter(metrics: Context['metrics']) {
  const { Counter } = await import('prom-client')
  return new Counter({
    name: 'grandstand_pushes_total',
    help: 'Alerts by what became of them',
    labelNames: ['state'],
    registers: [metrics],
  })
}
