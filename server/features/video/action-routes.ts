// Routes of actions on videos: publish, delete, like, save, watch.
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../core/database/transaction.ts'
import { fail } from '../../core/http/fail.ts'
import { route } from '../../core/http/route.ts'
import type { VideoDeps } from './deps.ts'
import { presentWorks } from './present.ts'
import { createPublishing } from './publish.ts'
import { needWork } from './routes.ts'
import { setFavorite, setLike } from './store.ts'
import type { Views } from './views.ts'

export function registerVideoActions(app: FastifyInstance, deps: VideoDeps, views: Views): void {
  const { db, now } = deps
  const publishing = createPublishing(deps)

  route(app, 'POST api/Video_user/insert', async ({ account, body }) => {
    const made = await publishing.insert(account.id, body)
    const [card] = await presentWorks(deps, [made], () => true)
    if (!card) throw fail('not-found')
    return card
  })
  route(app, 'POST api/Video_user/delete', async ({ account, body }) => {
    await publishing.remove(account.id, body.id)
    return {}
  })
  route(app, 'POST api/Video_user/likes', async ({ account, body }) => {
    const me = account.id
    const { id } = await needWork(deps, body.id, me)
    return { is_liked: body.on, likes: await inTransaction(db, (tx) => setLike(tx, id, me, body.on, now())) }
  })
  route(app, 'POST api/Video_user/favorites', async ({ account, body }) => {
    const me = account.id
    const { id } = await needWork(deps, body.id, me)
    return { is_favorite: body.on, favorites: await inTransaction(db, (tx) => setFavorite(tx, id, me, body.on, now())) }
  })
  route(app, 'POST api/Video/addView', async ({ account, body, request }) => {
    const work = await needWork(deps, body.id, account?.id ?? null)
    // A video visible only to its author has no audience.
    if (work.state !== 'shown') return { counted: false, views: work.views }
    return views.add(work, { key: body.key, seconds: body.seconds, account: account?.id ?? null, address: request.ip })
  })
}
