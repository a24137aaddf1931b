// Gives, shows and takes back a gift: each in the caller's transaction, with its ledger entry.
import { randomUUID } from 'node:crypto'
import type { GiftTerms } from '../../../contract/admin/gift-admin.ts'
import { type GiftSource, undoWindow } from '../../../contract/gift/gift.ts'
import { shareOf } from '../../../rules/money/income-share.ts'
import { nameOfAccount } from '../../../rules/money/ledger.ts'
import {
  bagGiftEntry,
  consumptionOf,
  giftBackEntry,
  giftReleasedEntry,
  heldGiftEntry,
  spendEntry,
} from '../../../rules/money/ledger-entry.ts'
import type { MoneyTx } from '../../core/database/lock-order.ts'
import type { Events } from '../../core/event/events.ts'
import { fail } from '../../core/http/fail.ts'
import { findBalances, postEntry } from '../money/ledger/store.ts'
import { spendAs, unspend } from '../money/wallet/store.ts'
import { giftReleased } from './events.ts'
import { addToCombo, type GivenRow, insertGiven, lockGiven, releaseInCombo, setGiven, takeOffCombo } from './given-store.ts'
import { addToBag, countBag, findGift, findGiftTerms, findShare, type GiftRow, takeFromBag } from './store.ts'

export interface Giving {
  room: { id: string; uid: string }
  from: string
  gift_id: string
  num: number
  source: GiftSource
  /** The app's id of the combo; empty: none. */
  combo: string
  /** Picture time. */
  at: Date | null
  confirmed: boolean
  /** Unit price that the giver saw; undefined: the server's price applies. */
  quotedPrice?: number | undefined
}
export interface Given {
  row: GivenRow
  /** Gifts sent so far in this combo, and shown so far; null: not shown yet. */
  sent: number
  comboTotal: number | null
  balance: number
  bag: number
}
const comboOf = ({ room_id, from_id, gift_id }: GivenRow) => ({ room_id, account_id: from_id, gift_id })
const memoOf = ({ id, name }: Pick<GivenRow, 'id' | 'name'>) => ({ title: name, ref: id })
const walletOf = (account: string): string => nameOfAccount(consumptionOf(account))
const balanceOf = async (tx: MoneyTx, account: string): Promise<number> =>
  (await findBalances(tx, [account])).get(account)?.consumption ?? 0

/** Returns the streamer's share: of the sum paid, or of the price for a gift from the bag. */
async function incomeOfGift(tx: MoneyTx, terms: GiftTerms, uid: string, source: GiftSource, worth: number): Promise<number> {
  return shareOf(worth, source === 'bag' ? terms.bag_share : await findShare(tx, uid, terms))
}

/**
 * Throws gift-self, not-found, price-changed, sold-out (too few in the bag), and the wallet's errors, in this order: users are never
 * asked to confirm, or refused for lack of, a sum that they did not see. A gift of at least the operator's threshold is held
 * before it is shown and the streamer gets the share; every other gift is shown at once.
 */
export async function giveGift(tx: MoneyTx, giving: Giving, now: number, events: Events): Promise<Given> {
  const { room, from, num, source } = giving
  if (room.uid === from) throw fail('gift-self')
  const gift = await findGift(tx, giving.gift_id)
  if (!gift || (source === 'wallet' && !gift.on_sale)) throw fail('not-found')
  if (source === 'wallet' && giving.quotedPrice !== undefined && giving.quotedPrice !== gift.price) throw fail('price-changed')
  const terms = await findGiftTerms(tx)
  const worth = gift.price * num
  const waits = terms.undo_over > 0 && worth >= terms.undo_over
  const combo = await addToCombo(tx, { room_id: room.id, account_id: from, gift_id: gift.id }, giving.combo, num, now)
  const row: GivenRow = {
    ...rowOf(giving, gift, now),
    income: await incomeOfGift(tx, terms, room.uid, source, worth),
    combo_id: combo.combo_id,
    state: waits ? 'held' : 'shown',
    shows_at: new Date(waits ? now + undoWindow : now),
  }
  const paid = source === 'bag' ? await payFromBag(tx, row, now) : await payFromWallet(tx, row, giving.confirmed, now)
  const stored = { ...row, ...paid.set }
  await insertGiven(tx, stored)
  const comboTotal = waits ? null : await countReleased(tx, stored, now, events)
  return { row: stored, sent: combo.sent, comboTotal, balance: paid.balance, bag: await countBag(tx, from, gift.id, now) }
}

