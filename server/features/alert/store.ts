// Devices and what they follow, in the database.
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Follow } from '../../../contract/follow.ts'
import type { SubscribeBody } from '../../../contract/push.ts'
import type { Interest } from './decide.ts'
import { device, deviceFollow } from './table.ts'

export type Device = typeof device.$inferSelect
/** A database or a transaction of it. */
export type Db = Pick<NodePgDatabase, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'>

/** Makes or refreshes the device of an endpoint with all that it follows; the same endpoint is the same device. */
export async function putDevice(
  db: NodePgDatabase,
  id: string,
  { endpoint, keys, lang, follows, settings }: SubscribeBody,
): Promise<string> {
  return db.transaction(async (tx) => {
    const values = { endpoint, p256dh: keys.p256dh, auth: keys.auth, lang, settings }
    const [row] = await tx
      .insert(device)
      .values({ id, ...values })
      .onConflictDoUpdate({ target: device.endpoint, set: { ...values, seen_at: sql`now()` } })
      .returning({ id: device.id })
    const deviceId = row?.id ?? id
    await tx.delete(deviceFollow).where(eq(deviceFollow.device_id, deviceId))
    const rows = uniqueFollows(follows).map(({ kind, id: ref_id, events }) => ({ device_id: deviceId, kind, ref_id, events }))
    if (rows.length > 0) await tx.insert(deviceFollow).values(rows)
    return deviceId
  })
}

const uniqueFollows = (follows: readonly Follow[]): Follow[] => [
  ...new Map(follows.map((follow) => [`${follow.kind}:${follow.id}`, follow])).values(),
]

export async function findDevice(db: Db, id: string): Promise<Device | undefined> {
  const [row] = await db.select().from(device).where(eq(device.id, id))
  return row
}

/** Follows and deliveries of the device go with it. */
export async function deleteDevices(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(device).where(inArray(device.id, [...ids]))
}

/** What of a match can be followed. */
export interface MatchReference {
  match_id: string
  home_team_id: string
  away_team_id: string
  league_id: string
}

const follows = ({ match_id, home_team_id, away_team_id, league_id }: MatchReference): SQL | undefined =>
  or(
    and(eq(deviceFollow.kind, 'match'), eq(deviceFollow.ref_id, match_id)),
    and(eq(deviceFollow.kind, 'team'), inArray(deviceFollow.ref_id, [home_team_id, away_team_id])),
    and(eq(deviceFollow.kind, 'league'), eq(deviceFollow.ref_id, league_id)),
  )

export async function listInterests(db: Db, match: MatchReference): Promise<Interest[]> {
  return db
    .select({ device_id: deviceFollow.device_id, kind: deviceFollow.kind, events: deviceFollow.events, settings: device.settings })
    .from(deviceFollow)
    .innerJoin(device, eq(device.id, deviceFollow.device_id))
    .where(follows(match))
}

/** Devices that follow a match of these: their keys are prepared ahead. */
export async function listDevicesFollowing(db: Db, matches: readonly MatchReference[], most: number): Promise<Device[]> {
  if (matches.length === 0) return []
  const ids = db
    .selectDistinct({ id: deviceFollow.device_id })
    .from(deviceFollow)
    .where(or(...matches.map(follows)))
    .limit(most)
  return db.select().from(device).where(inArray(device.id, ids))
}
