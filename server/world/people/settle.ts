// Sets up the accounts of the demonstration viewers: one account each, coins from the platform, followed streamers, and for some a guard or
// noble status. Once each; existing data is preserved.
import { randomUUID } from 'node:crypto'
import type { ApiKey } from '../../../contract/api.ts'
import { readMobile } from '../../../rules/member/mobile.ts'
import type { Entry } from '../../../rules/money/ledger.ts'
import { consumptionOf, platformOf } from '../../../rules/money/ledger-entry.ts'
import type { Context } from '../../core/context.ts'
import { inMoneyTransaction } from '../../core/database/lock-order.ts'
import { Failed } from '../../core/http/fail.ts'
import { findSetting, upsertSetting } from '../../core/setting/store.ts'
import { findByMobile, insertAccount } from '../../features/account/store.ts'
import { postEntry } from '../../features/money/ledger/store.ts'
import { drawOf } from '../experts/draw.ts'
import type { CastMember } from './cast.ts'

/** One call of a user, through the product's own API. @throws the same errors */
export type Act = (account: string, key: ApiKey, input: { query?: object; body?: object }) => Promise<unknown>

/** A room for setting up viewers. */
export interface SettlingRoom {
  id: string
  uid: string
  language: CastMember['language']
}
type Person = CastMember & { account: string }

/** Viewers whose setup is complete. */
const begunSetting = 'demo-people-begun'
/** Tenths of a diamond per refill. */
const purses = { none: 0, some: 6_000, rich: 400_000 } as const

/** Refills a wallet: an expense of the platform, like every bonus. */
export async function fillPurse({ db }: Pick<Context, 'db'>, { account, purse }: Pick<Person, 'account' | 'purse'>): Promise<void> {
  const amount = purses[purse]
  if (amount === 0) return
  const entry: Entry = {
    key: `demo-purse:${randomUUID()}`,
    type: 'adjust',
    actor: account,
    legs: [
      { account: platformOf('bonus', 'diamond'), amount: -amount },
      { account: consumptionOf(account), amount },
    ],
  }
  await inMoneyTransaction(db, [account], (tx) => postEntry(tx, entry, Date.now()))
}

/** Skips what the balance or a rule does not allow. */
export async function tryTo(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (error instanceof Failed) return false
    throw error
  }
}

/** The favourite room of a viewer, whether its rankings need them as a guard, and the rooms whose rankings need them as a noble. */
export interface Favourite {
  room: SettlingRoom
  isFirst: boolean
  visits: readonly SettlingRoom[]
}

/** By viewer: the rooms of a language are dealt out in turn, the largest budgets first, so that no room lacks guards or nobles. */
export function dealFavourites(cast: readonly CastMember[], rooms: readonly SettlingRoom[]): Map<string, Favourite> {
  const dealt = new Map<string, Favourite>()
  const counts = new Map<string, number>()
  const payers = (['rich', 'some'] as const).flatMap((purse) => cast.filter((person) => person.purse === purse))
  for (const { id, language, purse } of payers) {
    const own = rooms.filter((room) => room.language === language)
    const rich = payers.filter((person) => person.purse === 'rich' && person.language === language).length
    const count = counts.get(language) ?? 0
    const room = own[count % own.length]
    const visits = purse === 'rich' ? own.filter((_, index) => index % rich === count) : []
    if (room) dealt.set(id, { room, isFirst: count < own.length, visits })
    counts.set(language, count + 1)
  }
  return dealt
}

/** Follows, and a history in rooms as of an earlier visitor. */
async function begin(person: Person, rooms: readonly SettlingRoom[], favourite: Favourite | undefined, act: Act): Promise<void> {
  const { id, account, language, purse } = person
  const draw = drawOf(`settles ${id}`)
  const own = rooms.filter((room) => room.language === language)
  for (const { uid } of own.filter(() => draw.share() < 0.35))
    await tryTo(() => act(account, 'POST api/Member/attention', { body: { uid, on: true } }))
  if (!favourite) return
  const { room: home, isFirst, visits } = favourite
  const buy = (query: object): Promise<boolean> =>
    tryTo(() => act(account, 'GET api/guard_user/buy', { query: { ...query, room_id: home.id, confirm: '1' } }))
  if (purse === 'rich') {
    await buy({ kind: 'guard', tier: draw.one(['steward', 'captain', 'captain', 'legend']) })
    await buy({ kind: 'noble', tier: draw.one(['knight', 'knight', 'viscount', 'earl']) })
  } else if (isFirst || draw.share() < 0.25) await buy({ kind: 'guard', tier: 'steward' })
  // Initial data of a room's rankings.
  const gifts = purse === 'rich' ? ['net', 'confetti', 'boots', 'drum'] : ['flag', 'whistle', 'scarf']
  for (const room of own.filter((one) => one.id === home.id || visits.includes(one) || draw.share() < 0.3))
    await tryTo(() =>
      act(account, 'GET api/member/handselGift', {
        query: { room_id: room.id, gift_id: draw.one(gifts), num: String(1 + draw.below(purse === 'rich' ? 6 : 10)), confirm: '1' },
      }),
    )
}

/** The account of a cast member. */
async function accountOf(db: Context['db'], { id, nickname }: CastMember): Promise<{ account: string; isNew: boolean } | null> {
  const mobile = readMobile(`${id}@viewers.invalid`)
  if (!mobile) throw new Error(`${id} has no address`)
  const known = await findByMobile(db, mobile)
  if (known) return { account: known.id, isNew: false }
  const made = await insertAccount(db, { mobile, nickname: () => nickname, password: null })
  return made && { account: made.id, isNew: true }
}

/** Interleaves languages, so that each is present from the start. */
export function interleaveLanguages(cast: readonly CastMember[]): CastMember[] {
  const seen = new Map<string, number>()
  const placed = cast.map((person) => {
    const before = seen.get(person.language) ?? 0
    seen.set(person.language, before + 1)
    return { person, place: (before + 0.5) / cast.filter(({ language }) => language === person.language).length }
  })
  return placed.toSorted((a, b) => a.place - b.place).map(({ person }) => person)
}

/** Sequentially; reports each viewer as soon as they may enter; histories follow once all exist. */
export async function settleCast(
  context: Pick<Context, 'db'>,
  {
    cast,
    rooms,
    act,
    signal,
    onSettled,
  }: {
    cast: readonly CastMember[]
    rooms: readonly SettlingRoom[]
    act: Act
    signal: AbortSignal
    onSettled: (person: CastMember, account: string) => void
  },
): Promise<void> {
  // Setups interrupted by a server stop continue at the next start.
  const begun = new Set(await findSetting<string[]>(context.db, begunSetting))
  const newcomers: Person[] = []
  for (const one of interleaveLanguages(cast)) {
    if (signal.aborted) return
    const found = await accountOf(context.db, one)
    if (!found) continue
    const person = { ...one, account: found.account }
    if (found.isNew) await fillPurse(context, person)
    if (!begun.has(one.id)) newcomers.push(person)
    onSettled(one, found.account)
  }
  const favourites = dealFavourites(cast, rooms)
  for (const person of newcomers) {
    if (signal.aborted) return
    await begin(person, rooms, favourites.get(person.id), act)
    await upsertSetting(context.db, begunSetting, [...begun.add(person.id)])
  }
}
