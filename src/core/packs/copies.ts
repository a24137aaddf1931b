// Cached responses for offline reads, within a budget, oldest evicted first. The packs are the fallback.
import { limits } from '../../../contract/limits/limits.ts'
import { contractVersion } from '../../../contract/wire/version.ts'
import { keyText } from '../api/freshness.ts'
import { productNow } from '../clock/product-clock.ts'
import { currentAccount } from '../storage/account.ts'
import { type CopyRecord, db } from '../storage/db.ts'
import { withRoom } from './space.ts'

/** A cached read; `part` if it is known to be incomplete. */
export interface CachedAnswer {
  data: unknown
  savedAt: number
  part: boolean
}
/** Milliseconds after which unresponsive storage counts as missing: a blocked upgrade can hang forever. */
const patience = 3_000

/** Returns the newest cached response, from the copies or a pack; unreadable storage counts as empty. */
export async function findCached(queryKey: readonly unknown[]): Promise<CachedAnswer | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience))
  try {
    return await Promise.race([newest(queryKey), late])
  } catch (error) {
    console.warn('cached copies read failed', error)
    return undefined
  }
}

/** Cached detail pages of these matches, as stored for this account or for guests. */
async function findPages(ids: readonly string[], account: string): Promise<unknown[]> {
  const keys = ids.flatMap((id) => {
    const queryKey = ['GET api/hot_match/detail', { query: { id } }] as const
    return account ? [copyKey(queryKey, account), copyKey(queryKey, '')] : [copyKey(queryKey, '')]
  })
  return (await db.copy.bulkGet(keys)).map((copy) => copy?.data)
}

async function newest(queryKey: readonly unknown[]): Promise<CachedAnswer | undefined> {
  const cached = await readNewest(queryKey)
  const { unsettledOf, withNewerRows } = await import('./newer-rows.ts')
  const unsettled = unsettledOf(cached?.data, productNow())
  return cached && unsettled.length > 0
    ? { ...cached, data: withNewerRows(cached.data, await findPages(unsettled, await currentAccount())) }
    : cached
}

async function readNewest(queryKey: readonly unknown[]): Promise<CachedAnswer | undefined> {
  const { readFromPacks } = await import('./read-packs.ts')
  const account = await currentAccount()
  const copy = (await db.copy.get(copyKey(queryKey, account))) ?? (account ? await db.copy.get(copyKey(queryKey, '')) : undefined)
  const packed = await readFromPacks(queryKey)
  // A newer but partial pack does not replace a complete response.
  if (!copy || (packed && !packed.part && packed.savedAt > copy.savedAt)) return packed
  return { data: copy.data, savedAt: copy.savedAt, part: false }
}

/** Returns for each read, in order, whether a copy exists. Does not load the copies. */
export async function findCopied(queryKeys: readonly (readonly unknown[])[]): Promise<boolean[]> {
  const account = await currentAccount()
  const keysOf = (queryKey: readonly unknown[]): string[] => [copyKey(queryKey, account), copyKey(queryKey, '')]
  const found = new Set(await db.copy.where('key').anyOf(queryKeys.flatMap(keysOf)).primaryKeys())
  return queryKeys.map((queryKey) => keysOf(queryKey).some((key) => found.has(key)))
}

/** Key prefix of this contract's version: this build cannot read the copies of another. */
const ours = `v${contractVersion} `
/** An account's copies are found only by that account. */
const copyKey = (queryKey: readonly unknown[], account: string): string => `${ours}${account ? `${account} ` : ''}${keyText(queryKey)}`

/** Evicts the copy of content that the server has deleted, except for an article that the user has saved. */
export async function deleteCached(queryKey: readonly unknown[]): Promise<void> {
  await db.copy.bulkDelete([copyKey(queryKey, await currentAccount()), copyKey(queryKey, '')])
  const [key, params] = queryKey as [string, { query?: { id?: string } } | null]
  const id = params?.query?.id
  if (key === 'GET api/Portal_post/getList2' && id !== undefined) await db.packItem.delete(['news', `article ${id}`])
}

let hasSwept = false
/** Evicts copies of other contract versions. */
async function dropForeign(): Promise<void> {
  if (hasSwept) return
  const keys = await db.copy.toCollection().primaryKeys()
  await db.copy.bulkDelete(keys.filter((key) => !key.startsWith(ours)))
  hasSwept = true
}

/** Stores a response within the budget for the current account; `isStill` checks that it is the one that requested it. */
export async function saveCopy(
  queryKey: readonly unknown[],
  data: unknown,
  savedAt: number,
  isStill: () => boolean = () => true,
): Promise<void> {
  const bytes = JSON.stringify(data).length
  // One transaction, so that a logout comes before or after it and never in between.
  const save = (): Promise<void> =>
    db.transaction('rw', db.copy, db.setting, async () => {
      const owner = await currentAccount()
      if (!isStill()) return
      const record: CopyRecord = { key: copyKey(queryKey, owner), data, savedAt, bytes, owner }
      await db.copy.put(record)
    })
  await withRoom(save, { isCache: true })
  // Afterwards: a page that is about to close has time for the write alone.
  await dropForeign()
  await trim()
}

/** Reads sizes from the index alone, so that a trim never loads the copies themselves. */
async function trim(): Promise<void> {
  const sizes = (await db.copy.orderBy('[savedAt+bytes]').reverse().keys()) as unknown as [number, number][]
  let total = 0
  for (const [savedAt, bytes] of sizes) {
    total += bytes
    if (total <= limits.copyBudget) continue
    await db.copy.where('savedAt').belowOrEqual(savedAt).delete()
    return
  }
}
