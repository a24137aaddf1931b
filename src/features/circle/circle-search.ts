// Search parameters of the community pages. Invalid ones are dropped.
import type { HotRange } from '../../../contract/circle.ts'
import { readId } from '../../core/read-address.ts'

export const circleTabs = ['hot', 'new', 'followed'] as const
export type CircleTab = (typeof circleTabs)[number]
const ranges: readonly HotRange[] = ['day', 'week', 'month']

export interface CircleSearch {
  tab?: CircleTab
  range?: HotRange
}
export interface CircleDetailSearch {
  id?: string
  post?: string
  tab?: CircleTab
}
export interface NewPostSearch {
  circle?: string
  /** The post to edit. */
  post?: string
  match?: string
}
function idsIn<K extends string>(search: Record<string, unknown>, names: readonly K[]): Partial<Record<K, string>> {
  const found: Partial<Record<K, string>> = {}
  for (const name of names) {
    const id = readId(search[name])
    if (id) found[name] = id
  }
  return found
}
const tabIn = (search: Record<string, unknown>): { tab?: CircleTab } => {
  const tab = circleTabs.find((known) => known === search.tab)
  return tab ? { tab } : {}
}

export function readCircleSearch(search: Record<string, unknown>): CircleSearch {
  const range = ranges.find((known) => known === search.range)
  return { ...tabIn(search), ...(range && { range }) }
}
export const readCircleDetailSearch = (search: Record<string, unknown>): CircleDetailSearch => ({
  ...idsIn(search, ['id', 'post']),
  ...tabIn(search),
})
export const readNewPostSearch = (search: Record<string, unknown>): NewPostSearch => idsIn(search, ['circle', 'post', 'match'])
