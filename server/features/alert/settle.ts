// Stores who gets an alert and when, once, in one transaction: everything after it can be interrupted anywhere and resumed.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Tx } from '../../core/database/transaction.ts'
import type { Jobs } from '../../core/jobs/jobs.ts'
import { type Decidable, mergeDelivered, type Plan, planAlert, planCorrection, type Reader } from './decide.ts'
import {
  type Alert,
  byEvent,
  byKey,
  completeNotice,
  finishAlert,
  insertDeliveries,
  isTakenBack,
  listCorrections,
  listDeliveries,
  lockAlert,
  markDecided,
  supersedePending,
  takeOverdue,
} from './delivery-store.ts'
import { alertQueue, sendDigestJob } from './queue.ts'
import { listReaders, listSettings } from './store.ts'

export interface SettleDeps {
  db: NodePgDatabase
  jobs: Pick<Jobs, 'sendIn'>
}

/** Returns the alert if there may be something to send. `now` is real time. */
export const settleAlert = ({ db, jobs }: SettleDeps, key: string, now: number): Promise<Alert | null> =>
  db.transaction(async (tx) => {
    const alert = await lockAlert(tx, byKey(key))
    if (!alert || alert.done) return null
    if (!alert.decided) await decide({ tx, jobs, now }, alert, await isTakenBack(tx, alert))
    // Overdue deliveries go into the digest or are dropped.
    const late = await takeOverdue(tx, alert, now)
    if (late.length > 0) await write({ tx, jobs, now }, alert, planAllOf(await readersOf(tx, alert, late), decidable(alert), now))
    await finishAlert(tx, key)
    return (await lockAlert(tx, byKey(key)))?.done ? null : alert
  })

interface Work {
  tx: Tx
  jobs: Pick<Jobs, 'sendIn'>
  now: number
}

async function decide(work: Work, alert: Alert, takenBack: boolean): Promise<void> {
  const { tx, now } = work
  const what = decidable(alert)
  const plans = alert.about === null ? [] : await correct(work, alert, alert.about, what)
  const names = alert.about !== null && alert.cancels === null && what.players.length > 0
  if (alert.about === null || names) {
    const known = new Set(plans.map(({ device_id }) => device_id))
    const readers = await listReaders(tx, alert.notice, what.players)
    // The goal has a scorer now: the player's followers are new readers of it.
    const fresh = names ? readers.filter(({ device_id }) => !known.has(device_id)).map(asFollowerOfPlayers) : readers
    plans.push(...planAlert(fresh, what, now))
  }
  // An alert that is cancelled before it was sent still stores its readers: they define the readers of the cancellation.
  await write(work, alert, takenBack ? plans.map(superseded) : plans)
  await markDecided(tx, alert.key)
}

const asFollowerOfPlayers = (reader: Reader): Reader => ({
  ...reader,
  follows: reader.follows.filter(({ kind, muted }) => kind === 'player' || muted),
})

/** A held alert is dropped together with its cancellation. */
const superseded = (plan: Plan): Plan =>
  plan.state === 'pending' ? { ...plan, state: 'superseded' } : plan.state === 'waiting' ? { ...plan, state: 'dropped', due: null } : plan

/** Plans for the readers of the event that this alert cancels or corrects; empty if there was no alert for it. */
async function correct(work: Work, alert: Alert, about: number, what: Decidable): Promise<Plan[]> {
  const { tx, now } = work
  const origin = await lockAlert(tx, byEvent(alert.match_id, about))
  if (!origin) return []
  const takenBack = alert.cancels === about
  // Jobs of one transaction run in any order: the goal may not be decided yet.
  if (!origin.decided) await decide(work, origin, takenBack)
  // A device that got only the scorer correction has the goal, too.
  const keys = [origin.key, ...(takenBack ? await listCorrections(tx, origin) : [])]
  const delivered = mergeDelivered(await listDeliveries(tx, keys))
  if (takenBack) await supersedePending(tx, keys)
  else if (delivered.some(({ state }) => state === 'waiting')) await completeNotice(tx, origin.key, alert.notice)
  const ids = delivered.map(({ device_id }) => device_id)
  return planCorrection(delivered, await readersOf(tx, alert, ids), what, now)
}

/** These devices with the follows that touch the match: possibly none by now. */
async function readersOf(tx: Tx, alert: Alert, ids: readonly string[]): Promise<Reader[]> {
  const following = await listReaders(tx, alert.notice, [], ids)
  const known = new Set(following.map(({ device_id }) => device_id))
  const others = await listSettings(
    tx,
    ids.filter((id) => !known.has(id)),
  )
  return [...following, ...others]
}

const planAllOf = (readers: readonly Reader[], what: Decidable, now: number): Plan[] =>
  planCorrection(
    readers.map(({ device_id }) => ({ device_id, state: 'pending', digest_at: null })),
    readers,
    what,
    now,
  )

const decidable = ({ notice, kind, lead, happened_at }: Alert): Decidable => ({
  notice,
  kind,
  lead,
  happened_at: happened_at.getTime(),
  players: notice.players ?? [],
})

/** Inserts deliveries, and queues jobs for those due later. */
async function write({ tx, jobs }: Work, { key, seq }: Alert, plans: readonly Plan[]): Promise<void> {
  await insertDeliveries(tx, key, plans)
  const dues = new Set(plans.flatMap(({ state, due }) => (state === 'waiting' && due !== null ? [due] : [])))
  for (const due of dues) await jobs.sendIn(tx, alertQueue, { key, seq }, { at: due })
  const digests = new Set(plans.flatMap(({ state, digest_at }) => (state === 'quiet' && digest_at !== null ? [digest_at] : [])))
  for (const at of digests) await sendDigestJob(tx, jobs, at)
}
