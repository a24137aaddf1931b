// Routes of announced broadcasts: public lists, changes by the streamer, reservations.
import type { FastifyInstance } from 'fastify'
import { inAccountTransaction } from '../../../core/database/account-queue.ts'
import { fail } from '../../../core/http/fail.ts'
import { route } from '../../../core/http/route.ts'
import { listAccountFollows, setAccountFollow } from '../../follow/store.ts'
import { ownRoom } from '../access.ts'
import type { RoomDeps } from '../deps.ts'
import { broadcastReserved } from '../events.ts'
import { pageOf } from '../lists.ts'
import { announce, arrange, changeAnnouncement, ownAnnouncements, presentAnnouncements, removeAnnouncement } from './announce.ts'
import { findAnnouncement, listAnnounced, shownFor } from './store.ts'

const day = 86_400_000
const reservedMost = 500

export function registerAnnouncements(app: FastifyInstance, deps: RoomDeps): void {
  const { db, clock, events, now } = deps
  const recent = (): Date => new Date(clock.now() - shownFor)

  route(app, 'GET api/Live_streaming/getReserveLiveList', async ({ query }) => {
    const { id: roomId, match_id: matchId, type = '0' } = query
    const category = type === '0' ? undefined : Number(type)
    const from = query.day === undefined ? Number.NaN : Date.parse(`${query.day}T00:00:00Z`)
    if (query.day !== undefined && Number.isNaN(from)) throw fail('invalid-input', { field: 'day' })
    const range = Number.isNaN(from) ? { from: recent() } : { from: new Date(from), until: new Date(from + day) }
    const { limit, offset } = pageOf(query)
    const { list, total } = await listAnnounced(db, { ...range, roomId, matchId, category }, limit, offset)
    return { list: await presentAnnouncements(deps, list), total }
  })
  route(app, 'GET api/Live_streaming/getUserReserveLiveList', async ({ account }) => {
    const follows = await listAccountFollows(db, account.id)
    const ids = follows.filter(({ kind }) => kind === 'broadcast').map(({ id }) => id)
    const { list } = await listAnnounced(db, { from: recent(), ids }, reservedMost, 0)
    const views = await presentAnnouncements(deps, list)
    return { list: views, total: views.length }
  })
  route(app, 'POST api/live/reserveMatch2', async ({ account, body }) => {
    const me = account.id
    const row = body.on ? await findAnnouncement(db, body.id) : undefined
    if (body.on && (!row || row.hidden || row.start_at.getTime() <= clock.now())) throw fail('not-found', { broadcast: body.id })
    await inAccountTransaction(db, me, async (tx) => {
      const done = await setAccountFollow(tx, me, { kind: 'broadcast', id: body.id }, body.on)
      if (done === 'full') throw fail('limit-reached')
      if (done && body.on) await events.publish(tx, broadcastReserved, { accountId: me, broadcastId: body.id, now: now() })
    })
    return {}
  })

  route(app, 'POST api/Live/setReserveLiveNew', ({ account, body }) => announce(deps, ownRoom(deps, account), body))
  route(app, 'GET api/live/updateLive', ({ account, query }) => {
    const { id, category, ...input } = query
    return changeAnnouncement(deps, ownRoom(deps, account), id, {
      ...input,
      ...(category === undefined ? {} : { category: Number(category) }),
    })
  })
  route(app, 'GET api/live/deleteReserveLive', async ({ account, query }) => {
    await removeAnnouncement(deps, ownRoom(deps, account), query.id)
    return {}
  })
  route(app, 'POST api/Live/setLiveList', async ({ account, body }) => {
    const list = await arrange(deps, ownRoom(deps, account), body.list)
    return { list, total: list.length }
  })
  route(app, 'GET api/Live/getOwnReserveList', async ({ account }) => {
    const list = await ownAnnouncements(deps, ownRoom(deps, account))
    return { list, total: list.length }
  })
}
