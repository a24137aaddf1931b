// Named packs for offline use, and how each loads its content. A feature adds its own by `registerPack`; those that the worker
// refreshes too are in this list.
import { legalPack } from './content/legal.ts'
import { newsPack } from './content/news.ts'
import { resultsPack } from './content/results.ts'
import { schedulePack } from './content/schedule.ts'
import { searchPack } from './content/search.ts'
import { tablesPack } from './content/tables.ts'

/** One item of a pack. `pictures` are paths of this host that belong to it. */
export interface PackItem {
  key: string
  data: unknown
  pictures?: readonly string[]
}
export interface PackLoad {
  /** IANA zone of the user. */
  tz: string
  signal?: AbortSignal
  /** Returns the item that the device already holds, so that unchanged content is not fetched again. */
  findSaved(key: string): Promise<unknown>
  /** Reports progress, 0 to 1. */
  progress(part: number): void
}
export interface PackSource {
  name: PackName
  /** Milliseconds after which it is refreshed automatically. */
  refreshAfter: number
  /** @throws ApiError, NetworkError; the cached content stays. */
  load(load: PackLoad): Promise<{ items: PackItem[]; count: number }>
}
/** `articles` holds the articles that the user saved one by one: it is never loaded as a whole. */
export const packNames = ['schedule', 'tables', 'results', 'news', 'articles', 'search', 'legal'] as const
export type PackName = (typeof packNames)[number]

const sources = new Map<PackName, PackSource>()

/** Adds a pack, or replaces the one of the same name. */
export function registerPack(source: PackSource): void {
  sources.set(source.name, source)
}
export const packSource = (name: PackName): PackSource | undefined => sources.get(name)
export const packSources = (): PackSource[] => [...sources.values()]

for (const source of [schedulePack, tablesPack, resultsPack, legalPack, newsPack, searchPack]) registerPack(source)
