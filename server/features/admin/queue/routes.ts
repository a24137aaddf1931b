// Routes of the work queue, for everyone who may decide some of its items.
import type { FastifyInstance } from 'fastify'
import { route } from '../../../core/http/route.ts'
import type { WorkQueue } from './work-queue.ts'

export function registerWorkQueue(app: FastifyInstance, queue: WorkQueue): void {
  route(app, 'GET api/Desk/workQueue', ({ account, query }) => queue.list(account, query))
  route(app, 'GET api/Desk/queueItem', ({ account, query }) => queue.item(account, query.key))
  route(app, 'POST api/Desk/claimItem', ({ account, body }) => queue.claim(account, body.key))
  route(app, 'POST api/Desk/releaseItem', async ({ account, body }) => {
    await queue.release(account, body.key)
    return {}
  })
  route(app, 'POST api/Desk/postponeItem', ({ account, body }) => queue.postpone(account, body.key, body.until))
  route(app, 'POST api/Desk/resumeItem', async ({ account, body }) => {
    await queue.resume(account, body.key)
    return {}
  })
}
