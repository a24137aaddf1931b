// Routes of one room: details, the caller's standing, recordings, sharing.
import type { FastifyInstance } from 'fastify'
import type { Standing } from '../../../../contract/room/room-card.ts'
import { heatOfEach } from '../../../../rules/room/room-heat.ts'
import { fail } from '../../../core/http/fail.ts'
import { type Account, route } from '../../../core/http/route.ts'
import { findAccount } from '../../account/store.ts'
import { isFollowing } from '../../follow/store.ts'
import { roomOf } from '../access.ts'
import type { RoomDeps } from '../deps.ts'
import type { RoomState } from '../directory.ts'
import { pageOf } from '../lists.ts'
import { withMatches } from '../recorded-match.ts'
import { standingIn } from '../store.ts'
import { insertShare } from '../watch-store.ts'

const idle = { state: 'idle', url: null, qualities: [], started_at: null, dvr_seconds: 0, target_latency: 0 } as const

export function registerRooms(app: FastifyInstance, deps: RoomDeps): void {
  const { db, directory, media, statusIn, now } = deps
  const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())

  async function meIn({ row }: RoomState, account: Account | null): Promise<{ me: Standing | null; is_followed: boolean }> {
    if (!account) return { me: null, is_followed: false }
    const [{ role, mutedUntil, kickedUntil }, { guard, noble }, is_followed] = await Promise.all([
      standingIn(db, row.id, account.id, now()),
      statusIn(row.id, account.id),
      isFollowing(db, account.id, 'streamer', row.uid),
    ])
    const kicked = kickedUntil !== null
    return { me: { role, muted_until: iso(mutedUntil), kicked_until: iso(kickedUntil), kicked, guard, noble }, is_followed }
  }

  route(app, 'GET api/Live_streaming/getRoomInfo', async ({ query, account }) => {
    const state = roomOf(deps, query.id)
    const { row, card, streamer, followers, broadcast } = state
    const { me, is_followed } = await meIn(state, account)
    const isOwner = me?.role === 'owner'
    const stream = media.info(row.id)
    // Before the start only the streamer sees the picture; a kicked account never does. That a broadcast is over is public.
    const isOpen = isOwner || (broadcast && !me?.kicked) || stream.state === 'over'
    return {
      ...card,
      placard: row.placard,
      badge_name: row.badge_name,
      auto_reply: isOwner ? row.auto_reply : null,
      followers,
      is_followed,
      signature: streamer.signature,
      chat: { slow_seconds: row.slow_seconds, followers_only: row.followers_only },
      picture_offset: row.picture_offset,
      stream: isOpen ? stream : { ...idle, qualities: [] },
      me,
    }
  })
  route(app, 'GET api/Live/getUserStatus', async ({ query, account }) => {
    if ((query.id === undefined) === (query.uid === undefined)) throw fail('invalid-input')
    const state = query.id === undefined ? directory.ofStreamer(query.uid ?? '') : directory.get(query.id)
    if (!state) throw fail('not-found')
    return { id: state.row.id, uid: state.row.uid, is_live: state.card.is_live, ...(await meIn(state, account)) }
  })
  route(app, 'GET api/Live/getPlacard', ({ query }) => ({ placard: roomOf(deps, query.id).row.placard }))
  route(app, 'POST api/live/getLiveByUid', ({ body }) => {
    const state = directory.ofStreamer(body.uid)
    if (!state) throw fail('not-found')
    return { ...state.card, followers: state.followers }
  })
  route(app, 'POST api/Live_streaming/getLivePlaybackList', async ({ body }) => {
    const { row, playbacks } = roomOf(deps, body.id)
    if (body.playback !== undefined) {
      const one = await media.playback(row.id, body.playback)
      return { list: await withMatches(db, row.id, one ? [one] : []), total: one ? 1 : 0 }
    }
    const { limit, offset } = pageOf(body)
    return { list: await withMatches(db, row.id, await media.playbacks(row.id, limit, offset)), total: playbacks }
  })
  route(app, 'POST api/live/share', async ({ account, body }) => {
    const me = await findAccount(db, account.id)
    if (!me) throw fail('session-invalid')
    const { row } = roomOf(deps, body.id)
    const { shares, isNew } = await insertShare(db, row.id, me.id, new Date(now()))
    if (isNew) directory.warm(row.id, heatOfEach.share)
    return { path: `/live?id=${row.id}&shareCode=${me.share_code}`, share_code: me.share_code, shares }
  })
}
