// Streamers and their live rooms by name, in any spelling: a separate index, rebuilt when a few seconds old.
import type { RoomCard } from '../../../contract/room/room-card.ts'
import { openIndex, type SearchIndex } from '../../../rules/search/search-index.ts'
import { type Named, namesOf } from './columns.ts'
import { type FoundEntries, findEntries, type Page } from './find-entries.ts'
import { createKeyCache, type SearchKeys } from './keys.ts'

export interface SearchedRooms {
  /** Incremented when a card changes. */
  readonly version: number
  cards(): readonly RoomCard[]
}
export interface RoomFinder {
  /** Streamers; `id` is the account. `near`: allows near matches if nothing matches exactly. */
  anchors(text: string, near: boolean, page?: Page): FoundEntries
  /** Live rooms; `id` is the room. */
  live(text: string, near: boolean, page?: Page): FoundEntries
  /** The streamers as in the index on devices. */
  named(): Named[]
}

/** Time to live of an index, in milliseconds. */
const goodFor = 3_000

export function createRoomFinder(rooms: SearchedRooms, now: () => number = Date.now): RoomFinder {
  const keys = createKeyCache()
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
    keys.rotate()
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
  return {
    anchors: (text, near, page) => findEntries(current(), 'anchor', text, near, page),
    live: (text, near, page) => findEntries(current(), 'room', text, near, page),
    named: () => readNames().anchors,
  }
}
