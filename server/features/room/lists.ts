// Sorting and paging of room cards: pure functions.

import { roomLimits } from '../../../contract/limits/room-limits.ts'
import type { RoomCard } from '../../../contract/room/room-card.ts'
import { compare } from '../../../rules/text/compare.ts'

export interface Page {
  limit: number
  offset: number
}
/** Parses a page from a query (strings) or a body (numbers). */
export function pageOf({ page, limit }: { page?: string | number; limit?: string | number }): Page {
  const rows = Math.min(Math.max(1, Number(limit ?? roomLimits.page)), roomLimits.pageMost)
  return { limit: rows, offset: (Math.max(1, Number(page ?? 1)) - 1) * rows }
}
export const cut = <T>(list: readonly T[], { limit, offset }: Page): { list: T[]; total: number } => ({
  list: list.slice(offset, offset + limit),
  total: list.length,
})

const byId = (a: RoomCard, b: RoomCard): number => (a.id < b.id ? -1 : 1)
export const hottest = (a: RoomCard, b: RoomCard): number => Number(b.is_live) - Number(a.is_live) || b.heat - a.heat || byId(a, b)
const newest = (a: RoomCard, b: RoomCard): number =>
  (a.started_at ?? '') === (b.started_at ?? '') ? byId(a, b) : (a.started_at ?? '') < (b.started_at ?? '') ? 1 : -1
const fullest = (a: RoomCard, b: RoomCard): number => b.viewers - a.viewers || hottest(a, b)
export const liveListOrders = { heat: hottest, new: newest, viewers: fullest } as const
/** Live rooms first, by viewers; then the others, by heat. */
export const popular = (a: RoomCard, b: RoomCard): number => (a.is_live && b.is_live ? fullest(a, b) : hottest(a, b))
/** Order of followed rooms: live ones first, by viewers; then by their next broadcast. */
export const followedFirst = (a: RoomCard, b: RoomCard): number =>
  a.is_live && b.is_live ? fullest(a, b) : Number(b.is_live) - Number(a.is_live) || soonest(a, b) || hottest(a, b)
const soonest = (a: RoomCard, b: RoomCard): number => compare(a.next_at ?? '~', b.next_at ?? '~')

/** Hashes a text to 32 bits (FNV-1a with a finalizer), for a stable order per marker. */
function spread(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** Live rooms in a pseudorandom order by marker, followed by the others, by heat. */
export function mixed(cards: readonly RoomCard[], marker: string): RoomCard[] {
  const places = new Map(cards.map(({ id }) => [id, spread(`${marker} ${id}`)]))
  const place = ({ id }: RoomCard): number => places.get(id) ?? 0
  return [...cards].sort((a, b) => (a.is_live && b.is_live ? place(a) - place(b) || byId(a, b) : hottest(a, b)))
}

export interface IndexFilter {
  type: number
  game?: string
  marker?: string
}
/** Returns the rooms of one type; 0: all. */
export const ofType = (cards: readonly RoomCard[], { type, game }: IndexFilter): RoomCard[] =>
  cards.filter((card) => (type === 0 || card.category === type) && (game === undefined || card.game === game))

const groupSize = 8
/** Returns each category with live rooms, hottest first. */
export function groupsOf(sorted: readonly RoomCard[]): { category: number; live: number; list: RoomCard[] }[] {
  const groups = new Map<number, RoomCard[]>()
  for (const card of sorted) if (card.is_live) groups.set(card.category, [...(groups.get(card.category) ?? []), card])
  const heat = (list: readonly RoomCard[]): number => list.reduce((sum, card) => sum + card.heat, 0)
  return [...groups]
    .sort(([one, a], [other, b]) => heat(b) - heat(a) || one - other)
    .map(([category, list]) => ({ category, live: list.length, list: list.slice(0, groupSize) }))
}
