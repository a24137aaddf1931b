// The rooms of a list behind its first page, as far as their reader has asked for them: read together, so that one that changes
// its place meanwhile is not between two readings.
import type { RoomCard } from '../../../../contract/room/room-card.ts'
import { agesWith } from '../../../core/api/paged-query.ts'
import type { AnchorSearch } from '../anchor-search.ts'
import { anchorListQuery } from '../room-queries.ts'

/** What a list is of, whatever its order. */
export const listOf = ({ type = 0, id = '', r = '' }: AnchorSearch): string => `${type} ${id} ${r}`

/** Options of a query for the second page up to `pages`. */
export function beyondQuery(search: AnchorSearch, pages: number) {
  const reads = Array.from({ length: pages - 1 }, (_, index) => anchorListQuery(search, index + 2))
  const queryKey = ['rooms beyond', listOf(search), pages] as const
  return {
    queryKey,
    async queryFn(context: Parameters<(typeof reads)[number]['queryFn']>[0]): Promise<readonly RoomCard[]> {
      const answers = await Promise.all(reads.map(({ queryFn }) => queryFn(context)))
      for (const [index, read] of reads.entries()) agesWith(queryKey, read.queryKey, index === 0)
      return answers.flatMap(({ list }) => list)
    },
  }
}

/** Each room once: one that has changed its page stands where it was read first. */
export function joined(first: readonly RoomCard[], beyond: readonly RoomCard[]): RoomCard[] {
  const known = new Set<string>()
  return [...first, ...beyond].filter(({ id }) => !known.has(id) && known.add(id))
}
