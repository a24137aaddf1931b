// Follows of an account on a device where it is signed in: they merge with the device's own, changes go to both, and
// at logout the device gets its own back.
import type { DeviceKey } from '../../../contract/alert.ts'
import type { Follow } from '../../../contract/follow/follow.ts'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { ApiError, call } from '../api/api.ts'
import type { AccountFollow } from '../outbox/account-follow-sender.ts'
import { deviceOutbox, enqueueSubscription } from '../outbox/device-outbox.ts'
import { deviceFollows, readSetting, settingKeys } from '../outbox/subscription-sender.ts'
import { saveOwn } from '../packs/space.ts'
import { currentAccount } from '../storage/account.ts'
import { db, type FollowRecord, type ReservationRecord } from '../storage/db.ts'
import { onPurge, privateSetting } from '../storage/private.ts'

/** Keys of what the device followed before the login. */
interface Own {
  follows: string[]
  reservations: string[]
}
const ownKey = 'own-follows'
const changeKind = 'account-follow'
/** A login whose follows are not merged yet: the network was down, or the user left the page. */
const dueKey = `${privateSetting}join-follows`
/** Maximum matches of one call. */
const idsAtOnce = 500

/** Returns the account's list; also registers the device with the account if the server knows it. */
async function listFollows(): Promise<Follow[]> {
  const device = await readSetting<DeviceKey>(settingKeys.device)
  try {
    if (device) return (await call('POST api/Member/device', { body: { device } })).list
  } catch (error) {
    if (!(error instanceof ApiError) || error.error !== 'not-found') throw error
  }
  return (await call('GET api/Member/follows')).list
}

async function readMatches(ids: readonly string[]): Promise<Map<string, MatchRow>> {
  const found = new Map<string, MatchRow>()
  for (let from = 0; from < ids.length; from += idsAtOnce) {
    const { list } = await call('POST api/hot_match/all_match', { body: { ids: ids.slice(from, from + idsAtOnce), limit: idsAtOnce } })
    for (const row of list) found.set(row.id, row)
  }
  return found
}

export interface Joined {
  follows: FollowRecord[]
  reservations: ReservationRecord[]
}

/** Rows for a list of follows. A reservation is a follow that only adds; one that also follows names its reminder. Pure. */
export function rowsOf(
  list: readonly Follow[],
  matches: ReadonlyMap<string, Pick<MatchRow, 'match_time' | 'time_tbc'> & { name: string }>,
  at: number,
): Joined {
  const follows = list
    .filter(({ kind, adds, muted }) => !(kind === 'match' && (adds || muted)))
    .map(({ kind, id, events }) => ({ key: `${kind}:${id}`, kind, id, events: [...events], name: matches.get(id)?.name ?? '', at }))
  const reservations = list.flatMap(({ kind, id, events, adds }) => {
    const match = kind === 'match' && (adds || events.length > 0) && events.includes('soon') ? matches.get(id) : undefined
    if (!match) return []
    const { match_time, time_tbc, name } = match
    return [{ id, match_time, ...(time_tbc ? { time_tbc } : {}), name, at }]
  })
  return { follows, reservations }
}

const waitingOf = (account: string) =>
  db.outbox
    .where('owner')
    .equals(account)
    .filter(({ kind, refused }) => kind === changeKind && refused === null)
const isOf = ({ kind, id }: AccountFollow, follow: Pick<Follow, 'kind' | 'id'>): boolean => follow.kind === kind && follow.id === id

/** The list with the changes that the account made here before it left and that the server does not have yet. */
async function withWaiting(list: readonly Follow[], account: string): Promise<Follow[]> {
  const changes = (await waitingOf(account).toArray())
    .map(({ payload }) => payload as AccountFollow)
    .filter(({ left }) => left !== undefined)
  const others = list.filter((follow) => !changes.some((change) => isOf(change, follow)))
  return [...others, ...changes.flatMap(({ left }) => left ?? [])]
}

/** Freezes pending changes at their current state: the device's follows are about to change. */
async function settleWaiting(account: string): Promise<void> {
  const here = await deviceFollows()
  await waitingOf(account).modify((row) => {
    const change = row.payload as AccountFollow
    if (change.left === undefined) row.payload = { ...change, left: here.find((follow) => isOf(change, follow)) ?? null }
  })
}

/** Merges after a login; if it fails it stays due (`mustJoin`). */
export async function joinFollows(): Promise<void> {
  const account = await currentAccount()
  await db.setting.put({ key: dueKey, value: account })
  const list = await withWaiting(await listFollows(), account)
  const rows = await readMatches(list.filter(({ kind }) => kind === 'match').map(({ id }) => id))
  const named = new Map(
    [...rows].map(([id, { match_time, time_tbc, home_team_name_zh: home, away_team_name_zh: away }]) => [
      id,
      { match_time, ...(time_tbc ? { time_tbc } : {}), name: `${home} - ${away}` },
    ]),
  )
  const joined = rowsOf(list, named, Date.now())
  const join = (): Promise<void> =>
    db.transaction('rw', [db.follow, db.reservation, db.setting, db.outbox], async () => {
      // If the user signed out meanwhile, write nothing.
      if ((await currentAccount()) !== account) return
      const own: Own = {
        follows: await db.follow.toCollection().primaryKeys(),
        reservations: await db.reservation.toCollection().primaryKeys(),
      }
      if (!(await db.setting.get(ownKey))) await db.setting.put({ key: ownKey, value: own })
      const known = new Set(own.follows)
      const reserved = new Set(own.reservations)
      const fresh = joined.follows.filter(({ key }) => !known.has(key))
      const freshReserved = joined.reservations.filter(({ id }) => !reserved.has(id))
      await db.follow.bulkPut(fresh)
      await db.reservation.bulkPut(freshReserved)
      await db.setting.delete(dueKey)
      if (fresh.length + freshReserved.length > 0) await enqueueSubscription()
    })
  await saveOwn(join)
}

export const mustJoin = async (): Promise<boolean> => (await db.setting.get(dueKey)) !== undefined

const purgeFollows = (account: string): Promise<void> =>
  db.transaction('rw', [db.follow, db.reservation, db.setting, db.outbox], async () => {
    await settleWaiting(account)
    const own = (await db.setting.get(ownKey))?.value as Own | undefined
    if (!own) return
    const gone = (await db.follow.toCollection().primaryKeys()).filter((key) => !own.follows.includes(key))
    const unreserved = (await db.reservation.toCollection().primaryKeys()).filter((id) => !own.reservations.includes(id))
    await db.follow.bulkDelete(gone)
    await db.reservation.bulkDelete(unreserved)
    await db.setting.delete(ownKey)
    if (gone.length + unreserved.length > 0) await enqueueSubscription()
  })
onPurge((account) => saveOwn(() => purgeFollows(account), { takesAway: true }))

/** Queues a follow changed while signed in; the account gets it now or when the network returns. */
export async function enqueueAccountFollow(kind: Follow['kind'], id: string): Promise<void> {
  await deviceOutbox.put({ kind: changeKind, subject: `${kind}:${id}`, payload: { kind, id } })
}
