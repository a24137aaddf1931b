// Alerts that concern a device or an account, for 'since you left'.
import { and, desc, gt, or, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../decide.ts'
import type { Alert } from '../delivery-store.ts'
import type { Db } from '../store.ts'
import { alert, delivery } from '../table.ts'

/** Alerts since an instant that something followed is part of, or that were delivered to the device; newest first. */
export async function listTouching(
  db: Db,
  { device_id, follows }: Pick<Reader, 'device_id' | 'follows'>,
  since: Date,
  limit: number,
): Promise<Alert[]> {
  const ids = (kind: string): SQL => sql`${sql.param(follows.filter((follow) => follow.kind === kind).map(({ id }) => id))}::text[]`
  const touches = or(
    sql`${alert.match_id} = any (${ids('match')})`,
    sql`${alert.notice}->>'home_team_id' = any (${ids('team')})`,
    sql`${alert.notice}->>'away_team_id' = any (${ids('team')})`,
    sql`${alert.notice}->>'league_id' = any (${ids('league')})`,
    sql`${alert.notice}->'players' ?| ${ids('player')}`,
    sql`${alert.notice}->'room'->>'uid' = any (${ids('streamer')})`,
    sql`${alert.notice}->'room'->>'broadcast' = any (${ids('broadcast')})`,
    sql`exists (select from ${delivery} where ${delivery.alert_key} = ${alert.key} and ${delivery.device_id} = ${device_id})`,
  )
  return db
    .select()
    .from(alert)
    .where(and(gt(alert.happened_at, since), touches))
    .orderBy(desc(alert.happened_at), desc(alert.seq))
    .limit(limit)
}

/** Keys of those of these alerts that were delivered to the device. */
export async function listDelivered(db: Db, deviceId: string, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute(
    sql`select alert_key from delivery where device_id = ${deviceId} and alert_key = any (${sql.param([...keys])}::text[]) and state <> 'dropped'`,
  )
  return new Set(rows.map((row) => row.alert_key as string))
}
