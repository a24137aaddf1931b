// Devices and what they follow, in the database.
import { timingSafeEqual } from 'node:crypto'
import { and, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { DeviceBody, SubscribeBody } from '../../../contract/alert.ts'
import type { Follow } from '../../../contract/follow/follow.ts'
import { fullSettings, specialChoice } from '../../../rules/alert/alert-choice.ts'
import { accountFollow, isSpecialTo } from '../follow/store.ts'
import type { Reader } from './decide.ts'
import { device, deviceFollow } from './table.ts'
import { uniqueFollows } from './unique-follow.ts'

export type Device = typeof device.$inferSelect
/** A device that has a push subscription. */
export type PushDevice = Device & { endpoint: string; p256dh: string; auth: string }
export const hasPush = <D extends Device>(one: D): one is D & PushDevice =>
  one.endpoint !== null && one.p256dh !== null && one.auth !== null
/** The database or a transaction. */
export type Db = Pick<NodePgDatabase, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'>

type DeviceChoices = Pick<DeviceBody, 'lang' | 'follows' | 'settings'>
/** Called before a new device is created; throws to refuse it. */
type Admit = () => void

/**
 * Upserts the device of an endpoint with all its follows; the same endpoint is the same device. `known` is the caller as the server knows
 * it: it keeps its id, webhook and calendar, and takes over the endpoint. An endpoint alone proves nothing: returns null if it is another
 * device's and the caller does not know the secret of its subscription.
 */
export async function upsertPushDevice(
  db: NodePgDatabase,
  id: string,
  body: SubscribeBody,
  admit: Admit,
  known?: string,
): Promise<string | null> {
  const { endpoint, keys, lang, settings } = body
  const values = { endpoint, p256dh: keys.p256dh, auth: keys.auth, lang, settings, gone_at: null }
  return db.transaction(async (tx) => {
    // Serializes requests per endpoint, so that the write matches what was read.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`endpoint ${endpoint}`}, 0))`)
    const [owner] = await tx.select({ id: device.id, auth: device.auth }).from(device).where(eq(device.endpoint, endpoint)).for('update')
    if (owner && owner.id !== known && !isSameSecret(owner.auth ?? '', keys.auth)) return null
    if (known) {
      await tx.delete(device).where(and(eq(device.endpoint, endpoint), ne(device.id, known)))
      const [mine] = await tx
        .update(device)
        .set({ ...values, seen_at: sql`now()` })
        .where(eq(device.id, known))
        .returning({ id: device.id })
      if (mine) return replaceFollows(tx, mine.id, body)
    }
    if (!owner) admit()
    const [row] = await tx
      .insert(device)
      .values({ id, ...values })
      .onConflictDoUpdate({ target: device.endpoint, set: { ...values, seen_at: sql`now()` } })
      .returning({ id: device.id })
    return replaceFollows(tx, row?.id ?? id, body)
  })
}

const isSameSecret = (one: string, other: string): boolean => {
  const [mine, theirs] = [Buffer.from(one, 'base64url'), Buffer.from(other, 'base64url')]
  return mine.length > 0 && mine.length === theirs.length && timingSafeEqual(mine, theirs)
}

/** The same for a device without push. */
export async function upsertDevice(db: NodePgDatabase, id: string, body: DeviceChoices, admit: Admit): Promise<string> {
  const { lang, settings } = body
  const columns = { lang, settings, seen_at: sql`now()` }
  return db.transaction(async (tx) => {
    const [mine] = await tx.update(device).set(columns).where(eq(device.id, id)).returning({ id: device.id })
    if (mine) return replaceFollows(tx, id, body)
    admit()
    await tx.insert(device).values({ id, lang, settings }).onConflictDoUpdate({ target: device.id, set: columns })
    return replaceFollows(tx, id, body)
  })
}

async function replaceFollows(tx: Db, deviceId: string, { follows, settings }: DeviceChoices): Promise<string> {
  await tx.delete(deviceFollow).where(eq(deviceFollow.device_id, deviceId))
  const rows = uniqueFollows(follows, fullSettings(settings)).map(({ kind, id: ref_id, events, muted, through, adds }) => ({
    device_id: deviceId,
    kind,
    ref_id,
    events,
    muted: muted === true,
    through: through === true,
    adds: adds === true,
  }))
  if (rows.length > 0) await tx.insert(deviceFollow).values(rows)
  return deviceId
}

export async function findDevice(db: Db, id: string): Promise<Device | undefined> {
  const [row] = await db.select().from(device).where(eq(device.id, id))
  return row
}

const columnsOf = (table: typeof deviceFollow | typeof accountFollow) => ({
  kind: table.kind,
  id: table.ref_id,
  events: table.events,
  muted: table.muted,
  through: table.through,
  adds: table.adds,
})
const followColumns = { device_id: deviceFollow.device_id, ...columnsOf(deviceFollow) }

const special = isSpecialTo(sql.raw('account_follow.account_id'), {
  kind: sql.raw('account_follow.kind'),
  id: sql.raw('account_follow.ref_id'),
})
type AccountFollow = Follow & { special: boolean }
const chosen = ({ special: isSpecial, ...follow }: AccountFollow): Follow => (isSpecial ? specialChoice(follow) : follow)

/** The account's follows as alert decisions use them: special follows get every event. */
export async function listEffectiveFollows(db: Db, accountId: string): Promise<Follow[]> {
  return (await listMarked(db, accountId)).map(chosen)
}
const listMarked = (db: Db, accountId: string): Promise<AccountFollow[]> =>
  db
    .select({ ...columnsOf(accountFollow), special })
    .from(accountFollow)
    .where(eq(accountFollow.account_id, accountId))

/** Deletes the follows of something that no longer exists. */
export async function endFollowsOf(db: Pick<Db, 'delete'>, kind: Follow['kind'], ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.delete(accountFollow).where(and(eq(accountFollow.kind, kind), inArray(accountFollow.ref_id, [...ids])))
  await db.delete(deviceFollow).where(and(eq(deviceFollow.kind, kind), inArray(deviceFollow.ref_id, [...ids])))
}

/** A device's own follows, plus those of the account signed in there. */
export async function listFollows(db: Db, { id, account_id }: Pick<Device, 'id' | 'account_id'>): Promise<Follow[]> {
  const own = await db.select(columnsOf(deviceFollow)).from(deviceFollow).where(eq(deviceFollow.device_id, id))
  return account_id === null ? own : joined(own, await listMarked(db, account_id))
}

/** A device's own follow overrides the account's for the same item, unless the account marks it as special. */
function joined(own: readonly Follow[], more: readonly AccountFollow[]): Follow[] {
  const marked = new Set(more.filter((follow) => follow.special).map(nameOf))
  const known = new Set(own.map(nameOf))
  const isNew = (follow: AccountFollow): boolean => !known.has(nameOf(follow))
  return [...own.map((follow) => (marked.has(nameOf(follow)) ? specialChoice(follow) : follow)), ...more.filter(isNew).map(chosen)]
}
const nameOf = ({ kind, id }: Pick<Follow, 'kind' | 'id'>): string => `${kind}:${id}`

/** Deletes devices; their follows and deliveries cascade. */
export async function deleteDevices(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(device).where(inArray(device.id, [...ids]))
}

/** What can be followed in a match. */
export interface MatchReference {
  match_id: string
  home_team_id: string
  away_team_id: string
  league_id: string
  /** The event: the start of a broadcast reaches more people than what comes before it. */
  event?: string
  /** Set for a streamer, without a match. */
  room?: { uid: string; broadcast?: string }
}

const touches = (
  table: typeof deviceFollow | typeof accountFollow,
  { match_id, home_team_id, away_team_id, league_id, event, room }: MatchReference,
  players: readonly string[] = [],
): SQL | undefined => {
  if (room) {
    // Before the start only those who reserved the broadcast are notified, at the start all followers of its streamer too.
    const reserved = room.broadcast === undefined ? undefined : and(eq(table.kind, 'broadcast'), eq(table.ref_id, room.broadcast))
    const followed = and(eq(table.kind, 'streamer'), eq(table.ref_id, room.uid))
    return reserved && event === 'on-air' ? or(reserved, followed) : (reserved ?? followed)
  }
  return or(
    and(eq(table.kind, 'match'), eq(table.ref_id, match_id)),
    and(eq(table.kind, 'team'), inArray(table.ref_id, [home_team_id, away_team_id])),
    and(eq(table.kind, 'league'), eq(table.ref_id, league_id)),
    players.length > 0 ? and(eq(table.kind, 'player'), inArray(table.ref_id, [...players])) : undefined,
  )
}

/** A reachable device has push or a webhook. */
const reachable = or(isNotNull(device.endpoint), isNotNull(device.webhook))

/** The devices that follow the match or one of the players, each with the follows that match; or exactly the given devices. */
export async function listReaders(
  db: Db,
  match: MatchReference,
  players: readonly string[],
  deviceIds?: readonly string[],
): Promise<Reader[]> {
  const rows = await db
    .select({ ...followColumns, settings: device.settings })
    .from(deviceFollow)
    .innerJoin(device, eq(device.id, deviceFollow.device_id))
    .where(and(touches(deviceFollow, match, players), reachable, deviceIds ? inArray(device.id, [...deviceIds]) : undefined))
  const byAccount = await db
    .select({ device_id: device.id, ...columnsOf(accountFollow), special, settings: device.settings })
    .from(accountFollow)
    .innerJoin(device, eq(device.account_id, accountFollow.account_id))
    .where(and(touches(accountFollow, match, players), reachable, deviceIds ? inArray(device.id, [...deviceIds]) : undefined))
  const readers = new Map<string, Reader>()
  const addFollow = ({ device_id, settings, ...follow }: (typeof rows)[number] | (typeof byAccount)[number]): void => {
    const reader = readers.get(device_id) ?? { device_id, settings, follows: [] }
    readers.set(device_id, { ...reader, follows: joined(reader.follows, [{ special: false, ...follow }]) })
  }
  for (const row of [...rows, ...byAccount]) addFollow(row)
  return [...readers.values()]
}

/** Settings of devices, whatever they follow now. */
export async function listSettings(db: Db, deviceIds: readonly string[]): Promise<Reader[]> {
  if (deviceIds.length === 0) return []
  const rows = await db
    .select({ device_id: device.id, settings: device.settings })
    .from(device)
    .where(and(inArray(device.id, [...deviceIds]), reachable))
  return rows.map((row) => ({ ...row, follows: [] }))
}

/** Devices with push where an account is signed in. */
export const listDevicesOf = async (db: Db, accountId: string): Promise<PushDevice[]> =>
  (await db.select().from(device).where(eq(device.account_id, accountId))).filter(hasPush)

/** Devices with push that follow one of these matches: to prepare their keys. */
export async function listDevicesFollowing(db: Db, matches: readonly MatchReference[], most: number): Promise<PushDevice[]> {
  if (matches.length === 0) return []
  const ids = db
    .selectDistinct({ id: deviceFollow.device_id })
    .from(deviceFollow)
    .where(or(...matches.map((match) => touches(deviceFollow, match))))
    .limit(most)
  const accounts = db
    .selectDistinct({ id: accountFollow.account_id })
    .from(accountFollow)
    .where(or(...matches.map((match) => touches(accountFollow, match))))
    .limit(most)
  const followers = or(inArray(device.id, ids), inArray(device.account_id, accounts))
  return (await db.select().from(device).where(followers).limit(most)).filter(hasPush)
}
