// Refreshes packs, one at a time per device across all tabs; the old content stays until the new is complete.
import { ApiError, call } from '../api/api.ts'
import { setProductClock } from '../clock/product-clock.ts'
import { db } from '../storage/db.ts'
import { isOurs } from '../storage/is-ours.ts'
import { loadArticle } from './content/news.ts'
import { cachePictures } from './content/pictures.ts'
import { type PackName, type PackSource, packSource, packSources } from './packs.ts'
import { changePack, findPackItem, listPacks, packRecord, replacePack } from './store.ts'

export interface RefreshOptions {
  /** IANA zone of the user. */
  tz: string
  signal?: AbortSignal
  onProgress?: (part: number) => void
}

/** Progress at which the content is loaded and its pictures start. */
const beforePictures = 0.7

const alone = <T>(work: () => Promise<T>): Promise<T> =>
  (navigator.locks as LockManager | undefined) ? (navigator.locks.request('packs', work) as Promise<T>) : work()

/** @throws ApiError, NetworkError, or the storage error; the pack stays unchanged. */
export function refreshPack(name: PackName, options: RefreshOptions): Promise<void> {
  const source = packSource(name)
  return alone(() => (source ? load(source, options) : refreshArticles(options)))
}

async function load({ name, load: read }: PackSource, { tz, signal, onProgress = () => undefined }: RefreshOptions): Promise<void> {
  const packed = async (key: string): Promise<unknown> => (await findPackItem(name, key))?.data
  const { items, count } = await read({ tz, signal, findSaved: packed, progress: (part) => onProgress(part * beforePictures) })
  const savedAt = Date.now()
  const pictures = await cachePictures(
    items.flatMap((item) => item.pictures ?? []),
    signal,
  )
  const byPath = new Map(pictures.map((picture) => [picture.path, picture]))
  const records = items.map((item) =>
    packRecord(
      name,
      item,
      (item.pictures ?? []).flatMap((path) => byPath.get(path) ?? []),
      savedAt,
    ),
  )
  await replacePack(name, records, count, savedAt)
  onProgress(1)
}

/** Saves one article with its pictures until the user removes it. */
export async function saveArticle(id: string): Promise<void> {
  const item = await loadArticle(id)
  const record = packRecord('articles', item, await cachePictures(item.pictures ?? []), Date.now())
  await changePack('articles', [record], [])
}

export const dropArticle = (id: string): Promise<void> => changePack('articles', [], [`article ${id}`])

/** Reloads saved articles for corrections; an article deleted on the server stays as it was saved, as long as it is readable. */
async function refreshArticles({ signal, onProgress = () => undefined }: RefreshOptions): Promise<void> {
  const saved = await db.packItem.where('pack').equals('articles').toArray()
  for (const [index, packed] of saved.entries()) {
    const item = await loadArticle(packed.key.slice('article '.length), signal).catch((error: unknown) => {
      if (error instanceof ApiError && error.error === 'not-found') return null
      throw error
    })
    if (item) await changePack('articles', [packRecord('articles', item, await cachePictures(item.pictures ?? [], signal), Date.now())], [])
    else if (!isOurs(packed)) await changePack('articles', [], [packed.key])
    onProgress((index + 1) / saved.length)
  }
}

/** Time of the newest follow, in real milliseconds: an older schedule does not cover it. */
const followedAt = async (): Promise<number> => (await db.follow.orderBy('at').last())?.at ?? 0

/** Wanted packs that are stale or of another contract version, oldest first. Saved articles are due for the latter alone. */
export async function duePacks(now: number): Promise<PackName[]> {
  const known = new Map((await listPacks()).map((pack) => [pack.name, pack]))
  const newest = await followedAt()
  const articles = { name: 'articles', refreshAfter: Number.POSITIVE_INFINITY } satisfies Pick<PackSource, 'name' | 'refreshAfter'>
  return [...packSources(), articles]
    .map(({ name, refreshAfter }) => ({ name, refreshAfter, pack: known.get(name) }))
    .filter(
      ({ name, pack, refreshAfter }) =>
        pack?.wanted && (!isOurs(pack) || now - pack.savedAt > refreshAfter || (name === 'schedule' && newest > pack.savedAt)),
    )
    .sort((a, b) => (a.pack?.savedAt ?? 0) - (b.pack?.savedAt ?? 0))
    .map(({ name }) => name)
}

/** Refreshes what is due and returns the refreshed packs; a failure ends the round, and the next one continues. */
export async function refreshDue(options: RefreshOptions): Promise<PackName[]> {
  const due = await duePacks(Date.now())
  if (due.length === 0) return []
  // A worker that was just woken does not know the product clock.
  setProductClock((await call('GET api/Config/getConfig')).clock)
  for (const name of due) await refreshPack(name, options)
  return due
}

/** Marks packs as wanted by default, unless the user has decided about them. */
export async function wantPacks(names: readonly PackName[]): Promise<void> {
  await db.transaction('rw', db.pack, async () => {
    for (const name of names) if (!(await db.pack.get(name))) await db.pack.put({ name, wanted: true, savedAt: 0, bytes: 0, count: 0 })
  })
}
