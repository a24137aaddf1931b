// Routes of the studio: starting and ending a broadcast, the key, the room's texts.
import type { FastifyInstance } from 'fastify'
import type { ApiBody } from '../../../../contract/api.ts'
import { roomLimits } from '../../../../contract/limits/room-limits.ts'
import type { RoomRulesFrame } from '../../../../contract/room/room.ts'
import type { StudioRoom } from '../../../../contract/room/studio.ts'
import { countedByAddress, takeAttempt } from '../../../core/attempt/store.ts'
import { fail } from '../../../core/http/fail.ts'
import { type Account, route } from '../../../core/http/route.ts'
import { ownRoom } from '../access.ts'
import { listBroadcasts } from '../broadcast-store.ts'
import type { RoomDeps } from '../deps.ts'
import type { RoomState } from '../directory.ts'
import { coverOf, lineOf, matchOf, titleOf } from '../form.ts'
import { isGame } from '../games.ts'
import { pageOf } from '../lists.ts'
import { countManagers } from '../standing/store.ts'
import { updateRoom } from '../store.ts'
import { type Broadcasts, presentBroadcasts } from './broadcasts.ts'
import { liveUrlOf, rotateKey } from './stream-key.ts'

/** Limits of broadcast starts: per room, and for all rooms of one network. */
const startsOfRoom = [
  { seconds: 3_600, most: 20 },
  { seconds: 86_400, most: 100 },
]
const startsOfNetwork = [{ seconds: 3_600, most: 120 }]

type Info = ApiBody<'POST api/Live/setLiveInfo'>

