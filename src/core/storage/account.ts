// Whose device this is at the moment: the account that is logged in, known to pages and worker alike. Empty: nobody.
// What is written or read meanwhile is bound to it. R-OUTBOX-2.
import { db } from './db.ts'

const key = 'account'

export async function currentAccount(): Promise<string> {
  const value = (await db.setting.get(key))?.value
  return typeof value === 'string' ? value : ''
}

/** Called at login with the account's id, at logout by `purgePrivate`. */
export async function setCurrentAccount(id: string): Promise<void> {
  if (id) await db.setting.put({ key, value: id })
  else await db.setting.delete(key)
}
