// Admin routes of the mall: parcels to send, goods.
import type { FastifyInstance } from 'fastify'
import type { AdminParcel } from '../../../../contract/admin/money-admin.ts'
import { writeAudit } from '../../../core/audit/store.ts'
import type { Context } from '../../../core/context.ts'
import { inMoneyTransaction } from '../../../core/database/lock-order.ts'
import { fail } from '../../../core/http/fail.ts'
import { alone, pageOf } from '../../../core/http/paging.ts'
import { route } from '../../../core/http/route.ts'
import { type MoneyCall, moneyRoute, ownersOf } from '../../../core/idempotency/money-route.ts'
import type { Keys } from '../../../core/keys.ts'
import type { Ledger } from '../../money/ledger/store.ts'
import { notify } from '../../notification/store.ts'
import {
  countParcels,
  type ExchangeRow,
  findExchange,
  type GoodsRow,
  insertCodes,
  listAllGoods,
  listGoods,
  listParcels,
  lockAnyGoods,
  presentExchange,
  upsertGoods,
} from './store.ts'
import { endParcel, parcelOf } from './take.ts'

export function registerMallAdmin(
  app: FastifyInstance,
  { db }: Pick<Context, 'db'>,
  { ledger, keys, now }: { ledger: Ledger; keys: Keys; now: () => number },
): void {
  function present(row: ExchangeRow): AdminParcel {
    const to = parcelOf(keys, row)
    return {
      ...presentExchange(row, row.note),
      account_id: row.account_id,
      to_name: to?.name ?? '',
      phone: to?.phone ?? '',
      address: to?.address ?? '',
    }
  }

  route(app, 'GET api/Desk/parcels', async ({ query }) => {
    const { limit, offset } = pageOf(query)
    const state = query.state ?? 'waiting'
    const [rows, total] =
      query.id === undefined
        ? await Promise.all([listParcels(db, state, limit, offset), countParcels(db, state)])
        : alone(await findExchange(db, query.id))
    return { list: rows.map(present), total }
  })

  const end = async ({ tx, account, body, now: at }: MoneyCall<'POST api/Desk/endParcel'>): Promise<AdminParcel> => {
    const { id, state, note } = body
    const row = await endParcel(tx, id, { state, note }, at)
    const done = { by: account.id, act: `parcel.${state}`, subject: `parcel ${id}`, at } as const
    await writeAudit(tx, { ...done, before: { state: 'waiting' }, after: { state, note, account: row.account_id } })
    const notice = { account: row.account_id, kind: 'system', event: `parcel-${state}`, cause: `parcel ${id}` } as const
    await notify(tx, { ...notice, detail: { name: row.name, reason: note } }, new Date(at))
    // The response is stored with its idempotency key, where the address has no further use.
    return { ...present(row), to_name: '', phone: '', address: '' }
  }
  moneyRoute(app, { db, now, open: () => ledger.isOpen() }, 'POST api/Desk/endParcel', end, {
    members: async ({ body }, tx) => ownersOf(await findExchange(tx, body.id)),
  })

  route(app, 'GET api/Desk/goods', async () => ({ list: await listAllGoods(db) }))

  route(app, 'POST api/Desk/putGoods', async ({ account, body: { stock_seen, ...body } }) => {
    if (body.gold + body.price === 0) throw fail('invalid-input')
    const plain = ({ name, summary: _summary, ...row }: GoodsRow) => ({ ...row, name: name.zh })
    await inMoneyTransaction(db, [], async (tx) => {
      const before = await lockAnyGoods(tx, body.id)
      // Its codes would become stock that cannot be delivered.
      if (before && before.kind !== body.kind) throw fail('invalid-input')
      const after = { ...body, stock: before && stock_seen === body.stock ? before.stock : body.stock }
      await upsertGoods(tx, after)
      const done = { by: account.id, act: 'goods.put', subject: `goods ${body.id}`, at: now() } as const
      await writeAudit(tx, { ...done, before: before ? plain(before) : null, after: plain(after) })
    })
    return { list: await listGoods(db) }
  })

  route(app, 'POST api/Desk/addCodes', async ({ account, body }) => {
    const { id } = body
    return inMoneyTransaction(db, [], async (tx) => {
      const good = await lockAnyGoods(tx, id)
      if (!good) throw fail('not-found')
      if (good.kind !== 'code') throw fail('invalid-input')
      // The mark identifies a code even though it is encrypted: a code is sold once, however often it is submitted.
      const codes = body.codes.map((typed) => {
        const text = typed.trim()
        const code = keys.mark(`codes of ${id}`, text)
        return { id: code, sealed: keys.seal(text, `goods code ${code}`) }
      })
      const added = await insertCodes(tx, id, codes)
      const stock = good.stock + added
      const done = { by: account.id, act: 'goods.codes', subject: `goods ${id}`, at: now() } as const
      await writeAudit(tx, { ...done, before: { stock: good.stock }, after: { stock, added } })
      return { added, stock }
    })
  })
}
