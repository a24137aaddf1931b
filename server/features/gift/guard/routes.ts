// Routes of guard and noble: the ladders, the caller's statuses, buying, and advert barrages.
import type { FastifyInstance } from 'fastify'
import type { RoomStatusFrame } from '../../../../contract/gift/guard.ts'
import { nameOfAccount } from '../../../../rules/money/ledger.ts'
import { consumptionOf, spendEntry } from '../../../../rules/money/ledger-entry.ts'
import { graceDays, monthDays, remindDays } from '../../../../rules/room/status-term.ts'
import type { Context } from '../../../core/context.ts'
import type { MoneyTx } from '../../../core/database/lock-order.ts'
import type { Tx } from '../../../core/database/transaction.ts'
import { fail } from '../../../core/http/fail.ts'
import { route } from '../../../core/http/route.ts'
import { entryKeyOf } from '../../../core/idempotency/key.ts'
import { moneyRoute } from '../../../core/idempotency/money-route.ts'
import { findFaces } from '../../account/store.ts'
import type { Ledger } from '../../money/ledger/store.ts'
import { findBalances } from '../../money/ledger/store.ts'
import { findLevels, spendAs } from '../../money/wallet/store.ts'
import { findRoom, standingIn } from '../../room/store.ts'
import { findGiftTerms } from '../store.ts'
import { buyStatus } from './buy.ts'
import { findAdverts, listTerms, listTiers, presentStatus, presentTier, type StatusRoom, takeFreeAdvert } from './store.ts'

export interface Advert {
  room_id: string
  account: string
  text: string
}
export interface GuardDeps {
  ledger: Ledger
  now: () => number
  roomOf: (id: string) => Promise<StatusRoom | null>
  /** Publishes to a room that an account became guard or noble in it. */
  broadcast: (roomId: string, frame: RoomStatusFrame) => void
  /** Throws if the account may not send this advert. */
  checkAdvert: (advert: Advert) => Promise<void>
  /** Inserts an advert in the transaction that pays for it; returns its id and a function that shows it after the commit. */
  advertise: (tx: Tx, advert: Advert) => Promise<{ id: string; publishAdvert: () => void }>
}

export function registerGuards(app: FastifyInstance, { db, events }: Pick<Context, 'db' | 'events'>, deps: GuardDeps): void {
  const { ledger, now, roomOf, broadcast, checkAdvert, advertise } = deps
  const money = { db, now, open: () => ledger.isOpen() }

  route(app, 'GET api/Guard/getList', async () => {
    const tiers = (await listTiers(db)).filter(({ on_sale }) => on_sale)
    const of = (kind: 'guard' | 'noble') => tiers.filter((tier) => tier.kind === kind).map(presentTier)
    const { advert_price } = await findGiftTerms(db)
    return {
      guard: of('guard'),
      noble: of('noble'),
      month_days: monthDays,
      grace_days: graceDays,
      remind_days: remindDays,
      advert_price,
    }
  })

  route(app, 'GET api/guard_user/mine', async ({ account }) => {
    const id = account.id
    const at = now()
    const held = await listTerms(db, id, at)
    const { advert_price } = await findGiftTerms(db)
    const statuses = await Promise.all(
      held.map(async ({ term, tier }) => presentStatus(term, tier, term.room_id ? await roomOf(term.room_id) : null, at)),
    )
    return {
      noble: statuses.find(({ kind }) => kind === 'noble') ?? null,
      guards: statuses.filter(({ kind }) => kind === 'guard'),
      adverts: await findAdverts(db, id, advert_price, at),
    }
  })

  moneyRoute(app, money, 'GET api/guard_user/buy', async ({ tx, account, query, scope, now: at, afterwards }) => {
    const room = query.room_id ? await enterable(tx, query.room_id, account.id) : null
    const buying = {
      key: entryKeyOf(scope),
      account: account.id,
      kind: query.kind,
      tier: query.tier,
      months: Number(query.months ?? 1),
      room,
      confirmed: query.confirm === '1',
      quotedPrice: query.price === undefined ? undefined : Number(query.price),
    }
    const { status, tier, price, balance, renewed } = await buyStatus(tx, buying, at, events)
    if (room) {
      const face = (await findFaces(tx, [account.id])).get(account.id) ?? { nickname: '', avatar: '' }
      const person = { uid: account.id, ...face, userlevel: (await findLevels(tx, [account.id])).get(account.id) ?? 0 }
      const { kind, months } = buying
      afterwards(() => broadcast(room.id, { id: buying.key, person, kind, tier, months, renewed, at: null }))
    }
    return { status, price, balance, renewed }
  })

  moneyRoute(
    app,
    money,
    'POST api/Barrage/advert',
    async ({ tx, account, body, scope, now: at, afterwards }) => {
      const { advert_price } = await findGiftTerms(tx)
      const free = await takeFreeAdvert(tx, account.id, at)
      const price = free ? 0 : advert_price
      if (body.price !== undefined && body.price !== price) throw fail('price-changed')
      const balance = await payAdvert(tx, { key: entryKeyOf(scope), account: account.id, price, confirmed: body.confirm ?? false }, at)
      const { id, publishAdvert } = await advertise(tx, { ...body, account: account.id })
      afterwards(publishAdvert)
      return { id, free, price, balance, adverts: await findAdverts(tx, account.id, advert_price, at) }
    },
    { before: ({ account, body }) => checkAdvert({ ...body, account: account.id }) },
  )

  async function enterable(tx: Tx, id: string, account: string): Promise<StatusRoom> {
    const room = await findRoom(tx, id)
    if (!room) throw fail('not-found')
    const { kickedUntil } = await standingIn(tx, id, account, now())
    if (kickedUntil !== null) throw fail('kicked')
    const face = (await findFaces(tx, [room.uid])).get(room.uid) ?? { nickname: '', avatar: '' }
    return { id, uid: room.uid, ...face }
  }
}

interface Paying {
  key: string
  account: string
  price: number
  confirmed: boolean
}
async function payAdvert(tx: MoneyTx, { key, account, price, confirmed }: Paying, now: number): Promise<number> {
  if (price === 0) return (await findBalances(tx, [account])).get(account)?.consumption ?? 0
  const entry = spendEntry({ key: `barrage:${key}`, type: 'barrage', from: account, amount: price })
  const { balances } = await spendAs(tx, entry, { confirmed, now })
  return balances.get(nameOfAccount(consumptionOf(account))) ?? 0
}
