// Streamers and their live rooms by name, in any spelling: an index of their own, made again when it is a few seconds old.
import type { RoomCard } from '../../../contract/room/room-card.ts'
import type { SearchEntry } from '../../../contract/search.ts'
import { find } from '../../../rules/search/search-find.ts'
import { entryAt, openIndex, type SearchIndex } from '../../../rules/search/search-index.ts'
import { type Named, namesOf } from './columns.ts'
import { keptKeys, type SearchKeys } from './keys.ts'

export interface SearchedRooms {
  /** Rises when a card changes. */
  readonly version: number
  cards(): readonly RoomCard[]
}
export interface RoomFinder {
  /** Streamers; `id` is the account. `near`: spelled nearly so, where nobody is spelled so. */
  anchors(text: string, near: boolean, page?: Page): FoundEntries
  /** Rooms that are live; `id` is the room. */
  live(text: string, near: boolean, page?: Page): FoundEntries
  /** The streamers as the index of the devices has them. */
  named(): Named[]
}

export interface FoundEntries {
  list: SearchEntry[]
  total: number
}
export interface Page {
  from: number
  size: number
}

/** The calls of one kind alone have no pages. */
const whole: Page = { from: 0, size: 50 }
/** Milliseconds that an index is good for. */
const goodFor = 3_000

export function createRoomFinder(rooms: SearchedRooms, now: () => number = Date.now): RoomFinder {
  const keys = keptKeys()
  let made: { index: SearchIndex; version: number; at: number } | null = null

  const same = (text: string) => ({ zh: text, en: text, vi: text })
  const named = (id: string, text: string, mark: string, { category, heat, nickname }: RoomCard, found: SearchKeys): Named => ({
    id,
    sport: String(category),
    name: same(text),
    short: same(nickname),
    keys: found,
    mark,
    weight: Math.min(900, Math.round(Math.sqrt(heat))),
    at: 0,
  })

  function readNames(): { anchors: Named[]; live: Named[] } {
    keys.turn()
    const cards = rooms.cards()
    const anchors = cards.map((card) => named(card.uid, card.nickname, card.avatar, card, keys.of([card.nickname])))
    const live = cards
      .filter(({ is_live }) => is_live)
      .map((card) => named(card.id, card.title || card.nickname, card.cover, card, keys.of([card.nickname, card.title])))
    return { anchors, live }
  }

  function build(): SearchIndex {
    const { anchors, live } = readNames()
    return openIndex({
      format: 2,
      names: [namesOf('anchor', anchors), namesOf('room', live)],
      matches: { id: [], league: [], home: [], away: [], time: [], weight: [] },
    })
  }

  function current(): SearchIndex {
    if (!made || (made.version !== rooms.version && now() - made.at >= goodFor))
      made = { index: build(), version: rooms.version, at: now() }
    return made.index
  }
  function look(kind: string, text: string, near: boolean, { from, size }: Page = whole): FoundEntries {
    const index = current()
    const source = index.names.get(kind)
    if (!source) return { list: [], total: 0 }
    const found = find({ ...index, names: new Map([[kind, source]]) }, text, { now: now(), most: from + size })
    if (found.near && !near) return { list: [], total: 0 }
    const { places, total } = found.names.get(kind) ?? { places: [], total: 0 }
    return { list: places.slice(from).map((place) => entryAt(source, place)), total }
  }
  return {
    anchors: (text, near, page) => look('anchor', text, near, page),
    live: (text, near, page) => look('room', text, near, page),
    named: () => readNames().anchors,
  }
}
