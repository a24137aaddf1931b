// Scheme drafts, stored on this device, one per match. They belong to the signed-in account and are removed when it signs out.
import { type SchemeDraft, type StoredScheme, withScheme } from './scheme-draft.ts'

interface StoredSchemes {
  account: string
  list: StoredScheme[]
}

async function storage() {
  const [{ db }, { currentAccount }, { privateSetting }, { saveOwn }] = await Promise.all([
    import('../../../core/storage/db.ts'),
    import('../../../core/storage/account.ts'),
    import('../../../core/storage/private.ts'),
    import('../../../core/packs/space.ts'),
  ])
  const key = `${privateSetting}schemes`
  async function read(account: string): Promise<StoredScheme[]> {
    const stored = (await db.setting.get(key))?.value as StoredSchemes | undefined
    return stored?.account === account ? stored.list : []
  }
  return { db, key, currentAccount, read, saveOwn }
}

export async function findSchemeDraft(match: string): Promise<SchemeDraft | null> {
  const { currentAccount, read } = await storage()
  return (await read(await currentAccount())).find((one) => one.match === match)?.draft ?? null
}

export async function saveSchemeDraft(one: StoredScheme): Promise<void> {
  const { db, key, currentAccount, read, saveOwn } = await storage()
  // A transaction: two tabs that edit drafts of two matches must not overwrite each other.
  await saveOwn(() =>
    db.transaction('rw', db.setting, async () => {
      const account = await currentAccount()
      await db.setting.put({ key, value: { account, list: withScheme(await read(account), one) } satisfies StoredSchemes })
    }),
  )
}
