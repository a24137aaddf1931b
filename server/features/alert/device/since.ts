// Notices of the matches and streamers that a device follows since a given time: 'since you left'.
import { and, desc, gt, or, type SQL, sql } from 'drizzle-orm'
import type { GoalNotice } from '../../../../contract/alert.ts'
import { limits } from '../../../../contract/limits/limits.ts'
import { alertDefaults } from '../../../../rules/alert/alert-choice.ts'
import { type Reader, wants } from '../decide.ts'
import { type Db, type Device, listEffectiveFollows, listFollows } from '../store.ts'
import { alert, delivery } from '../table.ts'

/** Maximum number of alerts scanned: a league has many that its follower does not want. */
const looked = 1_000

/** Newest first. Notices carry product time; `since` is real time. */
export async function noticesSince(db: Db, device: Device, since: Date): Promise<GoalNotice[]> {
  return noticesFor(db, { device_id: device.id, settings: device.settings, follows: await listFollows(db, device) }, since)
}

/** The same for an account's follows, on any device. */
export async function accountNotices(db: Db, accountId: string, since: Date): Promise<GoalNotice[]> {
  return noticesFor(db, { device_id: '', settings: alertDefaults, follows: await listEffectiveFollows(db, accountId) }, since)
}

async function noticesFor(db: Db, reader: Reader, since: Date): Promise<GoalNotice[]> {
  const { device_id, follows } = reader
  if (follows.length === 0) return []
  const ids = (kind: string): SQL => sql`${sql.param(follows.filter((follow) => follow.kind === kind).map(({ id }) => id))}::text[]`
  const touches = or(
    sql`${alert.match_id} = ANY (${ids('match')})`,
    sql`${alert.notice}->>'home_team_id' = ANY (${ids('team')})`,
    sql`${alert.notice}->>'away_team_id' = ANY (${ids('team')})`,
    sql`${alert.notice}->>'league_id' = ANY (${ids('league')})`,
    sql`${alert.notice}->'players' ?| ${ids('player')}`,
    sql`${alert.notice}->'room'->>'uid' = ANY (${ids('streamer')})`,
    sql`${alert.notice}->'room'->>'broadcast' = ANY (${ids('broadcast')})`,
    sql`EXISTS (SELECT FROM ${delivery} WHERE ${delivery.alert_key} = ${alert.key} AND ${delivery.device_id} = ${device_id})`,
  )
  const rows = await db
    .select()
    .from(alert)
    .where(and(gt(alert.happened_at, since), touches))
    .orderBy(desc(alert.happened_at), desc(alert.seq))
    .limit(looked)
  const delivered = await listDelivered(
    db,
    device_id,
    rows.map(({ key }) => key),
  )
  return rows
    .filter(({ key, notice, kind, lead, happened_at }) => {
      const decidable = { notice, kind, lead, happened_at: happened_at.getTime(), players: notice.players ?? [] }
      return delivered.has(key) || wants(reader, decidable)
    })
    .slice(0, limits.sinceNotices)
    .map(({ notice }) => notice)
}

async function listDelivered(db: Db, deviceId: string, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute(
    sql`SELECT alert_key FROM delivery WHERE device_id = ${deviceId} AND alert_key = ANY (${sql.param([...keys])}::text[]) AND state <> 'dropped'`,
  )
  return new Set(rows.map((row) => row.alert_key as string))
}
