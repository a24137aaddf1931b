// Named packs for use without a network: which there are, and how each gets what it holds. A feature brings a pack of
// its own by `registerPack`; those that the worker refreshes too stand in this list.
import { legalPack } from './legal.ts'
import { newsPack } from './news.ts'
import { resultsPack } from './results.ts'
import { schedulePack } from './schedule.ts'
import { searchPack } from './search.ts'
import { tablesPack } from './tables.ts'

/** One thing of a pack. `pictures` are paths of this host that belong to it. */
export interface PackItem {
  key: string
  data: unknown
  pictures?: readonly string[]
}
export interface PackLoad {
  /** IANA zone of the reader. */
  tz: string
  signal?: AbortSignal
  /** What the device holds of this pack already, so that what cannot have changed is not fetched again. */
  kept(key: string): Promise<unknown>
  /** Tells how far it is, 0 to 1. */
  progress(part: number): void
}
export interface PackSource {
  name: PackName
  /** Milliseconds after which it is refreshed by itself. */
  refreshAfter: number
  /** @throws ApiError, NetworkError: what was kept stays. */
  load(load: PackLoad): Promise<{ items: PackItem[]; count: number }>
}
/** `articles` is what the reader saved one by one: it is never loaded as a whole. */
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