const rowOf = ({ room, from, num, source, at }: Giving, gift: GiftRow, now: number) => ({
  id: randomUUID(),
  room_id: room.id,
  from_id: from,
  to_id: room.uid,
  gift_id: gift.id,
  name: gift.name,
  img: gift.img,
  effect: gift.effect,
  num,
  source,
  unit: gift.price,
  price: source === 'bag' ? 0 : gift.price * num,
  taken: [],
  at,
  spend_day: null,
  created_at: new Date(now),
})

interface Paid {
  set: Partial<GivenRow>
  balance: number
}
async function payFromBag(tx: MoneyTx, row: GivenRow, now: number): Promise<Paid> {
  const taken = await takeFromBag(tx, row.from_id, row.gift_id, row.num, now)
  if (!taken) throw fail('sold-out')
  if (row.state === 'shown') await payBagShare(tx, row, now)
  return { set: { taken }, balance: await balanceOf(tx, row.from_id) }
}
async function payBagShare(tx: MoneyTx, row: GivenRow, now: number): Promise<void> {
  const { id, from_id, to_id, income } = row
  if (income > 0) await postEntry(tx, bagGiftEntry(id, from_id, { owner: to_id, amount: income }, memoOf(row)), now)
}
async function payFromWallet(tx: MoneyTx, row: GivenRow, confirmed: boolean, now: number): Promise<Paid> {
  const { id, from_id, to_id, price, income } = row
  const entry =
    row.state === 'held'
      ? heldGiftEntry(id, from_id, price, memoOf(row))
      : spendEntry({
          key: `gift:${id}`,
          type: 'gift',
          from: from_id,
          amount: price,
          to: { owner: to_id, amount: income },
          memo: memoOf(row),
        })
  const { balances, day } = await spendAs(tx, entry, { confirmed, now })
  return { set: { spend_day: day }, balance: balances.get(walletOf(from_id)) ?? 0 }
}
/** Counts a shown gift. One from the bag is no contribution, because nobody paid for it; one taken back never counts. */
async function countReleased(tx: MoneyTx, row: GivenRow, now: number, events: Events): Promise<number> {
  await events.publish(tx, giftReleased, { roomId: row.room_id, giverId: row.from_id, paid: row.price, now })
  return releaseInCombo(tx, comboOf(row), row.combo_id, row.num)
}

/** Shows a held gift that is due; null if it was shown or taken back already. Idempotent. */
export async function releaseHeld(
  tx: MoneyTx,
  id: string,
  now: number,
  events: Events,
): Promise<{ row: GivenRow; comboTotal: number } | null> {
  const row = await lockGiven(tx, id)
  if (row?.state !== 'held' || row.shows_at.getTime() > now) return null
  const { from_id, to_id, price, income } = row
  if (row.source === 'bag') await payBagShare(tx, row, now)
  else await postEntry(tx, giftReleasedEntry(id, from_id, price, { owner: to_id, amount: income }, memoOf(row)), now)
  await setGiven(tx, id, { state: 'shown' })
  return { row: { ...row, state: 'shown' }, comboTotal: await countReleased(tx, row, now, events) }
}

/** Throws not-found for another giver's gift, gift-shown for one that the room has seen. */
export async function takeBack(tx: MoneyTx, id: string, account: string, now: number): Promise<{ balance: number; bag: number }> {
  const row = await lockGiven(tx, id)
  if (row?.from_id !== account) throw fail('not-found')
  // Past `shows_at` it counts as shown, whether or not that is stored yet.
  if (row.state !== 'held' || row.shows_at.getTime() <= now) throw fail('gift-shown')
  if (row.source === 'bag') {
    const back = row.taken.map(({ num, expires_at }) => ({
      gift_id: row.gift_id,
      num,
      expires_at: expires_at ? new Date(expires_at) : null,
    }))
    await addToBag(tx, account, back)
  } else {
    const spent = { amount: row.price, day: row.spend_day ?? '' }
    await unspend(tx, giftBackEntry(id, account, row.price, memoOf(row)), spent, now)
  }
  await setGiven(tx, id, { state: 'back' })
  await takeOffCombo(tx, comboOf(row), row.combo_id, row.num)
  return { balance: await balanceOf(tx, account), bag: await countBag(tx, account, row.gift_id, now) }
}
