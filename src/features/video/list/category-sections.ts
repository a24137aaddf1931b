// Which categories stand on their page: mine, some that are recommended, the others; each once. Pure.
import type { VideoCategory } from '../../../../contract/video.ts'

/** Recommended ones that are shown; of no more than these none is worth naming first. */
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
  // The row of the whole list says what is followed now.
  const asNow = (list: readonly Category[]): Category[] => list.map((one) => now.get(one.id) ?? one)
  return { mine: asNow(mine), recommended: asNow(first), others: without(left, first) }
}
