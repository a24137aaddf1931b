// Packs on the device: written atomically, within the budget, oldest evicted first.
import { limits } from '../../../contract/limits/limits.ts'
import { contractVersion } from '../../../contract/wire/version.ts'
import { db, type PackItemRecord, type PackRecord } from '../storage/db.ts'
import { isOurs } from '../storage/is-ours.ts'
import type { StoredPicture } from './content/pictures.ts'
import { emptyPack, oldestFirst, sweepPictures } from './empty.ts'
import type { PackItem, PackName } from './packs.ts'
import { withRoom } from './space.ts'

export const listPacks = (): Promise<PackRecord[]> => db.pack.toArray()
export async function findPackItem(pack: PackName, key: string): Promise<PackItemRecord | undefined> {
  const record = await db.packItem.get([pack, key])
  return record && isOurs(record) ? record : undefined
}

const encoder = new TextEncoder()
export const bytesOf = (data: unknown): number => encoder.encode(JSON.stringify(data)).length

export const packRecord = (pack: PackName, { key, data }: PackItem, pictures: StoredPicture[], savedAt: number): PackItemRecord => ({
  pack,
  key,
  data,
  pictures,
  savedAt,
  bytes: bytesOf(data),
  contract: contractVersion,
})

/** Total bytes of records and their pictures, shared pictures counted once. */
export function sizeOf(records: readonly PackItemRecord[]): number {
  const pictures = new Map(records.flatMap((record) => record.pictures.map(({ path, bytes }) => [path, bytes] as const)))
  return [...pictures.values()].reduce((sum, bytes) => sum + bytes, 0) + records.reduce((sum, { bytes }) => sum + bytes, 0)
}

/** Replaces the content of a pack. */
export async function replacePack(name: PackName, records: PackItemRecord[], count: number, savedAt: number): Promise<void> {
  await withRoom(() =>
    db.transaction('rw', db.pack, db.packItem, async () => {
      await db.packItem.where('pack').equals(name).delete()
      await db.packItem.bulkPut(records)
      await db.pack.put({ name, wanted: true, savedAt, bytes: sizeOf(records), count, contract: contractVersion })
    }),
  )
  await enforceBudget()
}

/** Adds and removes items of a pack, and updates its totals. */
export async function changePack(name: PackName, upserts: readonly PackItemRecord[], drop: readonly string[]): Promise<void> {
  await withRoom(() =>
    db.transaction('rw', db.pack, db.packItem, async () => {
      await db.packItem.bulkDelete(drop.map((key) => [name, key] as [string, string]))
      await db.packItem.bulkPut([...upserts])
      const all = await db.packItem.where('pack').equals(name).toArray()
      const savedAt = Math.max(0, ...all.map((record) => record.savedAt))
      const contract = all.every(isOurs) ? contractVersion : 0
      await db.pack.put({ name, wanted: all.length > 0, savedAt, bytes: sizeOf(all), count: all.length, contract })
    }),
  )
  await enforceBudget()
}

/** Packs to evict so that the rest fits. Pure. */
export function overBudget(packs: readonly PackRecord[], budget: number): PackRecord[] {
  let total = packs.reduce((sum, { bytes }) => sum + bytes, 0)
  const gone: PackRecord[] = []
  for (const pack of oldestFirst(packs)) {
    if (total <= budget) break
    total -= pack.bytes
    gone.push(pack)
  }
  return gone
}

async function enforceBudget(): Promise<void> {
  for (const { name, wanted } of overBudget(await listPacks(), limits.offlineBudget - limits.copyBudget)) await emptyPack(name, wanted)
  await sweepPictures()
}
