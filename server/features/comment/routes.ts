// Routes of comments: generic ones, and the former ones for posts and videos. R-WIRE-1.
import type { FastifyInstance } from 'fastify'
import { communityLimits } from '../../../contract/limits/community-limits.ts'
import { route } from '../../core/http/route.ts'
import type { Comments } from './comments.ts'
import { readerOf, writerOf } from './store.ts'

/** Answers per page, from a query string. */
const pageSize = (limit = String(communityLimits.answerPage)): number => Math.min(Math.max(Number(limit), 1), communityLimits.answerPage)

export function registerComments(app: FastifyInstance, comments: Comments): void {
  route(app, 'POST api/Comment/list', ({ account, body }) => comments.list(body, body, readerOf(account)))
  route(app, 'POST api/Comment/since', ({ account, body }) => comments.since(body, body, readerOf(account)))
  route(app, 'POST api/Comment/answers', ({ account, body }) => comments.answers(body.id, body, readerOf(account)))
  route(app, 'POST api/Comment/one', ({ account, body }) => comments.one(body.id, body.until, readerOf(account)))
  route(app, 'POST api/Comment/subject', ({ account, body }) => comments.about(body, readerOf(account)))
  route(app, 'POST api/Comment/add', ({ account, body }) => comments.add(body, body, writerOf(account)))
  route(app, 'POST api/Comment/likes', ({ account, body }) => comments.like(null, body.id, body.on, writerOf(account)))
  route(app, 'POST api/Comment/delete', async ({ account, body }) => {
    await comments.remove(body.id, writerOf(account))
    return {}
  })

  const post = (id: string) => ({ kind: 'post', id }) as const
  route(app, 'POST api/anchor_dynamics/commentList', ({ account, body }) => comments.list(post(body.id), body, readerOf(account)))
  route(app, 'POST api/anchor_dynamics_user/comment', ({ account, body }) => comments.add(post(body.id), body, writerOf(account)))
  route(app, 'POST api/anchor_dynamics_user/commentLikes', ({ account, body }) =>
    comments.like('post', body.id, body.on, writerOf(account)),
  )

  const video = (id: string) => ({ kind: 'video', id }) as const
  route(app, 'POST api/Video/commentList', ({ account, body }) => comments.list(video(body.id), body, readerOf(account)))
  route(app, 'GET api/Video/commentOneList', ({ account, query: { id, after, limit } }) =>
    comments.answers(id, { after, limit: pageSize(limit) }, readerOf(account)),
  )
  route(app, 'POST api/Video_user/comment', ({ account, body }) => comments.add(video(body.id), body, writerOf(account)))
  route(app, 'POST api/Video_user/commentLikes', ({ account, body }) => comments.like('video', body.id, body.on, writerOf(account)))
}
