// Admin routes of gifts, terms and income shares.
import type { FastifyInstance } from 'fastify'
import type { IncomeShare } from '../../../contract/admin/gift-admin.ts'
import type { ApiData } from '../../../contract/api.ts'
import { lockSubject, writeAudit } from '../../core/audit/store.ts'
import type { Context } from '../../core/context.ts'
import type { Tx } from '../../core/database/transaction.ts'
import { fail } from '../../core/http/fail.ts'
import { type Account, route } from '../../core/http/route.ts'
import { type MoneyCall, moneyRoute } from '../../core/idempotency/money-route.ts'
import { findAccount, findFaces } from '../account/store.ts'
import type { Ledger } from '../money/ledger/store.ts'
import {
  addToBag,
  countBag,
  findGift,
  findGiftTerms,
  listAllGifts,
  listShares,
  lockGiftTerms,
  setIncomeShare,
  upsertGift,
  upsertGiftTerms,
} from './store.ts'

const day = 86_400_000

interface GiftAdminDeps {
  ledger: Ledger
  /** The tiers of guard and noble, which the page of gifts shows. */
  tiers(): Promise<ApiData<'GET api/Desk/gifts'>['tiers']>
  now: () => number
}

export function registerGiftAdmin(app: FastifyInstance, { db }: Pick<Context, 'db'>, { ledger, tiers, now }: GiftAdminDeps): void {
  async function shares(): Promise<IncomeShare[]> {
    const rows = await listShares(db)
    const faces = await findFaces(
      db,
      rows.map(({ account_id }) => account_id),
    )
    return rows.map(({ account_id, percent, changed_at }) => ({
      uid: account_id,
      nickname: faces.get(account_id)?.nickname ?? '',
      percent,
      changed_at: changed_at.toISOString(),
    }))
  }

  route(app, 'GET api/Desk/gifts', async () => ({
    list: await listAllGifts(db),
    tiers: await tiers(),
    terms: await findGiftTerms(db),
    shares: await shares(),
  }))

  route(app, 'POST api/Desk/putGift', async ({ account, body }) => {
    const subject = `gift ${body.id}`
    await db.transaction(async (tx) => {
      await lockSubject(tx, subject)
      const before = await findGift(tx, body.id)
      await upsertGift(tx, body)
      await writeAudit(tx, { ...doneBy(account, now()), act: 'gift.put', subject, before: before ?? null, after: body })
    })
    return { list: await listAllGifts(db) }
  })

  route(app, 'POST api/Desk/giftTerms', async ({ account, body }) =>
    db.transaction(async (tx) => {
      const before = await lockGiftTerms(tx)
      const after = { ...before, ...body }
      if (after.envelope_least > after.envelope_most) throw fail('invalid-input')
      await upsertGiftTerms(tx, after)
      await writeAudit(tx, { ...doneBy(account, now()), act: 'gift.terms', subject: 'gifts', before: { ...before }, after: { ...after } })
      return after
    }),
  )

  route(app, 'POST api/Desk/incomeShare', async ({ account, body }) => {
    if (body.uid === account.id) throw fail('forbidden')
    const subject = `user ${body.uid}`
    await db.transaction(async (tx) => {
      await lockSubject(tx, subject)
      await known(tx, body.uid)
      const before = (await listShares(tx)).find(({ account_id }) => account_id === body.uid)
      await setIncomeShare(tx, body.uid, body.percent, now())
      const states = { before: { percent: before?.percent ?? null }, after: { percent: body.percent } }
      await writeAudit(tx, { ...doneBy(account, now()), act: 'income.share', subject, ...states })
    })
    return { shares: await shares() }
  })

  const money = { db, now, open: () => ledger.isOpen() }
  const grant = async ({ tx, account, body, now: at }: MoneyCall<'POST api/Desk/grantGift'>) => {
    const { uid, gift_id, num, days, note } = body
    await known(tx, uid)
    if (!(await findGift(tx, gift_id))) throw fail('not-found')
    await addToBag(tx, uid, [{ gift_id, num, expires_at: days === 0 ? null : new Date(at + days * day) }])
    const bag = await countBag(tx, uid, gift_id, at)
    const states = { before: { bag: bag - num }, after: { bag, gift_id, num, days, note } }
    await writeAudit(tx, { ...doneBy(account, at), act: 'gift.grant', subject: `user ${uid}`, ...states })
    return { bag }
  }
  moneyRoute(app, money, 'POST api/Desk/grantGift', grant, { members: async ({ body }) => [body.uid] })
}

const doneBy = ({ id }: Account, at: number): { by: string; at: number } => ({ by: id, at })

async function known(tx: Tx, uid: string): Promise<void> {
  if (!(await findAccount(tx, uid))) throw fail('account-unknown')
}
