// The account signed in on this device, for pages and worker alike; empty if none.
// Reads and writes meanwhile belong to it. R-OUTBOX-2.
import { db } from './db.ts'

const key = 'account'

export async function currentAccount(): Promise<string> {
  const value = (await db.setting.get(key))?.value
  return typeof value === 'string' ? value : ''
}

/** Called with the account's id at login, and by `purgePrivate` at logout. */
export async function setCurrentAccount(id: string): Promise<void> {
  if (id) await db.setting.put({ key, value: id })
  else await db.setting.delete(key)
}
