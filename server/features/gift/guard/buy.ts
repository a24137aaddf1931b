// Buys months of guard or noble in the caller's transaction.
import type { Status, StatusKind, StatusTier } from '../../../../contract/gift/guard.ts'
import { shareOf } from '../../../../rules/money/income-share.ts'
import { nameOfAccount } from '../../../../rules/money/ledger.ts'
import { consumptionOf, spendEntry } from '../../../../rules/money/ledger-entry.ts'
import { buyMonths } from '../../../../rules/room/status-term.ts'
import type { MoneyTx } from '../../../core/database/lock-order.ts'
import type { Events } from '../../../core/event/events.ts'
import { fail } from '../../../core/http/fail.ts'
import { spendAs } from '../../money/wallet/store.ts'
import { addToBag, findGiftTerms } from '../store.ts'
import { statusBought } from './events.ts'
import { findTier, presentStatus, presentTier, type StatusRoom, type TermRow, termOf } from './store.ts'
import { findTerm, upsertTerm } from './term-store.ts'

export interface Buying {
  /** Key of the purchase's ledger entry. */
  key: string
  account: string
  kind: StatusKind
  tier: string
  months: number
  /** Room of a guard; for a noble, the room where it was bought. */
  room: StatusRoom | null
  confirmed: boolean
  /** Monthly price that the buyer saw; undefined: the server's price applies. */
  quotedPrice?: number | undefined
}
export interface Bought {
  status: Status
  tier: StatusTier
  price: number
  balance: number
  renewed: boolean
}

/** Throws not-found, invalid-input, gift-self, price-changed, status-higher, limit-reached, and the wallet's errors. */
export async function buyStatus(tx: MoneyTx, buying: Buying, now: number, events: Events): Promise<Bought> {
  const { account, kind, months, room } = buying
  if (kind === 'guard' && !room) throw fail('invalid-input')
  if (kind === 'guard' && room?.uid === account) throw fail('gift-self')
  const tier = await findTier(tx, kind, buying.tier)
  if (!tier?.on_sale) throw fail('not-found')
  if (buying.quotedPrice !== undefined && buying.quotedPrice !== tier.price) throw fail('price-changed')
  const key = { account_id: account, kind, room_id: kind === 'guard' && room ? room.id : '' }
  const current = await findTerm(tx, key)
  const term = buyMonths(current ? termOf(current) : null, tier, months, now)
  if ('refusal' in term) throw fail(term.refusal)
  const row: TermRow = {
    ...key,
    tier: tier.id,
    level: term.level,
    price: term.price,
    since: new Date(term.since),
    anchor: new Date(term.anchor),
    expires_at: new Date(term.expiresAt),
    reminded: 0,
  }
  await upsertTerm(tx, row)
  await addToBag(
    tx,
    account,
    tier.bag.map(({ gift_id, num }) => ({ gift_id, num: num * months, expires_at: row.expires_at })),
  )
  const price = tier.price * months
  const balance = await pay(tx, buying, { price, title: tier.name }, now)
  if (room && room.uid !== account) await events.publish(tx, statusBought, { roomId: room.id, buyerId: account, paid: price, now })
  return { status: presentStatus(row, tier, room, now), tier: presentTier(tier), price, balance, renewed: term.since < now }
}

/** The room's streamer earns a share of a guard, and of a noble bought there, but never as the buyer. */
async function pay(tx: MoneyTx, buying: Buying, bought: { price: number; title: StatusTier['name'] }, now: number): Promise<number> {
  const { account, kind, room, key } = buying
  const terms = await findGiftTerms(tx)
  const amount = shareOf(bought.price, kind === 'guard' ? terms.guard_share : terms.noble_share)
  const entry = spendEntry({
    key: `${kind}:${key}`,
    type: kind,
    from: account,
    amount: bought.price,
    ...(room && room.uid !== account ? { to: { owner: room.uid, amount } } : {}),
    memo: { title: bought.title, ...(room ? { ref: room.id } : {}) },
  })
  const { balances } = await spendAs(tx, entry, { confirmed: buying.confirmed, now })
  return balances.get(nameOfAccount(consumptionOf(account))) ?? 0
}
