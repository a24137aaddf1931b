// How the viewers of the demonstration world come to be members: an account each, coins of the house to spend, streamers whom they
// follow, and for some a guard's or a noble's place. Once each; what is there stays.
import { randomUUID } from 'node:crypto'
import type { ApiKey } from '../../../contract/api.ts'
import { readMobile } from '../../../rules/member/mobile.ts'
import type { Entry } from '../../../rules/money/ledger.ts'
import { consumptionOf, houseOf } from '../../../rules/money/ledger-entry.ts'
import type { Context } from '../../core/context.ts'
import { inMoneyTransaction } from '../../core/database/lock-order.ts'
import { Failed } from '../../core/http/fail.ts'
import { findSetting, putSetting } from '../../core/setting/store.ts'
import { findByMobile, insertAccount } from '../../features/account/store.ts'
import { postEntry } from '../../features/ledger/store.ts'
import { drawOf } from '../experts/draw.ts'
import type { CastMember } from './cast.ts'

/** One call of a person, through the door that everybody's take. @throws what it throws for everybody */
export type Act = (account: string, key: ApiKey, input: { query?: object; body?: object }) => Promise<unknown>

/** A room as somebody who settles sees it. */
export interface SettlingRoom {
  id: string
  uid: string
  language: CastMember['language']
}
type Person = CastMember & { account: string }

/** Who of the cast has all that he brings along. */
const begunSetting = 'demo-people-begun'
/** Tenths of a diamond that are put into a purse at once. */
const purses = { none: 0, some: 6_000, rich: 400_000 } as const

/** Fills a purse: the house's expense, like every bonus. */
export async function fillPurse({ db }: Pick<Context, 'db'>, { account, purse }: Pick<Person, 'account' | 'purse'>): Promise<void> {
  const amount = purses[purse]
  if (amount === 0) return
  const entry: Entry = {
    key: `demo-purse:${randomUUID()}`,
    type: 'adjust',
    actor: account,
    legs: [
      { account: houseOf('bonus', 'diamond'), amount: -amount },
      { account: consumptionOf(account), amount },
    ],
  }
  await inMoneyTransaction(db, [account], (tx) => postEntry(tx, entry, Date.now()))
}

/** What a purse does not hold, or a rule refuses, he does without. */
export async function tryTo(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (error instanceof Failed) return false
    throw error
  }
}

/** Follows, and what rooms remember of somebody who has been there before. */
async function begin(person: Person, rooms: readonly SettlingRoom[], act: Act): Promise<void> {
  const { id, account, language, purse } = person
  const draw = drawOf(`settles ${id}`)
  const own = rooms.filter((room) => room.language === language)
  for (const { uid } of own.filter(() => draw.share() < 0.35))
    await tryTo(() => act(account, 'POST api/Member/attention', { body: { uid, on: true } }))
  if (purse === 'none' || own.length === 0) return
  const favourite = draw.one(own)
  const buy = (query: object): Promise<boolean> =>
    tryTo(() => act(account, 'GET api/guard_user/buy', { query: { ...query, room_id: favourite.id, confirm: '1' } }))
  if (purse === 'rich') {
    await buy({ kind: 'guard', tier: draw.one(['steward', 'captain', 'captain', 'legend']) })
    if (draw.share() < 0.7) await buy({ kind: 'noble', tier: draw.one(['knight', 'knight', 'viscount', 'earl']) })
  } else if (draw.share() < 0.25) await buy({ kind: 'guard', tier: 'steward' })
  // What the rankings of a room begin with.
  const gifts = purse === 'rich' ? ['net', 'confetti', 'boots', 'drum'] : ['flag', 'whistle', 'scarf']
  for (const room of own.filter(({ id: roomId }) => roomId === favourite.id || draw.share() < 0.3))
    await tryTo(() =>
      act(account, 'GET api/member/handselGift', {
        query: { room_id: room.id, gift_id: draw.one(gifts), num: String(1 + draw.below(purse === 'rich' ? 6 : 10)), confirm: '1' },
      }),
    )
}

/** The account of a member of the cast. */
async function accountOf(db: Context['db'], { id, nickname }: CastMember): Promise<{ account: string; isNew: boolean } | null> {
  const mobile = readMobile(`${id}@viewers.invalid`)
  if (!mobile) throw new Error(`${id} has no address`)
  const known = await findByMobile(db, mobile)
  if (known) return { account: known.id, isNew: false }
  const made = await insertAccount(db, { mobile, nickname: () => nickname, password: null })
  return made && { account: made.id, isNew: true }
}

/** Every language from the start: each one's people are spread over the whole. */
export function inTurns(cast: readonly CastMember[]): CastMember[] {
  const seen = new Map<string, number>()
  const placed = cast.map((person) => {
    const before = seen.get(person.language) ?? 0
    seen.set(person.language, before + 1)
    return { person, place: (before + 0.5) / cast.filter(({ language }) => language === person.language).length }
  })
  return placed.toSorted((a, b) => a.place - b.place).map(({ person }) => person)
}

/** One after the other, and tells of each as soon as he may come in; what each brings along comes once all are there. */
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
  // Who was not through when the server was stopped goes on at its next start.
  const begun = new Set(await findSetting<string[]>(context.db, begunSetting))
  const newcomers: Person[] = []
  for (const one of inTurns(cast)) {
    if (signal.aborted) return
    const found = await accountOf(context.db, one)
    if (!found) continue
    const person = { ...one, account: found.account }
    if (found.isNew) await fillPurse(context, person)
    if (!begun.has(one.id)) newcomers.push(person)
    onSettled(one, found.account)
  }
  for (const person of newcomers) {
    if (signal.aborted) return
    await begin(person, rooms, act)
    await putSetting(context.db, begunSetting, [...begun.add(person.id)])
  }
}
