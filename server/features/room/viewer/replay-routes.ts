// Routes of recordings, and of live and upcoming broadcasts of followed streamers.
import type { FastifyInstance } from 'fastify'
import { roomLimits } from '../../../../contract/limits/room-limits.ts'
import type { Replay } from '../../../../contract/room/replay.ts'
import type { RoomCard } from '../../../../contract/room/room-card.ts'
import { route } from '../../../core/http/route.ts'
import { listAccountFollows } from '../../follow/store.ts'
import { presentAnnouncements } from '../announcement/announce.ts'
import { listNextOf } from '../announcement/store.ts'
import { listLastEnded } from '../broadcast-store.ts'
import type { RoomDeps } from '../deps.ts'
import { followedFirst, ofType, pageOf } from '../lists.ts'
import { recordedMatch } from '../recorded-match.ts'

/** Product milliseconds within which an announced broadcast counts as upcoming. */
const soonFor = 86_400_000
/** Maximum announced broadcasts, and recordings, of followed streamers. */
const most = 8
export function registerReplays(app: FastifyInstance, deps: RoomDeps): void {
  const { db, directory, media, clock } = deps

  async function replaysOf(cards: readonly RoomCard[], limit: number, offset = 0): Promise<{ list: Replay[]; total: number }> {
    const byId = new Map(cards.filter((card) => !card.is_live && card.playback_count > 0).map((card) => [card.id, card]))
    const { list, total } = await media.newestPlaybacks([...byId.keys()], limit, offset)
    const ended =
      list.length > 0
        ? await listLastEnded(
            db,
            list.map(({ room }) => room),
          )
        : []
    return {
      list: list.flatMap(({ room: id, playback }) => {
        const room = byId.get(id)
        const own = ended.filter(({ room_id }) => room_id === id)
        return room ? [{ room, playback, match_id: recordedMatch(playback.started_at, own) }] : []
      }),
      total,
    }
  }

  route(app, 'POST api/Live_streaming/getReplayList', ({ body }) => {
    const { limit, offset } = pageOf(body)
    const cards = [...directory.all()].map(({ card }) => card)
    return replaysOf(ofType(cards, { type: body.type ?? 0, game: body.id }), limit, offset)
  })
  route(app, 'GET api/User/attentionLive', async ({ account }) => {
    const follows = await listAccountFollows(db, account.id)
    const cards = follows.flatMap(({ kind, id }) => (kind === 'streamer' ? (directory.ofStreamer(id)?.card ?? []) : [])).sort(followedFirst)
    const off = cards.filter(({ is_live }) => !is_live)
    const now = clock.now()
    const next = await listNextOf(
      db,
      off.map(({ id }) => id),
      { from: new Date(now), until: new Date(now + soonFor) },
    )
    const soon = await presentAnnouncements(deps, next.slice(0, most))
    const isSoon = new Set(soon.map(({ room_id }) => room_id))
    const { list: replays } = await replaysOf(
      off.filter(({ id }) => !isSoon.has(id)),
      most,
    )
    return { list: cards.slice(0, roomLimits.pageMost), total: cards.length, live: cards.length - off.length, soon, replays }
  })
}
