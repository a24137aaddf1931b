// Saved answers for reading without a network: a cache with a budget, oldest out first. Behind it stand the packs.
import { limits } from '../../../contract/limits/limits.ts'
import { contractVersion } from '../../../contract/wire/version.ts'
import { keyText } from '../api/freshness.ts'
import { productNow } from '../clock/product-clock.ts'
import { currentAccount } from '../storage/account.ts'
import { type CopyRecord, db } from '../storage/db.ts'
import { withRoom } from './space.ts'

/** What is kept of a read: `part` when it is known to be only some of it. */
export interface Kept {
  data: unknown
  savedAt: number
  part: boolean
}
/** Milliseconds after which storage that does not answer counts as none: a blocked upgrade can hang for ever. */
const patience = 3_000

/** The newest kept answer, from the saved ones or from a pack; storage that cannot be read counts as none. */
export async function findKept(queryKey: readonly unknown[]): Promise<Kept | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience))
  try {
    return await Promise.race([newest(queryKey), late])
  } catch (error) {
    console.warn('saved copies cannot be read', error)
    return undefined
  }
}

/** The pages of these matches, as they were saved for whoever is here. */
async function findPages(ids: readonly string[], account: string): Promise<unknown[]> {
  const keys = ids.flatMap((id) => {
    const queryKey = ['GET api/hot_match/detail', { query: { id } }] as const
    return account ? [copyKey(queryKey, account), copyKey(queryKey, '')] : [copyKey(queryKey, '')]
  })
  return (await db.copy.bulkGet(keys)).map((copy) => copy?.data)
}

async function newest(queryKey: readonly unknown[]): Promise<Kept | undefined> {
  const kept = await newestAnswer(queryKey)
  const { unsettledOf, withNewerRows } = await import('./newer-rows.ts')
  const unsettled = unsettledOf(kept?.data, productNow())
  return kept && unsettled.length > 0
    ? { ...kept, data: withNewerRows(kept.data, await findPages(unsettled, await currentAccount())) }
    : kept
}

async function newestAnswer(queryKey: readonly unknown[]): Promise<Kept | undefined> {
  const { answerFromPacks } = await import('./answer.ts')
  const account = await currentAccount()
  const copy = (await db.copy.get(copyKey(queryKey, account))) ?? (account ? await db.copy.get(copyKey(queryKey, '')) : undefined)
  const packed = await answerFromPacks(queryKey)
  // A pack that is newer but holds less is no better than a whole answer.
  if (!copy || (packed && !packed.part && packed.savedAt > copy.savedAt)) return packed
  return { data: copy.data, savedAt: copy.savedAt, part: false }
}

/** Which of these reads have a saved answer, in their order. The answers themselves are not read. */
export async function findCopied(queryKeys: readonly (readonly unknown[])[]): Promise<boolean[]> {
  const account = await currentAccount()
  const keysOf = (queryKey: readonly unknown[]): string[] => [copyKey(queryKey, account), copyKey(queryKey, '')]
  const found = new Set(await db.copy.where('key').anyOf(queryKeys.flatMap(keysOf)).primaryKeys())
  return queryKeys.map((queryKey) => keysOf(queryKey).some((key) => found.has(key)))
}

/** Copies of another contract are never found: this build could not read them. */
const ours = `v${contractVersion} `
/** What was read for an account is found by that account alone. */
const copyKey = (queryKey: readonly unknown[], account: string): string => `${ours}${account ? `${account} ` : ''}${keyText(queryKey)}`

/** The server says that there is no such thing any more: nor is there here, but for an article that the reader chose to keep. */
export async function forgetKept(queryKey: readonly unknown[]): Promise<void> {
  await db.copy.bulkDelete([copyKey(queryKey, await currentAccount()), copyKey(queryKey, '')])
  const [key, params] = queryKey as [string, { query?: { id?: string } } | null]
  const id = params?.query?.id
  if (key === 'GET api/Portal_post/getList2' && id !== undefined) await db.packItem.delete(['news', `article ${id}`])
}

let hasSwept = false
/** Copies of another contract only take room. */
async function dropForeign(): Promise<void> {
  if (hasSwept) return
  const keys = await db.copy.toCollection().primaryKeys()
  await db.copy.bulkDelete(keys.filter((key) => !key.startsWith(ours)))
  hasSwept = true
}

/** Saves an answer within the budget, for the account that is here; `isStill` says that it is who asked. */
export async function saveCopy(
  queryKey: readonly unknown[],
  data: unknown,
  savedAt: number,
  isStill: () => boolean = () => true,
): Promise<void> {
  const bytes = JSON.stringify(data).length
  // One transaction, so that a logout comes before it or after it and never between.
  const save = (): Promise<void> =>
    db.transaction('rw', db.copy, db.setting, async () => {
      const owner = await currentAccount()
      if (!isStill()) return
      const record: CopyRecord = { key: copyKey(queryKey, owner), data, savedAt, bytes, owner }
      await db.copy.put(record)
    })
  await withRoom(save, { isCache: true })
  // After it: a page that is left at once has no time for more than the write.
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
