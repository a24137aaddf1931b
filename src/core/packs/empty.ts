// Empties packs, on the user's request or to free storage.
import { db, type PackRecord } from '../storage/db.ts'
import { evictPictures } from './content/pictures.ts'
import type { PackName } from './packs.ts'

/** Empties a pack. One that is no longer wanted is not refreshed automatically. */
export async function emptyPack(name: string, wanted: boolean): Promise<void> {
  await db.transaction('rw', db.pack, db.packItem, async () => {
    await db.packItem.where('pack').equals(name).delete()
    await db.pack.put({ name, wanted, savedAt: 0, bytes: 0, count: 0 })
  })
  await sweepPictures()
}

/** Empties the least recently refreshed pack; articles that the user saved go last. Returns false if all are empty. */
export async function dropOldestPack(): Promise<boolean> {
  const [oldest] = oldestFirst(await db.pack.toArray())
  if (!oldest) return false
  await emptyPack(oldest.name, oldest.wanted)
  return true
}

const chosen = ({ name }: PackRecord): number => (name === ('articles' satisfies PackName) ? 1 : 0)
export const oldestFirst = (packs: readonly PackRecord[]): PackRecord[] =>
  packs.filter(({ bytes }) => bytes > 0).sort((a, b) => chosen(a) - chosen(b) || a.savedAt - b.savedAt)

/** Deletes the pictures that no pack uses any more. */
export async function sweepPictures(): Promise<void> {
  const used = new Set<string>()
  await db.packItem.each(({ pictures }) => {
    for (const { path } of pictures) used.add(path)
  })
  await evictPictures(used)
}
