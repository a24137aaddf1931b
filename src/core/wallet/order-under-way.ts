// The recharge order that this device waits for: persisted across reloads, purged with its account.
import { currentAccount } from '../storage/account.ts'
import { db } from '../storage/db.ts'
import { privateSetting } from '../storage/private.ts'

const key = `${privateSetting}recharge`
interface StoredOrder {
  account: string
  order: string
}

export async function saveOrder(order: string | null): Promise<void> {
  await db.transaction('rw', db.setting, async () => {
    const account = await currentAccount()
    if (order && account) await db.setting.put({ key, value: { account, order } satisfies StoredOrder })
    else await db.setting.delete(key)
  })
}

/** The pending order of the current account. */
export async function findOrder(): Promise<string | undefined> {
  const stored = (await db.setting.get(key))?.value as StoredOrder | undefined
  return stored && stored.account === (await currentAccount()) ? stored.order : undefined
}
