// Routes of search and hot searches.
import type { FastifyInstance } from 'fastify'
import { limits } from '../../../contract/limits/limits.ts'
import { countCharacters } from '../../../rules/text/characters.ts'
import type { Context } from '../../core/context.ts'
import { fail } from '../../core/http/fail.ts'
import { route } from '../../core/http/route.ts'
import { registerSearchAdmin } from './admin-routes.ts'
import { createSearchCounter } from './counter.ts'
import { createCurrentIndex } from './current.ts'
import { createFinder, type Found } from './find.ts'
import { createHotSearches } from './hot.ts'
import { createPlayerFinder } from './players.ts'
import { createRoomFinder, type SearchedRooms } from './rooms.ts'
import type { SearchedOthers, SearchSource } from './source.ts'
import type { Searched } from './store.ts'

/** Maximum results of a search that count towards hot searches: a broad search means none of them in particular. */
const mostMeant = 3

const noRooms: SearchedRooms = { version: 0, cards: () => [] }
const noOthers: SearchedOthers = { named: async () => [], findVisible: async () => new Set() }

type Counted = Pick<Found, 'teams' | 'leagues' | 'near'> & Partial<Pick<Found, 'streamers'>>

/** Registers the search routes. */
export function registerSearch(
  app: FastifyInstance,
  context: Pick<Context, 'db' | 'clock' | 'log'>,
  source: SearchSource,
  { rooms = noRooms, others = noOthers }: { rooms?: SearchedRooms; others?: SearchedOthers } = {},
): void {
  const inRooms = createRoomFinder(rooms)
  const current = createCurrentIndex(context, source, async () => [{ kind: 'anchor', entries: inRooms.named() }, ...(await others.named())])
  const players = createPlayerFinder(context, source)
  const finder = createFinder(context, source, current, { rooms: inRooms, players, others })
  const hotSearches = createHotSearches(context, source, rooms)
  const counter = createSearchCounter(context)
  app.addHook('onClose', () => counter.close())

  function asked(name: string): string {
    if (countCharacters(name) > limits.searchLength) throw fail('invalid-input', { field: 'name' })
    return name
  }
  function count({ teams, leagues, streamers = [], near }: Counted, address: string): void {
    const of = (kind: Searched['kind'], entries: readonly { id: string }[]) => entries.map(({ id }): Searched => ({ kind, id }))
    const meant = [...of('team', teams), ...of('league', leagues), ...of('anchor', streamers)]
    if (meant.length <= mostMeant && !near) counter.count(meant, address)
  }

  route(app, 'GET api/Search/index', async ({ account, query, request }) => {
    const { name, kind, page = '1' } = query
    const found = await finder.all({ text: asked(name), kind, page: Number(page), reader: account?.id ?? null })
    // Further pages do not count again.
    if (kind === undefined) count(found, request.ip)
    return found
  })

  route(app, 'GET api/Search/match', async ({ query, request }) => {
    const found = await finder.matches(asked(query.name))
    count(found, request.ip)
    return { list: found.matches }
  })

  route(app, 'GET api/Search/snapshot', async ({ query }) => {
    const { version, full, unchanged } = await current()
    return query.known === version ? unchanged : full
  })

  route(app, 'GET api/Search/anchor', ({ query }) => ({ list: inRooms.anchors(asked(query.name), true).list }))
  route(app, 'GET api/Search/player', async ({ query }) => {
    const { list, near } = await players.find(asked(query.name), true)
    return { list, near }
  })
  route(app, 'GET api/Search/live', ({ query }) => ({ list: inRooms.live(asked(query.name), true).list }))

  route(app, 'GET api/universal/getHot', async () => ({ hot_match: await hotSearches.list() }))
  registerSearchAdmin(app, context, { finder, hotSearches })
}
