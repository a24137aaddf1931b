// State of the offline packs on this device and of running refreshes. Loaded on the first subscription.

import type { PackName } from '../../core/packs/packs.ts'
import type { PackRecord } from '../../core/storage/db.ts'
import { preferences, shownZone } from '../../core/store/preferences.ts'
import { createStore, type Store } from '../../core/store/store.ts'

/** Why a refresh failed: no network, no space, storage blocked by the browser, or a server error. */
export type PackTrouble = 'network' | 'full' | 'blocked' | 'failed'
export interface PackActivity {
  /** 0 to 1. */
  progress: number
}
export interface PackState {
  /** False until the device storage has been read. */
  loaded: boolean
  packs: ReadonlyMap<string, PackRecord>
  activity: ReadonlyMap<PackName, PackActivity>
  trouble: ReadonlyMap<PackName, PackTrouble>
  /** Packs that this build can load. */
  names: readonly PackName[]
  /** Bytes of responses cached while browsing; they share the budget. */
  copyBytes: number
  /** Ids of the articles that the user saved. */
  articles: ReadonlySet<string>
  /** Whether the browser granted persistent storage. */
  persisted: boolean
  blocked: boolean
}
const store = createStore<PackState>({
  loaded: false,
  packs: new Map(),
  activity: new Map(),
  trouble: new Map(),
  names: [],
  copyBytes: 0,
  articles: new Set(),
  persisted: false,
  blocked: false,
})
let isLoading = false

const show = (patch: Partial<PackState>): void => store.set({ ...store.get(), ...patch })

export const packStore: Store<PackState> = {
  ...store,
  subscribe(listener) {
    if (!isLoading) {
      isLoading = true
      load().catch(onBlocked)
    }
    return store.subscribe(listener)
  },
}

function onBlocked(error: unknown): void {
  console.warn('offline storage read failed', error)
  show({ loaded: true, blocked: true })
}

async function load(): Promise<void> {
  const [{ liveQuery }, { db }, { packSources }] = await Promise.all([
    import('dexie'),
    import('../../core/storage/db.ts'),
    import('../../core/packs/packs.ts'),
  ])
  // Throws if storage is blocked; the panel then shows it once instead of in every part.
  await db.pack.count()
  liveQuery(async () => ({
    packs: await db.pack.toArray(),
    saved: await db.packItem.where('pack').equals('articles').primaryKeys(),
    // Reads only the index, not the cached responses.
    copies: (await db.copy.orderBy('[savedAt+bytes]').keys()) as unknown as [number, number][],
  })).subscribe({
    next: ({ packs, saved, copies }) =>
      show({
        loaded: true,
        packs: new Map(packs.map((pack) => [pack.name, pack])),
        copyBytes: copies.reduce((sum, [, bytes]) => sum + bytes, 0),
        names: packSources().map(({ name }) => name),
        articles: new Set(saved.map(([, key]) => key.slice('article '.length))),
      }),
    error: onBlocked,
  })
  show({ persisted: (await navigator.storage?.persisted?.()) ?? false })
}

function withEntry<K, V>(map: ReadonlyMap<K, V>, key: K, value: V | null): ReadonlyMap<K, V> {
  const next = new Map(map)
  if (value === null) next.delete(key)
  else next.set(key, value)
  return next
}

async function troubleOf(error: unknown): Promise<PackTrouble> {
  const [{ NetworkError }, { storageTrouble }] = await Promise.all([import('../../core/api/api.ts'), import('../../core/packs/space.ts')])
  return error instanceof NetworkError ? 'network' : (storageTrouble(error) ?? 'failed')
}

/** Loads or refreshes a pack; on failure the stored content stays. */
export async function refreshPack(name: PackName): Promise<void> {
  if (store.get().activity.has(name)) return
  const progress = (part: number): void => show({ activity: withEntry(store.get().activity, name, { progress: part }) })
  progress(0)
  show({ trouble: withEntry(store.get().trouble, name, null) })
  try {
    const { refreshPack: refresh } = await import('../../core/packs/refresh.ts')
    await refresh(name, { tz: shownZone(preferences.get()), onProgress: progress })
    const { persistStorage } = await import('../../core/storage/persist.ts')
    show({ persisted: await persistStorage() })
  } catch (error) {
    console.warn(`pack refresh failed: ${name}`, error)
    show({ trouble: withEntry(store.get().trouble, name, await troubleOf(error)) })
  } finally {
    show({ activity: withEntry(store.get().activity, name, null) })
  }
}

/** Sequential: refreshing in parallel would only be slower. */
export async function refreshAll(): Promise<void> {
  for (const name of store.get().names) await refreshPack(name)
}

export async function deletePack(name: PackName): Promise<void> {
  const { emptyPack } = await import('../../core/packs/empty.ts')
  await emptyPack(name, false)
  show({ trouble: withEntry(store.get().trouble, name, null) })
}

/** Saves or removes one article. Returns the error, or null on success. */
export async function setArticleSaved(id: string, on: boolean): Promise<PackTrouble | null> {
  try {
    const { dropArticle, saveArticle } = await import('../../core/packs/refresh.ts')
    await (on ? saveArticle(id) : dropArticle(id))
    if (on) void (await import('../../core/storage/persist.ts')).persistStorage()
    return null
  } catch (error) {
    console.warn(`article save failed: ${id}`, error)
    return troubleOf(error)
  }
}
