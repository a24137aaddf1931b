// What is kept on this device for use without a network, and what is being refreshed now. Read once somebody looks.

import type { PackName } from '../../core/packs/packs.ts'
import { preferences, shownZone } from '../../core/preferences.ts'
import type { PackRecord } from '../../core/storage/db.ts'
import { createStore, type Store } from '../../core/store.ts'

/** Why a refresh did not happen: no network, no room, storage blocked by the browser, or the server failed. */
export type PackTrouble = 'network' | 'full' | 'blocked' | 'failed'
export interface PackActivity {
  /** 0 to 1. */
  progress: number
}
export interface PackState {
  /** False until the device was asked. */
  loaded: boolean
  packs: ReadonlyMap<string, PackRecord>
  activity: ReadonlyMap<PackName, PackActivity>
  trouble: ReadonlyMap<PackName, PackTrouble>
  /** Packs that this build can load. */
  names: readonly PackName[]
  /** Bytes of answers that were saved in passing: they share the budget. */
  copyBytes: number
  /** Ids of the articles that the reader saved. */
  articles: ReadonlySet<string>
  /** The browser promises to keep storage. */
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
  console.warn('what is kept for offline use cannot be read', error)
  show({ loaded: true, blocked: true })
}

async function load(): Promise<void> {
  const [{ liveQuery }, { db }, { packSources }] = await Promise.all([
    import('dexie'),
    import('../../core/storage/db.ts'),
    import('../../core/packs/packs.ts'),
  ])
  // Storage that is blocked says so here, and nowhere else on this screen.
  await db.pack.count()
  liveQuery(async () => ({
    packs: await db.pack.toArray(),
    saved: await db.packItem.where('pack').equals('articles').primaryKeys(),
    // From the index alone: the answers themselves are not read.
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

/** Keeps a pack, or reads it anew; what was kept stays when it fails. */
export async function refreshPack(name: PackName): Promise<void> {
  if (store.get().activity.has(name)) return
  const progress = (part: number): void => show({ activity: withEntry(store.get().activity, name, { progress: part }) })
  progress(0)
  show({ trouble: withEntry(store.get().trouble, name, null) })
  try {
    const { refreshPack: refresh } = await import('../../core/packs/refresh.ts')
    await refresh(name, { tz: shownZone(preferences.get()), onProgress: progress })
    const { keepStorage } = await import('../../core/storage/persist.ts')
    show({ persisted: await keepStorage() })
  } catch (error) {
    console.warn(`the pack ${name} was not refreshed`, error)
    show({ trouble: withEntry(store.get().trouble, name, await troubleOf(error)) })
  } finally {
    show({ activity: withEntry(store.get().activity, name, null) })
  }
}

/** One after the other: together they would only be slower. */
export async function refreshAll(): Promise<void> {
  for (const name of store.get().names) await refreshPack(name)
}

export async function deletePack(name: PackName): Promise<void> {
  const { emptyPack } = await import('../../core/packs/empty.ts')
  await emptyPack(name, false)
  show({ trouble: withEntry(store.get().trouble, name, null) })
}

/** Keeps one article, or lets go of it. Answers what went wrong. */
export async function setArticleSaved(id: string, on: boolean): Promise<PackTrouble | null> {
  try {
    const { dropArticle, saveArticle } = await import('../../core/packs/refresh.ts')
    await (on ? saveArticle(id) : dropArticle(id))
    if (on) void (await import('../../core/storage/persist.ts')).keepStorage()
    return null
  } catch (error) {
    console.warn(`the article ${id} was not kept`, error)
    return troubleOf(error)
  }
}