export function registerStudio(app: FastifyInstance, deps: RoomDeps, broadcasts: Broadcasts): void {
  const { db, directory, hub, media, words, now } = deps

  async function studioOf({ row, card, followers, broadcast }: RoomState): Promise<StudioRoom> {
    const [[shown], managers] = await Promise.all([presentBroadcasts(db, broadcast ? [broadcast] : [], now()), countManagers(db, row.id)])
    return {
      room: card,
      placard: row.placard,
      badge_name: row.badge_name,
      auto_reply: row.auto_reply,
      chat: { slow_seconds: row.slow_seconds, followers_only: row.followers_only },
      picture_offset: row.picture_offset,
      followers,
      managers,
      stream: media.info(row.id),
      broadcast: shown ?? null,
    }
  }

  /** Rate limits starts, since each creates a record, a recording and a chat message; a running broadcast is not counted. */
  async function countStart({ row, broadcast }: RoomState, ip: string): Promise<void> {
    if (broadcast) return
    const counted = [
      { kind: 'broadcast-start', subject: row.id, windows: startsOfRoom },
      ...countedByAddress('broadcast-network', ip, startsOfNetwork),
    ]
    const wait = await takeAttempt(db, counted, now())
    if (wait > 0) throw fail('too-many', { retryAfter: wait })
  }

  /** Writes the changes, all or nothing, and returns the updated room. */
  async function change(account: Account, input: Info): Promise<RoomState> {
    const { row } = ownRoom(deps, account)
    const { title, cover, category, game, match_id, chat, picture_offset } = input
    const shown = title === undefined ? row.title : titleOf(title)
    if (shown !== row.title) await words.check(shown)
    const isCards = (category ?? row.category) === 3
    const changes = {
      ...(title === undefined ? {} : { title: shown }),
      ...(cover === undefined ? {} : { cover: await coverOf(deps, row.uid, cover, row.cover) }),
      ...(category === undefined ? {} : { category }),
      ...(game === undefined ? {} : { game }),
      ...(match_id === undefined ? {} : { match_id: await matchOf(deps, match_id) }),
      ...(chat?.slow_seconds === undefined ? {} : { slow_seconds: chat.slow_seconds }),
      ...(chat?.followers_only === undefined ? {} : { followers_only: chat.followers_only }),
      ...(picture_offset === undefined ? {} : { picture_offset }),
      ...(isCards ? {} : { game: null }),
    }
    await write(row.id, changes)
    return ownRoom(deps, account)
  }
  async function write(id: string, changes: Parameters<typeof updateRoom>[2]): Promise<void> {
    if (Object.keys(changes).length > 0) await updateRoom(db, id, changes)
    await directory.read([id])
    const row = directory.get(id)?.row
    if (!row) return
    const { title, placard, badge_name, slow_seconds, followers_only, picture_offset } = row
    const rules: RoomRulesFrame = { room_id: id, title, placard, badge_name, chat: { slow_seconds, followers_only }, picture_offset }
    hub.publish(`room:${id}`, 'room_rules', rules)
  }

  /** Returns a valid line without forbidden words. */
  async function sayable(typed: string, most: number, field: string): Promise<string> {
    const text = lineOf(typed, most, field)
    await words.check(text)
    return text
  }

  async function start(account: Account, input: Info, { host, ip }: { host: string; ip: string }) {
    await countStart(ownRoom(deps, account), ip)
    await broadcasts.start(await change(account, input))
    const state = ownRoom(deps, account)
    return { studio: await studioOf(state), live: liveUrlOf(deps, state.row, host) }
  }

  route(app, 'GET api/Live/getStudio', ({ account }) => studioOf(ownRoom(deps, account)))
  route(app, 'GET api/Live/getLiveUrl', ({ account, request }) => liveUrlOf(deps, ownRoom(deps, account).row, request.host))
  route(app, 'POST api/Live/rotateKey', async ({ account, request }) => {
    await rotateKey(deps, ownRoom(deps, account).row)
    return liveUrlOf(deps, ownRoom(deps, account).row, request.host)
  })
  route(app, 'GET api/Live/getHealth', ({ account }) => {
    const { row, delays } = ownRoom(deps, account)
    const health = media.health(row.id)
    const { bars, half, most } = delays.figures()
    return {
      health: health.state === 'idle' ? null : health,
      troubles: media.troubles(row.id),
      delays: bars,
      delay_half: half,
      delay_most: most,
    }
  })
  route(app, 'GET api/Live/startRoom', ({ account, query, request }) => {
    const { category, ...input } = query
    return start(account, { ...input, ...(category === undefined ? {} : { category: Number(category) }) }, request)
  })
  route(app, 'POST api/Live/mobileStartRoom', ({ account, body, request }) => start(account, body, request))
  route(app, 'GET api/Live/endRoom', ({ account }) => broadcasts.end(ownRoom(deps, account).row.id, 'ended'))
  route(app, 'GET api/Live/getBroadcastList', async ({ account, query }) => {
    const { row } = ownRoom(deps, account)
    const { limit, offset } = pageOf(query)
    const { list, total, seconds } = await listBroadcasts(db, row.id, limit, offset)
    return { list: await presentBroadcasts(db, list, now()), total, seconds }
  })

  route(app, 'POST api/Live/setLiveInfo', async ({ account, body }) => {
    const { game = null, category = ownRoom(deps, account).row.category } = body
    if (game !== null && (category !== 3 || !isGame(game))) throw fail('invalid-input', { field: 'game' })
    return studioOf(await change(account, body))
  })
  route(app, 'GET api/live/setTitle', async ({ account, query }) => ({ title: (await change(account, { title: query.title })).row.title }))
  route(app, 'POST api/Live/setPlacard', async ({ account, body }) => {
    const placard = await sayable(body.placard, roomLimits.placard, 'placard')
    await write(ownRoom(deps, account).row.id, { placard })
    return { placard }
  })
  route(app, 'POST api/member/setBadgeName', async ({ account, body }) => {
    const badge_name = await sayable(body.badge_name, roomLimits.badgeName, 'badge_name')
    await write(ownRoom(deps, account).row.id, { badge_name })
    return { badge_name }
  })
  route(app, 'POST api/member/setAutoReply', async ({ account, body }) => {
    const auto_reply = await sayable(body.auto_reply, roomLimits.autoReply, 'auto_reply')
    await write(ownRoom(deps, account).row.id, { auto_reply })
    return { auto_reply }
  })
}
