// The rooms of a list after its first page, as far as the user has loaded them. All pages are fetched together, so that a room that moves
// between pages is not missed.
import type { RoomCard } from '../../../../contract/room/room-card.ts'
import { agesWith } from '../../../core/api/paged-query.ts'
import type { AnchorSearch } from '../anchor-search.ts'
import { anchorListQuery } from '../room-queries.ts'

/** Identifies a list, regardless of its order. */
export const listOf = ({ type = 0, id = '', r = '' }: AnchorSearch): string => `${type} ${id} ${r}`

/** Query options for pages 2 to `pages`. */
export function beyondQuery(search: AnchorSearch, pages: number) {
  const reads = Array.from({ length: pages - 1 }, (_, index) => anchorListQuery(search, index + 2))
  const queryKey = ['rooms beyond', listOf(search), pages] as const
  return {
    queryKey,
    async queryFn(context: Parameters<(typeof reads)[number]['queryFn']>[0]): Promise<readonly RoomCard[]> {
      const results = await Promise.all(reads.map(({ queryFn }) => queryFn(context)))
      for (const [index, read] of reads.entries()) agesWith(queryKey, read.queryKey, index === 0)
      return results.flatMap(({ list }) => list)
    },
  }
}

/** Deduplicates rooms: one that has moved to another page stays at its first position. */
export function joined(first: readonly RoomCard[], beyond: readonly RoomCard[]): RoomCard[] {
  const known = new Set<string>()
  return [...first, ...beyond].filter(({ id }) => !known.has(id) && known.add(id))
}
