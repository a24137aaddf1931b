// Routes of video categories: all, recommended, by name, the caller's own.
import type { FastifyInstance } from 'fastify'
import { videoLimits } from '../../../contract/limits/video-limits.ts'
import type { VideoCategory } from '../../../contract/video.ts'
import { foldText, matcherOf } from '../../../rules/text/text-fold.ts'
import { inTransaction } from '../../core/database/transaction.ts'
import { fail } from '../../core/http/fail.ts'
import { type Account, route } from '../../core/http/route.ts'
import { countTastes, findCategory, listCategories, listFollowed, setCategoryFollow } from './category-store.ts'
import type { VideoDeps } from './deps.ts'
import type { CategoryRow } from './store.ts'
import { sumByCategory } from './work-store.ts'

/** Maximum recommended categories. */
const mostRecommended = 12

export function registerVideoCategories(app: FastifyInstance, { db, now }: Pick<VideoDeps, 'db' | 'now'>): void {
  async function listed(account: Account | null, rows: readonly CategoryRow[]): Promise<VideoCategory[]> {
    const [sums, followed] = await Promise.all([
      sumByCategory(db, account?.id ?? null),
      account ? listFollowed(db, account.id) : Promise.resolve<string[]>([]),
    ])
    return rows.map(({ id, name, results }) => {
      const { total, cover } = sums.get(id) ?? { total: 0, cover: '' }
      return { id, name, results, count: total, followed: followed.includes(id), cover }
    })
  }
  async function mine(account: Account): Promise<{ list: VideoCategory[] }> {
    const order = await listFollowed(db, account.id)
    const known = new Map((await listed(account, await listCategories(db))).map((one) => [one.id, one]))
    return { list: order.flatMap((id) => known.get(id) ?? []) }
  }
  const byCount = (a: VideoCategory, b: VideoCategory): number => b.count - a.count

  route(app, 'GET api/Videoclassification', async ({ account }) => ({ list: await listed(account, await listCategories(db)) }))
  route(app, 'GET api/videocclassification/allList', async ({ account }) => ({
    list: (await listed(account, await listCategories(db))).sort(byCount),
  }))
  route(app, 'GET api/videocclassification/recommend', async ({ account }) => {
    const list = (await listed(account, await listCategories(db))).filter(({ followed }) => !followed)
    const tastes = account
      ? await countTastes(
          db,
          account.id,
          list.map(({ id }) => id),
        )
      : new Map<string, number>()
    const taste = ({ id }: VideoCategory): number => tastes.get(id) ?? 0
    return { list: list.sort((a, b) => taste(b) - taste(a) || byCount(a, b)).slice(0, mostRecommended) }
  })
  route(app, 'GET api/videocclassification/search', async ({ account, query }) => {
    if (foldText(query.name) === '') return { list: [] }
    const matches = matcherOf(query.name)
    const rows = (await listCategories(db)).filter(({ name }) => Object.values(name).some(matches))
    return { list: await listed(account, rows) }
  })
  route(app, 'POST api/Videoclassification/myClassification', ({ account }) => mine(account))
  route(app, 'POST api/Videoclassification/addMyclassification', async ({ account, body }) => {
    if (!(await findCategory(db, body.id))?.shown) throw fail('not-found')
    const room = { most: videoLimits.followed, at: new Date(now()) }
    if (!(await inTransaction(db, (tx) => setCategoryFollow(tx, account.id, body.id, body.on, room)))) throw fail('limit-reached')
    return mine(account)
  })
}
