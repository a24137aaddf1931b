// Writes down who is told of an alert and when, once, in one transaction: what comes after can be cut off anywhere and
// gone on with.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Tx } from '../../core/database/transaction.ts'
import type { Jobs } from '../../core/jobs/jobs.ts'
import { type Decidable, mergeTold, type Plan, planAlert, planCorrection, type Reader } from './decide.ts'
import {
  type Alert,
  byEvent,
  byKey,
  completeNotice,
  finishAlert,
  insertDeliveries,
  isTakenBack,
  listCorrections,
  listTold,
  lockAlert,
  markDecided,
  supersedePending,
  takeOverdue,
} from './delivery-store.ts'
import { alertQueue, sendDigestJob } from './queue.ts'
import { listReaders, listSettings } from './store.ts'

export interface SettleParts {
  db: NodePgDatabase
  jobs: Pick<Jobs, 'sendIn'>
}

/** Answers the alert when there may be something to send. `now` is real time. */
export const settleAlert = ({ db, jobs }: SettleParts, key: string, now: number): Promise<Alert | null> =>
  db.transaction(async (tx) => {
    const alert = await lockAlert(tx, byKey(key))
    if (!alert || alert.done) return null
    if (!alert.decided) await decide({ tx, jobs, now }, alert, await isTakenBack(tx, alert))
    // What the server could not send in time is told in the digest, or not at all.
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
    // Of a goal whose scorer is named, those who follow him hear only now.
    const fresh = names ? readers.filter(({ device_id }) => !known.has(device_id)).map(asFollowerOfPlayers) : readers
    plans.push(...planAlert(fresh, what, now))
  }
  // The readers of what is taken back before it was sent are written down all the same: they are those of the cancellation.
  await write(work, alert, takenBack ? plans.map(superseded) : plans)
  await markDecided(tx, alert.key)
}

const asFollowerOfPlayers = (reader: Reader): Reader => ({
  ...reader,
  follows: reader.follows.filter(({ kind, muted }) => kind === 'player' || muted),
})

/** Whose alert is held hears neither of it nor of its end. */
const superseded = (plan: Plan): Plan =>
  plan.state === 'pending' ? { ...plan, state: 'superseded' } : plan.state === 'waiting' ? { ...plan, state: 'dropped', due: null } : plan

/** Plans for the readers of the event that this alert takes back or corrects; nobody when no alert told of it. */
async function correct(work: Work, alert: Alert, about: number, what: Decidable): Promise<Plan[]> {
  const { tx, now } = work
  const origin = await lockAlert(tx, byEvent(alert.match_id, about))
  if (!origin) return []
  const takenBack = alert.cancels === about
  // Jobs of one transaction come in any order: the goal may not have been looked at yet.
  if (!origin.decided) await decide(work, origin, takenBack)
  // Who heard only of its scorer has heard of the goal.
  const keys = [origin.key, ...(takenBack ? await listCorrections(tx, origin) : [])]
  const told = mergeTold(await listTold(tx, keys))
  if (takenBack) await supersedePending(tx, keys)
  else if (told.some(({ state }) => state === 'waiting')) await completeNotice(tx, origin.key, alert.notice)
  const ids = told.map(({ device_id }) => device_id)
  return planCorrection(told, await readersOf(tx, alert, ids), what, now)
}

/** These devices, with those of their follows that touch the match: they may have none by now. */
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

/** Deliveries, and the jobs for those that are not for now. */
async function write({ tx, jobs }: Work, { key, seq }: Alert, plans: readonly Plan[]): Promise<void> {
  await insertDeliveries(tx, key, plans)
  const dues = new Set(plans.flatMap(({ state, due }) => (state === 'waiting' && due !== null ? [due] : [])))
  for (const due of dues) await jobs.sendIn(tx, alertQueue, { key, seq }, { at: due })
  const digests = new Set(plans.flatMap(({ state, digest_at }) => (state === 'quiet' && digest_at !== null ? [digest_at] : [])))
  for (const at of digests) await sendDigestJob(tx, jobs, at)
}
