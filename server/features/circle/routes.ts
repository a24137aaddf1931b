// Routes of circles and posts.
import type { FastifyInstance } from 'fastify'
import { communityLimits } from '../../../contract/limits/community-limits.ts'
import type { Context } from '../../core/context.ts'
import { inTransaction } from '../../core/database/transaction.ts'
import { fail } from '../../core/http/fail.ts'
import { route } from '../../core/http/route.ts'
import { findProfiles } from '../account/store.ts'
import { findCommunityPeople, readerOf, writerOf } from '../comment/store.ts'
import type { Posts } from './post/posts.ts'
import { findCircle, findFollowedCircles, listCircles, presentCircle, setCircleFollow } from './store.ts'

export function registerCircles(app: FastifyInstance, { db }: Pick<Context, 'db'>, posts: Posts): void {
  route(app, 'GET api/anchor_dynamics/circles', async ({ account }) => {
    const [rows, followed] = await Promise.all([listCircles(db), findFollowedCircles(db, account?.id ?? null)])
    const list = rows.map((row) => presentCircle(row, followed.has(row.id)))
    return { list: [...list.filter((one) => one.followed), ...list.filter((one) => !one.followed)], total: list.length }
  })
  route(app, 'GET api/anchor_dynamics/circle', async ({ account, query }) => {
    const row = await findCircle(db, query.id)
    if (!row) throw fail('not-found')
    return presentCircle(row, (await findFollowedCircles(db, account?.id ?? null)).has(row.id))
  })
  route(app, 'POST api/anchor_dynamics_user/followCircle', async ({ account, body }) => {
    if (!(await findCircle(db, body.id))) throw fail('not-found')
    const followers = await inTransaction(db, (tx) => setCircleFollow(tx, body.id, account.id, body.on))
    return { followed: body.on, followers }
  })

  route(app, 'GET api/anchor_dynamics/info', ({ account, query }) => posts.one(query.id, readerOf(account)))
  route(app, 'GET api/anchor_dynamics/userPostList', ({ account, query }) => {
    const { uid, circle, match_id, followed, hot, before, limit } = query
    if (followed && !account) return { list: [], next: null }
    const postQuery = {
      uid,
      circle,
      match: match_id,
      followed: followed !== undefined,
      hot,
      before: before?.split('.').map(Number),
      limit: Math.min(Math.max(1, Number(limit ?? communityLimits.postPage)), communityLimits.postPage),
    }
    return posts.list(postQuery, readerOf(account))
  })
  route(app, 'POST api/anchor_dynamics_user/insert', ({ account, body }) => posts.add(body, writerOf(account)))
  route(app, 'POST api/anchor_dynamics_user/edit', ({ account, body }) => posts.edit(body, writerOf(account)))
  route(app, 'POST api/anchor_dynamics_user/likes', ({ account, body }) => posts.like(body.id, body.on, writerOf(account)))
  route(app, 'GET api/anchor_dynamics/person', async ({ query }) => {
    const [people, profiles] = await Promise.all([findCommunityPeople(db, [query.id]), findProfiles(db, [query.id])])
    const person = people.get(query.id)
    if (!person) throw fail('not-found')
    return { ...person, signature: profiles.get(query.id)?.signature ?? '' }
  })
  route(app, 'POST api/anchor_dynamics/deletePost', async ({ account, body }) => {
    await posts.remove(body.id, writerOf(account))
    return {}
  })
}
