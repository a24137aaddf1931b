// Admin routes of videos.
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import type { AdminCategory } from '../../../contract/admin/video-admin.ts'
import { videoLimits } from '../../../contract/limits/video-limits.ts'
import { lineFault, lineForm } from '../../../rules/text/line-text.ts'
import { lockSubject, writeAudit } from '../../core/audit/store.ts'
import { inTransaction } from '../../core/database/transaction.ts'
import { fail } from '../../core/http/fail.ts'
import { type Account, route } from '../../core/http/route.ts'
import { findSetting, lockSetting, upsertSetting } from '../../core/setting/store.ts'
import { findCategory, listCategories, upsertCategory } from './category-store.ts'
import type { VideoDeps } from './deps.ts'
import { presentWorks } from './present.ts'
import { reviewSetting } from './publish.ts'
import { upsertState } from './store.ts'
import { among, findWork, inState, listWorks, newest, sumByCategory } from './work-store.ts'

/** Rows per page, as in all admin lists. */
const pageRows = 50

export function registerVideoAdmin(app: FastifyInstance, deps: VideoDeps): void {
  const { db, now } = deps
  const doneBy = ({ id }: Account) => ({ by: id, at: now() })

  async function categories(): Promise<Static<typeof AdminCategory>[]> {
    const [rows, sums] = await Promise.all([listCategories(db, 'all'), sumByCategory(db, null)])
    return rows.map((row) => ({ ...row, count: sums.get(row.id)?.total ?? 0, followed: false }))
  }
  const isReviewed = async (): Promise<boolean> => (await findSetting<boolean>(db, reviewSetting)) ?? false

  route(app, 'GET api/Desk/videos', async ({ query }) => {
    const wanted = query.id === undefined ? inState(query.state ?? 'shown') : among([query.id])
    const { works, total } = await listWorks(db, [wanted], newest, {
      limit: pageRows,
      offset: (Number(query.page ?? 1) - 1) * pageRows,
    })
    const cards = await presentWorks(deps, works, () => true)
    const list = cards.map((card, index) => ({
      ...card,
      url: deps.addressOf(works[index]?.url ?? ''),
      description: works[index]?.description ?? '',
    }))
    return { list, total, categories: await categories(), review: await isReviewed() }
  })

  route(app, 'POST api/Desk/decideVideo', async ({ account, body }) => {
    const reason = lineForm(body.reason ?? '')
    const isHiding = body.act === 'hide'
    // The author reads the reason.
    if (isHiding && lineFault(reason, videoLimits.reason)) throw fail('invalid-input', { field: 'reason' })
    const state = isHiding ? 'hidden' : 'shown'
    const subject = `video ${body.id}`
    await inTransaction(db, async (tx) => {
      await lockSubject(tx, subject)
      const work = await findWork(tx, body.id)
      if (!work) throw fail('not-found')
      // Only an operator may decide about their own video.
      if (work.uid === account.id && !account.roles.includes('operator')) throw fail('forbidden')
      if (work.state === state) throw fail('already-decided')
      await upsertState(tx, work.id, state, isHiding ? reason : '')
      const states = { before: { state: work.state, reason: work.reason }, after: { state, reason } }
      await writeAudit(tx, { ...doneBy(account), act: 'video.decide', subject, ...states })
    })
    return { id: body.id, state }
  })

  route(app, 'POST api/Desk/putVideoCategory', async ({ account, body }) => {
    const subject = `video category ${body.id}`
    await inTransaction(db, async (tx) => {
      await lockSubject(tx, subject)
      const before = (await findCategory(tx, body.id)) ?? null
      await upsertCategory(tx, body)
      await writeAudit(tx, { ...doneBy(account), act: 'video.category', subject, before, after: body })
    })
    return { categories: await categories() }
  })

  route(app, 'POST api/Desk/videoReview', async ({ account, body }) => {
    await inTransaction(db, async (tx) => {
      await lockSetting(tx, reviewSetting)
      const before = { review: (await findSetting<boolean>(tx, reviewSetting)) ?? false }
      await upsertSetting(tx, reviewSetting, body.on)
      await writeAudit(tx, { ...doneBy(account), act: 'video.review', subject: 'videos', before, after: { review: body.on } })
    })
    return { review: body.on }
  })
}
