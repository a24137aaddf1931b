// Splits the categories into followed, recommended and other ones, without duplicates. Pure.
import type { VideoCategory } from '../../../../contract/video.ts'

/** Maximum recommended categories; with no more than these left over, none is recommended. */
const most = 4

type Named = Pick<VideoCategory, 'id'>
export interface CategorySections<Category> {
  mine: readonly Category[]
  recommended: readonly Category[]
  others: readonly Category[]
}

function without<Category extends Named>(list: readonly Category[], taken: readonly Named[]): Category[] {
  const ids = new Set(taken.map(({ id }) => id))
  return list.filter(({ id }) => !ids.has(id))
}

export function categorySections<Category extends Named>({
  all,
  mine,
  recommended,
}: Record<'all' | 'mine' | 'recommended', readonly Category[]>): CategorySections<Category> {
  const now = new Map(all.map((one) => [one.id, one]))
  const left = without(all, mine)
  const first = left.length > most ? without(recommended, mine).slice(0, most) : []
  // The rows of the full list have the current follow state.
  const asNow = (list: readonly Category[]): Category[] => list.map((one) => now.get(one.id) ?? one)
  return { mine: asNow(mine), recommended: asNow(first), others: without(left, first) }
}
