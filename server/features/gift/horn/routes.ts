// Routes of horns: sent and paid for, decided at the desk, shown in every room.
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { AdminHorn } from '../../../../contract/gift/horn.ts'
import { chatLimits } from '../../../../contract/limits/chat-limits.ts'
import { hornBackEntry, spendEntry } from '../../../../rules/money/ledger-entry.ts'
import { lineFault, lineForm } from '../../../../rules/text/line-text.ts'
import { writeAudit } from '../../../core/audit/store.ts'
import type { Context } from '../../../core/context.ts'
import { fail } from '../../../core/http/fail.ts'
import { alone, pageOf } from '../../../core/http/paging.ts'
import { route } from '../../../core/http/route.ts'
import { type MoneyCall, moneyRoute, ownersOf } from '../../../core/idempotency/money-route.ts'
import { findNicknames } from '../../account/store.ts'
import { findBalances, type Ledger, postEntry } from '../../money/ledger/store.ts'
import { spendAs, unspend } from '../../money/wallet/store.ts'
import { notify } from '../../notification/store.ts'
import { silencedUntil } from '../../report/store.ts'
import type { Words } from '../../word-filter/store.ts'
import {
  findHorn,
  findTerms,
  type HornRow,
  insertHorn,
  listHorns,
  listHornsOf,
  lockHorn,
  lockTerms,
  presentHorn,
  settleHorn,
  upsertTerms,
} from './store.ts'

interface HornDeps {
  ledger: Pick<Ledger, 'isOpen'>
  words: Words
  /** Broadcasts an approved horn. */
  sound: (horn: HornRow) => Promise<void>
  now: () => number
}
const title = { zh: '喇叭', en: 'Horn', vi: 'Loa' }

export function registerHorns(
  app: FastifyInstance,
  { background, db, log }: Pick<Context, 'background' | 'db' | 'log'>,
  deps: HornDeps,
): void {
  const { ledger, words, sound, now } = deps
  const money = { db, now, open: () => ledger.isOpen() }
  const toAdmin = async (rows: HornRow[], within: Parameters<typeof findNicknames>[0] = db): Promise<AdminHorn[]> => {
    const names = await findNicknames(
      within,
      rows.map(({ account_id }) => account_id),
    )
    return rows.map((row) => ({ ...presentHorn(row), account_id: row.account_id, user_nickname: names.get(row.account_id) ?? '' }))
  }

  moneyRoute(app, money, 'GET api/Member/sneHorn', async ({ tx, account, query, now: at }) => {
    const text = lineForm(query.text)
    const fault = lineFault(text, chatLimits.roomMessageLength)
    if (fault) throw fail(fault)
    // It is shown in every room, so a silenced account may not send one.
    if ((await silencedUntil(tx, account.id, at)) !== null) throw fail('silenced')
    await words.check(text, undefined, tx)
    const { open, price } = await findTerms(tx)
    if (!open) throw fail('unavailable')
    if (query.price !== undefined && Number(query.price) !== price) throw fail('price-changed')
    const id = randomUUID()
    const entry = spendEntry({ key: `horn:${id}`, type: 'horn', from: account.id, amount: price, memo: { title, ref: id } })
    const { day } = await spendAs(tx, entry, { confirmed: query.confirm === '1', now: at })
    const row: HornRow = {
      id,
      account_id: account.id,
      text,
      price,
      spent_day: day,
      state: 'waiting',
      reason: '',
      decided_by: null,
      created_at: new Date(at),
      decided_at: null,
    }
    await insertHorn(tx, row)
    return { horn: presentHorn(row), balance: (await findBalances(tx, [account.id])).get(account.id)?.consumption ?? 0 }
  })

  route(app, 'GET api/Member/hornList', async ({ account, query }) => {
    const [{ rows, total }, terms] = await Promise.all([listHornsOf(db, account.id, pageOf(query)), findTerms(db)])
    return { list: rows.map(presentHorn), total, ...terms }
  })

  route(app, 'GET api/Desk/horns', async ({ query }) => {
    const { state = 'waiting', id } = query
    if (id !== undefined) {
      const [rows, total] = alone(await findHorn(db, id))
      return { list: await toAdmin(rows), total, terms: await findTerms(db) }
    }
    const [{ rows, total }, terms] = await Promise.all([listHorns(db, state, pageOf(query)), findTerms(db)])
    return { list: await toAdmin(rows), total, terms }
  })

  const decide = async ({ tx, account, body, now: at, afterwards }: MoneyCall<'POST api/Desk/decideHorn'>): Promise<AdminHorn> => {
    const { id, act } = body
    const reason = body.reason?.trim() ?? ''
    if (act === 'refuse' && reason === '') throw fail('invalid-input')
    const row = await lockHorn(tx, id)
    if (!row) throw fail('not-found')
    if (row.account_id === account.id) throw fail('forbidden')
    if (row.state !== 'waiting') throw fail('already-decided')
    const set = {
      state: act === 'approve' ? ('approved' as const) : ('refused' as const),
      reason: act === 'approve' ? '' : reason,
      decided_by: account.id,
      decided_at: new Date(at),
    }
    if (act === 'refuse') {
      const back = hornBackEntry(id, row.account_id, row.price, { title, ref: id })
      if (row.spent_day === null) await postEntry(tx, back, at)
      else await unspend(tx, back, { amount: row.price, day: row.spent_day }, at)
    }
    await settleHorn(tx, id, set)
    const after = { ...row, ...set }
    const done = { by: account.id, act: `horn.${act}`, subject: `horn ${id}`, at } as const
    await writeAudit(tx, {
      ...done,
      before: { state: row.state },
      after: { state: set.state, reason: set.reason, account: row.account_id },
    })
    const notice = { account: row.account_id, kind: 'system', event: `horn-${set.state}`, cause: `horn ${id}` } as const
    const detail = act === 'refuse' ? { amount: row.price, reason } : {}
    await notify(tx, { ...notice, detail }, set.decided_at)
    if (act === 'approve')
      afterwards(() => {
        background.run(sound(after), (error) => log.warn({ err: error }, 'horn broadcast failed'))
      })
    const [view] = await toAdmin([after], tx)
    if (!view) throw fail('not-found')
    return view
  }
  moneyRoute(app, money, 'POST api/Desk/decideHorn', decide, { members: async ({ body }, tx) => ownersOf(await findHorn(tx, body.id)) })

  route(app, 'POST api/Desk/hornTerms', async ({ account, body }) =>
    db.transaction(async (tx) => {
      const before = await lockTerms(tx)
      const after = { ...before, ...body }
      await upsertTerms(tx, after)
      const done = { by: account.id, act: 'horn.terms', subject: 'horn', at: now() } as const
      await writeAudit(tx, { ...done, before: { ...before }, after: { ...after } })
      return after
    }),
  )
}
