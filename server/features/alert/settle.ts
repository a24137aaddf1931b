// Writes down who is told of an alert, once, in one transaction: what comes after can be cut off anywhere and gone on with.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { devicesToTell, isStale } from './decide.ts'
import {
  type Alert,
  byEvent,
  byKey,
  insertDeliveries,
  isTakenBack,
  listTold,
  lockAlert,
  markDecided,
  supersedePending,
} from './delivery-store.ts'
import { type Db, listInterests } from './store.ts'

/** Answers the alert when there may be something to send. `now` is real time. */
export const settleAlert = (db: NodePgDatabase, key: string, now: number): Promise<Alert | null> =>
  db.transaction(async (tx) => {
    const alert = await lockAlert(tx, byKey(key))
    if (!alert || alert.done) return null
    if (isStale(now - alert.happened_at.getTime())) {
      await markDecided(tx, key, true)
      return null
    }
    if (alert.decided) return alert
    if (await isTakenBack(tx, alert)) {
      // Its readers are written down all the same: they are those of the cancellation.
      await decide(tx, alert, true)
      return null
    }
    await decide(tx, alert, false)
    return alert
  })

async function decide(tx: Db, alert: Alert, superseded: boolean): Promise<void> {
  const told = alert.about === null ? null : await toldOf(tx, alert, alert.about)
  const interests = told ? [] : await listInterests(tx, alert.notice)
  await insertDeliveries(tx, alert.key, devicesToTell(interests, alert.kind, told), superseded ? 'superseded' : 'pending')
  await markDecided(tx, alert.key, superseded)
}

/** The readers of the event that this alert takes back or corrects; nobody when no alert told of it. */
async function toldOf(tx: Db, alert: Alert, about: number): Promise<string[]> {
  const origin = await lockAlert(tx, byEvent(alert.match_id, about))
  if (!origin) return []
  const takenBack = alert.cancels === about
  // Jobs of one transaction come in any order: the goal may not have been looked at yet.
  if (!origin.decided) await decide(tx, origin, takenBack)
  else if (takenBack) await supersedePending(tx, origin.key)
  return listTold(tx, origin.key)
}
