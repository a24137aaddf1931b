// What an account follows on the device where it is signed in: it joins what the device follows, changes go to both, and
// at logout the device has its own again.
import type { DeviceKey } from '../../../contract/alert.ts'
import type { Follow } from '../../../contract/follow.ts'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { ApiError, call } from '../api/api.ts'
import type { AccountFollow } from '../outbox/account-follow-sender.ts'
import { deviceOutbox, putSubscription } from '../outbox/device-outbox.ts'
import { deviceFollows, readSetting, settingKeys } from '../outbox/subscription-sender.ts'
import { keepOwn } from '../packs/space.ts'
import { currentAccount } from '../storage/account.ts'
import { db, type FollowRecord, type ReservationRecord } from '../storage/db.ts'
import { onPurge, privateSetting } from '../storage/private.ts'

/** What the device followed before the login, by key. */
interface Own {
  follows: string[]
  reservations: string[]
}
const ownKey = 'own-follows'
const changeKind = 'account-follow'
/** A login whose follows have not come yet: there was no network for them, or the page was left. */
const dueKey = `${privateSetting}join-follows`
/** Matches that one call names. */
const idsAtOnce = 500

/** The account's list; the device is told of at the same time, when the server knows it. */
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

/** The rows of a list of follows. A reservation is a follow that only adds; one that also follows names its reminder. Pure. */
export function rowsOf(
  list: readonly Follow[],
  matches: ReadonlyMap<string, Pick<MatchRow, 'match_time'> & { name: string }>,
  at: number,
): Joined {
  const follows = list
    .filter(({ kind, adds, muted }) => !(kind === 'match' && (adds || muted)))
    .map(({ kind, id, events }) => ({ key: `${kind}:${id}`, kind, id, events: [...events], name: matches.get(id)?.name ?? '', at }))
  const reservations = list.flatMap(({ kind, id, events, adds }) => {
    const match = kind === 'match' && (adds || events.length > 0) && events.includes('soon') ? matches.get(id) : undefined
    return match ? [{ id, match_time: match.match_time, name: match.name, at }] : []
  })
  return { follows, reservations }
}

const waitingOf = (account: string) =>
  db.outbox
    .where('owner')
    .equals(account)
    .filter(({ kind, refused }) => kind === changeKind && refused === null)
const isOf = ({ kind, id }: AccountFollow, follow: Pick<Follow, 'kind' | 'id'>): boolean => follow.kind === kind && follow.id === id

/** The list with what the account has changed here before it left, and the server has not heard of. */
async function withWaiting(list: readonly Follow[], account: string): Promise<Follow[]> {
  const changes = (await waitingOf(account).toArray())
    .map(({ payload }) => payload as AccountFollow)
    .filter(({ left }) => left !== undefined)
  const others = list.filter((follow) => !changes.some((change) => isOf(change, follow)))
  return [...others, ...changes.flatMap(({ left }) => left ?? [])]
}

/** What waits to be sent is sent as it stands now: the device follows something else soon. */
async function settleWaiting(account: string): Promise<void> {
  const here = await deviceFollows()
  await waitingOf(account).modify((row) => {
    const change = row.payload as AccountFollow
    if (change.left === undefined) row.payload = { ...change, left: here.find((follow) => isOf(change, follow)) ?? null }
  })
}

/** After a login; what does not come about is still due (`mustJoin`). */
export async function joinFollows(): Promise<void> {
  const account = await currentAccount()
  await db.setting.put({ key: dueKey, value: account })
  const list = await withWaiting(await listFollows(), account)
  const rows = await readMatches(list.filter(({ kind }) => kind === 'match').map(({ id }) => id))
  const named = new Map(
    [...rows].map(([id, row]) => [id, { match_time: row.match_time, name: `${row.home_team_name_zh} - ${row.away_team_name_zh}` }]),
  )
  const joined = rowsOf(list, named, Date.now())
  const join = (): Promise<void> =>
    db.transaction('rw', [db.follow, db.reservation, db.setting, db.outbox], async () => {
      // Who has signed out meanwhile leaves nothing behind.
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
      if (fresh.length + freshReserved.length > 0) await putSubscription()
    })
  await keepOwn(join)
}

export const mustJoin = async (): Promise<boolean> => (await db.setting.get(dueKey)) !== undefined

const forget = (account: string): Promise<void> =>
  db.transaction('rw', [db.follow, db.reservation, db.setting, db.outbox], async () => {
    await settleWaiting(account)
    const own = (await db.setting.get(ownKey))?.value as Own | undefined
    if (!own) return
    const gone = (await db.follow.toCollection().primaryKeys()).filter((key) => !own.follows.includes(key))
    const unreserved = (await db.reservation.toCollection().primaryKeys()).filter((id) => !own.reservations.includes(id))
    await db.follow.bulkDelete(gone)
    await db.reservation.bulkDelete(unreserved)
    await db.setting.delete(ownKey)
    if (gone.length + unreserved.length > 0) await putSubscription()
  })
onPurge((account) => keepOwn(() => forget(account), { takesAway: true }))

/** A star was tapped while somebody is signed in: the account hears of it, now or when there is a network. */
export async function putAccountFollow(kind: Follow['kind'], id: string): Promise<void> {
  await deviceOutbox.put({ kind: changeKind, subject: `${kind}:${id}`, payload: { kind, id } })
}
