// The money calls of this device whose answer has not arrived, written down before they are sent: a page that closes, a
// reload or a lost reply forgets no key. Private, bound to the account. R-KEY-4.
import { currentAccount } from '../storage/account.ts'
import { db, type MoneyCallRecord } from '../storage/db.ts'

/** Query and body of a call. */
export interface MoneyContent {
  query?: unknown
  body?: unknown
}
/** Real milliseconds after which a call that the server knows nothing of is not under way any more: it waits 20 s for an answer. */
const settledAfter = 60_000
/** Real milliseconds that the server keeps an answer: 30 days. */
const keptFor = 30 * 86_400_000

/** What differs between two tries of one intention: proof of the payment password, and who is to hear. */
const passing = new Set(['pay_ticket', 'device_id'])
const meant = (content: MoneyContent): string => JSON.stringify(content, (name, value: unknown) => (passing.has(name) ? undefined : value))

/** Those that this page waits for at the moment; where the browser has locks, other pages are told by them. */
const flying = new Set<string>()
const lockOf = (key: string): string => `money:${key}`

/** Marks a key as under way while `work` runs. */
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
  /** To send it with: that of the same act, if what became of it is not known. */
  key: string
  /** The act may have been done. */
  isAgain: boolean
  /** It was tried before, and the server knew of nothing. */
  wasMissed: boolean
}

/** Writes a call down before it is sent. */
export async function enterCall(path: string, content: MoneyContent, key: string): Promise<Entry> {
  const owner = await currentAccount()
  const fresh: Entry = { key, isAgain: false, wasMissed: false }
  if (!owner) return fresh
  const params = meant(content)
  for (const known of await db.moneyCall.where('owner').equals(owner).toArray()) {
    if (known.path !== path || known.params !== params || (await isFlying(known.key))) continue
    // It is under way again from now on.
    await db.moneyCall.update(known.key, { state: 'sent', at: Date.now() })
    return { key: known.key, isAgain: known.state === 'sent', wasMissed: known.state === 'missed' }
  }
  await db.moneyCall.put({ key, owner, path, params, at: Date.now(), state: 'sent' })
  return fresh
}

/** The answer is there. */
export const closeCall = (key: string): Promise<void> => db.moneyCall.delete(key)

/** The server was asked and knows of nothing; the key stays for a while, for a request that is still on its way. */
export const missCall = async (key: string): Promise<void> => void (await db.moneyCall.update(key, { state: 'missed' }))

/** Calls of this account that nobody waits for and whose end is not known. What is too old to be asked about is let go. */
export async function openCalls(): Promise<MoneyCallRecord[]> {
  const owner = await currentAccount()
  if (!owner) return []
  const open: MoneyCallRecord[] = []
  for (const record of await db.moneyCall.where('owner').equals(owner).toArray()) {
    const age = Date.now() - record.at
    if (await isFlying(record.key)) continue
    if (age > keptFor || (record.state === 'missed' && age > settledAfter)) await closeCall(record.key)
    else if (record.state === 'sent') open.push(record)
  }
  return open
}
