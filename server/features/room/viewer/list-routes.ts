// Routes of room lists: hot, by category, of a match, of /anchor.
import type { FastifyInstance } from 'fastify'
import type { RoomCard } from '../../../../contract/room/room-card.ts'
import { route } from '../../../core/http/route.ts'
import type { RoomDeps } from '../deps.ts'
import { games } from '../games.ts'
import { cut, groupsOf, hottest, liveListOrders, mixed, ofType, pageOf, popular } from '../lists.ts'
import { createRoomListCache } from './room-list-cache.ts'

export function registerRoomLists(app: FastifyInstance, { directory }: Pick<RoomDeps, 'directory'>): void {
  const cached = createRoomListCache(directory)
  let sorted: { version: number; all: RoomCard[]; live: RoomCard[] } = { version: -1, all: [], live: [] }
  const cards = (): typeof sorted => {
    if (sorted.version !== directory.version) {
      const all = [...directory.all()].map(({ card }) => card).sort(hottest)
      sorted = { version: directory.version, all, live: all.filter(({ is_live }) => is_live) }
    }
    return sorted
  }

  route(app, 'GET api/Live/getRoomList', ({ query }) => {
    const page = pageOf(query)
    const { match_id } = query
    return cached(`rooms ${match_id ?? ''} ${page.offset} ${page.limit}`, () =>
      cut(match_id === undefined ? cards().live : cards().live.filter((card) => card.match_id === match_id), page),
    )
  })
  // For other clients (decision 51).
  route(app, 'GET api/Live/getBucketRoomList', ({ query }) => {
    const page = pageOf(query)
    return cached(`bucket ${query.type} ${query.id ?? ''} ${page.offset} ${page.limit}`, () =>
      cut(ofType(cards().live, { type: Number(query.type), game: query.id }), page),
    )
  })
  // For other clients (decision 51).
  route(app, 'GET api/Live_streaming/getLiveList', ({ query }) => {
    const page = pageOf(query)
    const { sort = 'heat' } = query
    return cached(`live ${sort} ${page.offset} ${page.limit}`, () => cut([...cards().live].sort(liveListOrders[sort]), page))
  })
  // For other clients (decision 51).
  route(app, 'POST api/Live_streaming/getHotList', ({ body }) => {
    const page = pageOf(body)
    return cached(`hot ${page.offset} ${page.limit}`, () =>
      cut(
        [...cards().all].sort((a, b) => b.heat - a.heat || hottest(a, b)),
        page,
      ),
    )
  })
  // The home page.
  route(app, 'POST api/Live_streaming/getLiveHotList', ({ body }) => {
    const page = pageOf(body)
    return cached(`live hot ${page.offset} ${page.limit}`, () => cut(cards().live, page))
  })
  // The page /anchor.
  route(app, 'POST api/Live_streaming/getIndexLiveList', ({ body }) => {
    const page = pageOf(body)
    const { type = 0, id: game, r: marker } = body
    return cached(`index ${type} ${game ?? ''} ${marker ?? ''} ${page.offset} ${page.limit}`, () => {
      const all = ofType(cards().all, { type, game })
      const live = (list: readonly RoomCard[]): number => list.filter(({ is_live }) => is_live).length
      return {
        ...cut(marker === undefined ? [...all].sort(popular) : mixed(all, marker), page),
        live: live(all),
        groups: type === 0 ? groupsOf(all) : [],
        games: type === 3 ? games.map(({ id, name }) => ({ id, name, live: live(ofType(cards().all, { type, game: id })) })) : [],
      }
    })
  })
}
