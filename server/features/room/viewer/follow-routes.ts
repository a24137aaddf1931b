// Routes of followed streamers and of the watch history.
import type { FastifyInstance } from 'fastify'
import type { Anchor } from '../../../../contract/room/room.ts'
import { heatOfEach } from '../../../../rules/room/room-heat.ts'
import { inAccountTransaction } from '../../../core/database/account-queue.ts'
import { inTransaction } from '../../../core/database/transaction.ts'
import { fail } from '../../../core/http/fail.ts'
import { rateAddress } from '../../../core/http/rate-limit.ts'
import { route } from '../../../core/http/route.ts'
import { listAccountFollows, setAccountFollow } from '../../follow/store.ts'
import { roomOf } from '../access.ts'
import type { RoomDeps } from '../deps.ts'
import { streamerFollowed } from '../events.ts'
import { cut, hottest, pageOf } from '../lists.ts'
import { clearWatches, listWatched, upsertWatch } from '../watch-store.ts'
import { WatchThrottle } from './watch-throttle.ts'

export function registerStreamerFollows(app: FastifyInstance, deps: RoomDeps): void {
  const { db, directory, events, now } = deps
  const throttle = new WatchThrottle(now)

  route(app, 'POST api/Member/attention', async ({ account, body }) => {
    const me = account.id
    const state = directory.ofStreamer(body.uid)
    if (!state && body.on) throw fail('not-found')
    if (body.uid === me) throw fail('forbidden')
    const changed = await inAccountTransaction(db, me, async (tx) => {
      const done = await setAccountFollow(tx, me, { kind: 'streamer', id: body.uid }, body.on)
      if (done === 'full') throw fail('limit-reached')
      const followed = { accountId: me, streamerId: body.uid, roomId: state?.row.id ?? null, on: body.on, now: now() }
      if (done) await events.publish(tx, streamerFollowed, followed)
      return done
    })
    if (!state) return { followed: false, followers: 0 }
    if (changed && body.on) directory.warm(state.row.id, heatOfEach.follower)
    await directory.read([state.row.id])
    return { followed: body.on, followers: state.followers }
  })
  route(app, 'GET api/User/attentionList', async ({ account, query }) => {
    const follows = await listAccountFollows(db, account.id)
    const list = follows
      .flatMap(({ kind, id }): Anchor[] => {
        const state = kind === 'streamer' ? directory.ofStreamer(id) : undefined
        return state ? [{ ...state.card, followers: state.followers }] : []
      })
      .sort(hottest)
    return { ...cut(list, pageOf(query)), live: list.filter(({ is_live }) => is_live).length }
  })

  route(app, 'POST api/live/watched', async ({ account, body, request }) => {
    const state = roomOf(deps, body.id)
    const who = account?.id ?? rateAddress(request.ip)
    if (body.behind !== undefined && body.behind !== null) state.delays.hear(who, body.behind)
    // At most the time since the last report.
    const seconds = throttle.take(`${body.id} ${who}`, body.seconds)
    if (state.broadcast) {
      state.figures.seconds += seconds
      directory.warm(state.row.id, (seconds / 60) * heatOfEach.watchedMinute)
    }
    if (account)
      await upsertWatch(db, {
        accountId: account.id,
        roomId: state.row.id,
        broadcastId: state.broadcast?.id ?? null,
        seconds,
        at: new Date(now()),
      })
    return {}
  })
  route(app, 'GET api/User/watchlistList', async ({ account, query }) => {
    const rows = await listWatched(db, account.id)
    const list = rows.flatMap(({ room_id, seen_at, seconds }) => {
      const room = directory.get(room_id)?.card
      return room ? [{ room, seen_at: seen_at.toISOString(), seconds }] : []
    })
    return cut(list, pageOf(query))
  })
  route(app, 'POST api/User/clearWatchlist', async ({ account }) => {
    await inTransaction(db, (tx) => clearWatches(tx, account.id))
    return {}
  })
}
