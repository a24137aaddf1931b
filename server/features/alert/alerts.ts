// The alert service: facts in, pushes out. Owns keys, queue, delivery and sender.
import { Counter, Histogram } from 'prom-client'
import type { GoalNotice } from '../../../contract/alert.ts'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { productSite } from '../../../rules/site/product-site.ts'
import type { Context } from '../../core/context.ts'
import type { Tx } from '../../core/database/transaction.ts'
import { type Repetition, repeat } from '../../core/jobs/repeat.ts'
import { findSetting, upsertSetting } from '../../core/setting/store.ts'
import type { AlertFact } from '../match/alert-fact.ts'
import { aboutOf, isHistory, realAge } from './decide.ts'
import { type DeliverDeps, Delivery } from './deliver.ts'
import { deleteAlertsBefore, insertAlerts, listOpenAlerts, type NewAlert, reopenCutOff } from './delivery-store.ts'
import { type DeviceKeys, openDeviceKeys } from './device/device-key.ts'
import { noteWebhook } from './device/device-store.ts'
import { deleteInactiveDevices, noteReached } from './device/retention-store.ts'
import { sendDigests } from './digest.ts'
import type { MessageSite } from './payload.ts'
import { PreparedPool } from './push/prepared.ts'
import { countPushes } from './push/push-metrics.ts'
import { PushSender, type SenderDeps } from './push/sender.ts'
import { makeVapidKeys, Vapid, type VapidKeys } from './push/vapid.ts'
import { WebhookSender } from './push/webhook.ts'
import { type AlertJob, alertQueue, type DigestJob, digestQueue } from './queue.ts'
import { reconcile } from './reconcile.ts'
import { settleAlert } from './settle.ts'
import { Starts } from './starts.ts'
import { listDevicesFollowing, type MatchReference } from './store.ts'

export interface Alerts {
  readonly vapidPublicKey: string
  readonly sender: PushSender
  readonly webhooks: WebhookSender
  readonly deviceKeys: DeviceKeys
  /** Name and logo in messages. */
  site(): MessageSite
  /** Called inside the transaction that stores the facts: alerts are stored exactly when their facts are. */
  onFacts(tx: Tx, facts: AlertFact[]): Promise<void>
  /** Notifies the followers of a streamer, or those who reserved one of the streamer's broadcasts; once per key. */
  notify(key: string, notice: GoalNotice): Promise<void>
  /** Matches that are live now or soon: prepares encryption keys for their followers. */
  prepareFor(matches: readonly MatchReference[]): Promise<void>
  /** Matches that begin within `horizonOf`: plans the alerts before their start. */
  planStarts(matches: readonly MatchRow[]): Promise<void>
  /** Resumes the work of an earlier run, then processes new jobs. */
  start(): Promise<void>
  stop(): Promise<void>
  /** Resolves when no delivery is in progress. */
  idle(): Promise<void>
}

export interface AlertOptions extends Pick<DeliverDeps, 'ackWithin'>, Pick<SenderDeps, 'timeout' | 'firstDelay' | 'ca'> {
  /** The current match row; without it, no alerts precede a start. */
  matchRow?: (id: string) => MatchRow | undefined
  /** Name and logo of the site; default: the product's. */
  site?: () => MessageSite
  /** Test overrides. */
  now?: () => number
}

const vapidSetting = 'vapid'
const prepareMost = 20_000
/** Milliseconds that alerts are stored, and the interval at which old alerts and inactive devices are deleted. */
const retention = 7 * 86_400_000
const cleanEvery = 3_600_000

