// The lists of rooms, made of their cards: pure.

import { roomLimits } from '../../../contract/limits/room-limits.ts'
import type { RoomCard } from '../../../contract/room/room-card.ts'
import { compare } from '../../../rules/text/compare.ts'

export interface Page {
  limit: number
  offset: number
}
/** A page as queries (words) and bodies (numbers) name it. */
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
export const orders = { heat: hottest, new: newest, viewers: fullest } as const
/** As their cards show it: of what is on the air the fullest before the others; then those that are not, the hottest first. */
export const popular = (a: RoomCard, b: RoomCard): number => (a.is_live && b.is_live ? fullest(a, b) : hottest(a, b))
/** Whom one follows: on the air, the fullest before the others; then by when they are next. */
export const followedFirst = (a: RoomCard, b: RoomCard): number =>
  a.is_live && b.is_live ? fullest(a, b) : Number(b.is_live) - Number(a.is_live) || soonest(a, b) || hottest(a, b)
const soonest = (a: RoomCard, b: RoomCard): number => compare(a.next_at ?? '~', b.next_at ?? '~')

/** 32 bits of a text, spread (FNV-1a and a finish): the order of a marker is its own and always the same. */
function spread(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** Live rooms in an order of the marker's own; those that are not live stay behind them, the hottest first. */
export function mixed(cards: readonly RoomCard[], marker: string): RoomCard[] {
  const places = new Map(cards.map(({ id }) => [id, spread(`${marker} ${id}`)]))
  const place = ({ id }: RoomCard): number => places.get(id) ?? 0
  return [...cards].sort((a, b) => (a.is_live && b.is_live ? place(a) - place(b) || byId(a, b) : hottest(a, b)))
}

export interface IndexWish {
  type: number
  game?: string
  marker?: string
}
/** The rooms of one type: 0 is all of them. */
export const ofType = (cards: readonly RoomCard[], { type, game }: IndexWish): RoomCard[] =>
  cards.filter((card) => (type === 0 || card.category === type) && (game === undefined || card.game === game))

const groupSize = 8
/** Each category that has live rooms, the one with most heat first. */
export function groupsOf(sorted: readonly RoomCard[]): { category: number; live: number; list: RoomCard[] }[] {
  const groups = new Map<number, RoomCard[]>()
  for (const card of sorted) if (card.is_live) groups.set(card.category, [...(groups.get(card.category) ?? []), card])
  const heat = (list: readonly RoomCard[]): number => list.reduce((sum, card) => sum + card.heat, 0)
  return [...groups]
    .sort(([one, a], [other, b]) => heat(b) - heat(a) || one - other)
    .map(([category, list]) => ({ category, live: list.length, list: list.slice(0, groupSize) }))
}
