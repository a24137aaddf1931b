// Journal of payments without a response on this device, written before they are sent: a closed page, a reload or a lost
// response loses no key. Private, bound to the account. R-KEY-4.
import { currentAccount } from '../storage/account.ts'
import { db, type MoneyCallRecord } from '../storage/db.ts'

/** Query and body of a call. */
export interface MoneyContent {
  query?: unknown
  body?: unknown
}
/** Real milliseconds after which a call unknown to the server is no longer in flight: its timeout is 20 s. */
const settledAfter = 60_000
/** Real milliseconds for which the server stores a response: 30 days. */
const retention = 30 * 86_400_000

/** Fields that differ between two attempts of one intention: proof of the payment password, and the receiving device. */
const passing = new Set(['pay_ticket', 'device_id'])
const meant = (content: MoneyContent): string => JSON.stringify(content, (name, value: unknown) => (passing.has(name) ? undefined : value))

/** Keys that this page is waiting for; other pages learn of them through Web Locks where available. */
const flying = new Set<string>()
const lockOf = (key: string): string => `money:${key}`

/** Marks a key as in flight while `work` runs. */
export async function whileFlying<T>(key: string, work: () => Promise<T>): Promise<T> {
  flying.add(key)
  try {
    const locks = globalThis.navigator?.locks
    return await (locks ? (locks.request(lockOf(key), work) as Promise<T>) : work())
  } finally {
    flying.delete(key)
  }
}

async function isFlying(key: string): Promise<boolean> {
  if (flying.has(key)) return true
  const locks = globalThis.navigator?.locks
  return locks ? (locks.request(lockOf(key), { ifAvailable: true }, (lock) => lock === null) as Promise<boolean>) : false
}

export interface Entry {
  /** Key to send: that of an earlier attempt at the same payment if its result is unknown. */
  key: string
  /** The payment may have been made. */
  isAgain: boolean
  /** An earlier attempt was unknown to the server. */
  wasMissed: boolean
}

/** Records a call before it is sent. */
export async function enterCall(path: string, content: MoneyContent, key: string): Promise<Entry> {
  const owner = await currentAccount()
  const fresh: Entry = { key, isAgain: false, wasMissed: false }
  if (!owner) return fresh
  const params = meant(content)
  for (const known of await db.moneyCall.where('owner').equals(owner).toArray()) {
    if (known.path !== path || known.params !== params || (await isFlying(known.key))) continue
    // The call is in flight again from now on.
    await db.moneyCall.update(known.key, { state: 'sent', at: Date.now() })
    return { key: known.key, isAgain: known.state === 'sent', wasMissed: known.state === 'missed' }
  }
  await db.moneyCall.put({ key, owner, path, params, at: Date.now(), state: 'sent' })
  return fresh
}

/** Deletes the entry once the response has arrived. */
export const closeCall = (key: string): Promise<void> => db.moneyCall.delete(key)

/** Marks a call as unknown to the server; its key stays for a while, for a request that may still be in flight. */
export const missCall = async (key: string): Promise<void> => void (await db.moneyCall.update(key, { state: 'missed' }))

/** Lists this account's calls with an unknown result that no page awaits. Deletes those too old to be looked up. */
export async function openCalls(): Promise<MoneyCallRecord[]> {
  const owner = await currentAccount()
  if (!owner) return []
  const open: MoneyCallRecord[] = []
  for (const record of await db.moneyCall.where('owner').equals(owner).toArray()) {
    const age = Date.now() - record.at
    if (await isFlying(record.key)) continue
    if (age > retention || (record.state === 'missed' && age > settledAfter)) await closeCall(record.key)
    else if (record.state === 'sent') open.push(record)
  }
  return open
}