export async function createAlerts(
  context: Context,
  { now = Date.now, ackWithin, matchRow = () => undefined, site = () => productSite, ...sending }: AlertOptions = {},
): Promise<Alerts> {
  const { config, log, db, hub, jobs, metrics, clock } = context
  await jobs.open(alertQueue)
  await jobs.open(digestQueue)
  const vapid = new Vapid(await vapidKeys(db), config.vapidSubject)
  const allowHosts = config.pushAllowHosts
  const warn = (what: string, details: object): void => log.warn(details, what)
  const sender = new PushSender({ vapid, allowHosts, warn, now, onResult: countPushes(metrics, now), ...sending })
  const webhooks = new WebhookSender({
    allowHosts,
    publicUrl: config.publicUrl,
    siteName: () => site().name,
    onResult: (id, ok) =>
      noteWebhook(db, id, ok).catch((error: unknown) => log.warn({ err: error, device: id }, 'webhook result not stored')),
  })
  const prepared = new PreparedPool()
  const delivery = new Delivery({ db, hub, log, sender, webhooks, prepared, now, site, ackWithin, onResult: counters(metrics) })
  const starts = new Starts({ db, jobs, hub, clock, now, matchRow })
  const settle = async (key: string): Promise<void> => {
    const alert = await settleAlert({ db, jobs }, key, now())
    if (alert) delivery.deliver(alert)
  }
  const handleDigest = ({ digest }: DigestJob): Promise<void> =>
    sendDigests({ db, jobs, log, sender, webhooks, prepared, now, site }, Date.parse(digest))
  /** Makes an alert durable and starts its delivery. Fast, however slow the push services are. */
  const handle = (job: AlertJob): Promise<void> => {
    if ('digest' in job) return handleDigest(job)
    return 'soon' in job ? starts.notifySoon(job) : settle(job.key)
  }
  let ends: (() => Promise<void>)[] = []
  let cleaning: Repetition | undefined

  /** Also stores alerts that are too late to send, for digests; drops history. */
  function alertsOf(facts: readonly AlertFact[]): NewAlert[] {
    const at = now()
    const productNow = clock.now()
    return facts.flatMap((fact) => {
      const age = realAge(Date.parse(fact.event.at), productNow, clock.origin.speed)
      if (isHistory(age)) return []
      const { key, kind, cancels, notice } = fact
      return [{ key, kind, notice, cancels, about: aboutOf(fact), happened_at: new Date(at - age) }]
    })
  }

  async function clean(): Promise<void> {
    await noteReached(db, now())
    await deleteAlertsBefore(db, new Date(now() - retention))
    await deleteInactiveDevices(db, now())
  }

  return {
    vapidPublicKey: vapid.keys.publicKey,
    sender,
    webhooks,
    deviceKeys: await openDeviceKeys(db),
    site,
    onFacts: async (tx, facts) => {
      const recent = alertsOf(facts)
      const fresh = new Set(await insertAlerts(tx, recent))
      const missing = await reconcile(tx, facts, new Date(now()))
      for (const key of await insertAlerts(tx, missing)) fresh.add(key)
      const added = [...recent, ...missing].filter(({ key }) => fresh.has(key))
      for (const { key, notice } of added) await jobs.sendIn(tx, alertQueue, { key, seq: notice.seq })
    },
    notify: async (key, notice) => {
      const alert = { key, kind: notice.kind, notice, cancels: null, about: null, happened_at: new Date(now()) }
      const isFresh = await db.transaction(async (tx) => {
        const fresh = await insertAlerts(tx, [alert])
        if (fresh.length > 0) await jobs.sendIn(tx, alertQueue, { key, seq: notice.seq })
        return fresh.length > 0
      })
      // Each open page decides whether its user follows the streamer.
      if (isFresh) hub.publish('scores', 'goal', notice)
    },
    prepareFor: async (matches) => prepared.setDevices(await listDevicesFollowing(db, matches, prepareMost)),
    planStarts: (matches) => starts.plan(matches),
    start: async () => {
      await clean()
      await reopenCutOff(db)
      for (const key of await listOpenAlerts(db)) await settle(key)
      ends = [jobs.work(alertQueue, handle), jobs.work(digestQueue, handleDigest)]
      cleaning = repeat(clean, { every: cleanEvery, log, failure: 'old alerts could not be removed' })
    },
    stop: async () => {
      await cleaning?.stop()
      await Promise.all(ends.map((end) => end()))
      await delivery.stop()
      await webhooks.close()
    },
    idle: () => delivery.idle(),
  }
}

/** Created at the first start and stored: all subscriptions of all devices depend on this key. */
async function vapidKeys(db: Context['db']): Promise<VapidKeys> {
  const known = await findSetting<VapidKeys>(db, vapidSetting)
  if (known) return known
  const made = makeVapidKeys()
  await upsertSetting(db, vapidSetting, made)
  return made
}

function counters(metrics: Context['metrics']): DeliverDeps['onResult'] {
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
