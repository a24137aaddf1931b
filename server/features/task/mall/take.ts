// Exchanges a good: stock, limit, price and delivery in one transaction; and completes pending parcels.
import { randomUUID } from 'node:crypto'
import type { ApiBody, ApiData } from '../../../../contract/api.ts'
import { exchangeBackEntry, exchangeEntry } from '../../../../rules/money/ledger-entry.ts'
import type { MoneyTx } from '../../../core/database/lock-order.ts'
import type { Events } from '../../../core/event/events.ts'
import { fail } from '../../../core/http/fail.ts'
import type { Keys } from '../../../core/keys.ts'
import { findBalances, postEntry } from '../../money/ledger/store.ts'
import { spendAs, unspend } from '../../money/wallet/store.ts'
import { addMakeUpCards } from '../store.ts'
import { goodsExchanged } from './events.ts'
import {
  countTaken,
  type Db,
  type ExchangeRow,
  type GoodsRow,
  insertExchange,
  listSealed,
  lockExchange,
  lockGoods,
  presentExchange,
  returnStock,
  setExchange,
  takeCodes,
  takeStock,
} from './store.ts'

type Wanted = ApiBody<'POST api/goods/exchange'>
/** Encrypted content of a record: a parcel's address, or the codes. */
interface Sealed {
  to?: { name: string; phone: string; address: string }
  codes?: string[]
}
const about = (id: string): string => `exchange ${id}`

/** The codes of a record, or the operator's note. */
export function noteOf(keys: Keys, { id, sealed, note }: ExchangeRow): string {
  if (sealed === '') return note
  const { codes } = JSON.parse(keys.unseal(sealed, about(id))) as Sealed
  return codes ? codes.join('\n') : note
}

function addressOf({ name, phone, address }: Wanted): Sealed['to'] {
  if (!name || !phone || !address) throw fail('address-needed')
  return { name, phone, address }
}

/** Delivers the good, and returns the state of its record. */
async function deliver(
  tx: MoneyTx,
  keys: Keys,
  good: GoodsRow,
  id: string,
  account: string,
  wanted: Wanted,
): Promise<{ state: 'done' | 'waiting'; sealed: string }> {
  switch (good.kind) {
    case 'make-up-card':
      await addMakeUpCards(tx, account, wanted.num)
      return { state: 'done', sealed: '' }
    case 'parcel':
      return { state: 'waiting', sealed: keys.seal(JSON.stringify({ to: addressOf(wanted) } satisfies Sealed), about(id)) }
    case 'code': {
      const taken = await takeCodes(tx, good.id, wanted.num, id)
      if (taken.length < wanted.num) throw fail('sold-out')
      const codes = taken.map((code) => keys.unseal(code.sealed, `goods code ${code.id}`))
      return { state: 'done', sealed: keys.seal(JSON.stringify({ codes } satisfies Sealed), about(id)) }
    }
  }
}

export async function takeGoods(
  tx: MoneyTx,
  keys: Keys,
  account: string,
  wanted: Wanted,
  now: number,
  events: Events,
): Promise<ApiData<'POST api/goods/exchange'>> {
  const good = await lockGoods(tx, wanted.id)
  if (!good) throw fail('not-found')
  const { shown } = wanted
  if (shown && (shown.gold !== good.gold || shown.price !== good.price)) throw fail('price-changed')
  if (good.limit > 0 && (await countTaken(tx, account, good.id)) + wanted.num > good.limit) throw fail('limit-reached')
  if (!(await takeStock(tx, good.id, wanted.num))) throw fail('sold-out')
  const id = randomUUID()
  const cost = { gold: good.gold * wanted.num, price: good.price * wanted.num }
  const delivered = await deliver(tx, keys, good, id, account, wanted)
  const entry = exchangeEntry(id, account, cost, { title: good.name, ref: id })
  const { day } = await spendAs(tx, entry, { confirmed: wanted.confirm ?? false, now })
  const row: ExchangeRow = {
    id,
    account_id: account,
    goods_id: good.id,
    name: good.name,
    img: good.img,
    num: wanted.num,
    ...cost,
    ...delivered,
    spend_day: day,
    note: '',
    created_at: new Date(now),
  }
  await insertExchange(tx, row)
  await events.publish(tx, goodsExchanged, { accountId: account, goodsId: good.id, now })
  const left = (await findBalances(tx, [account])).get(account)
  // Codes are decrypted for each response, and never stored with it.
  return { record: presentExchange(row, ''), gold: left?.gold ?? 0, balance: left?.consumption ?? 0 }
}

/** A parcel's address, for the operator. */
export function parcelOf(keys: Keys, { id, sealed }: ExchangeRow): Sealed['to'] | null {
  return sealed === '' ? null : ((JSON.parse(keys.unseal(sealed, about(id))) as Sealed).to ?? null)
}

/** Removes codes and addresses from a deleted account's records, which stay. */
export async function clearDeliveriesOf(db: Db, keys: Keys, account: string): Promise<void> {
  const nothing: Sealed = {}
  for (const id of await listSealed(db, account)) await setExchange(db, id, { sealed: keys.seal(JSON.stringify(nothing), about(id)) })
}

/** Marks a parcel as sent, or refuses it, which refunds coins, diamonds and stock. Throws not-found or already-decided. */
export async function endParcel(
  tx: MoneyTx,
  id: string,
  end: { state: 'sent' | 'refused'; note: string },
  now: number,
): Promise<ExchangeRow> {
  const row = await lockExchange(tx, id)
  if (!row) throw fail('not-found')
  if (row.state !== 'waiting') throw fail('already-decided')
  if (end.state === 'refused') {
    // Before the ledger: an exchange of the same good locks it while waiting for accounts of the platform.
    await returnStock(tx, row.goods_id, row.num)
    const back = exchangeBackEntry(id, row.account_id, row, { title: row.name, ref: id })
    if (row.spend_day === null) await postEntry(tx, back, now)
    else await unspend(tx, back, { amount: row.price, day: row.spend_day }, now)
  }
  await setExchange(tx, id, end)
  return { ...row, ...end }
}
