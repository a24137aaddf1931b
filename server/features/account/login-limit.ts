// How often passwords may be tried. Wrong ones of strangers never keep the owner out: they are counted by account and network,
// networks from which nobody has signed in to the account are counted together and pay with a puzzle that grows, and codes, which bear five
// tries of their own, are counted by address alone. Safety R11, R14; decision 38.
import { and, desc, eq, or } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type Counted, countAttempts, noteAttempt, peekAttempt, takeAttempt } from '../../core/attempt/store.ts'
import { fail } from '../../core/http/fail.ts'
import { networkOf, rateAddress } from '../../core/http/rate-limit.ts'
import { account, session } from './table.ts'

const perNetwork = [{ seconds: 600, most: 10 }]
const perAddress = [{ seconds: 600, most: 30 }]
/** Of an account, from all networks that it does not know, without a puzzle. */
const unknownFree = [{ seconds: 600, most: 10 }]
const hour = 3_600_000
/** Bits of the puzzle, by the tries of the last hour: a second of a phone for the first hundred, twice as much for each time as many. */
const puzzleBits = (tries: number): number => (tries < 100 ? 18 : Math.min(24, 19 + Math.floor(Math.log2(tries / 100))))
/** Logins of an account that are looked through. */
const loginsRead = 200

export interface LoginLimitDeps {
  db: NodePgDatabase
  codes: { takeProof(ip: string, proof: string | undefined, bits: number): boolean }
  now: () => number
}
export interface LoginAttempt {
  ip: string
  proof?: string
}

/** Whether somebody has signed in to the account of this number from the network of `ip`. */
export async function isKnownNetwork(db: NodePgDatabase, mobile: string, ip: string): Promise<boolean> {
  const rows = await db
    .select({ address: session.address })
    .from(session)
    .innerJoin(account, eq(account.id, session.account_id))
    .where(and(or(eq(account.mobile, mobile), eq(account.email, mobile))))
    .orderBy(desc(session.created_at))
    .limit(loginsRead)
  const network = networkOf(ip)
  return rows.some(({ address }) => networkOf(address) === network)
}

const addressOf = (ip: string): Counted => ({ kind: 'login-address', subject: rateAddress(ip), windows: perAddress })

async function take({ db, now }: LoginLimitDeps, counted: Counted[]): Promise<void> {
  const wait = await takeAttempt(db, counted, now())
  if (wait > 0) throw fail('too-many', { retryAfter: wait })
}

/** Counts a way in that is proven by a code. */
export const countCode = (deps: LoginLimitDeps, { ip }: LoginAttempt): Promise<void> => take(deps, [addressOf(ip)])

/** Counts a try at the password of the account of `mobile`. */
export async function countPassword(deps: LoginLimitDeps, { ip, proof }: LoginAttempt, mobile: string): Promise<void> {
  const { db, codes, now } = deps
  const here: Counted[] = [{ kind: 'login', subject: `${mobile} ${networkOf(ip)}`, windows: perNetwork }, addressOf(ip)]
  if (await isKnownNetwork(db, mobile, ip)) {
    await take(deps, here)
    return
  }
  const unknown = { kind: 'login-unknown', subject: mobile }
  // Looked at first: whoever is refused anyway solves no puzzle for it.
  const wait = await peekAttempt(db, here, now())
  if (wait > 0) throw fail('too-many', { retryAfter: wait })
  const needsPuzzle = (await takeAttempt(db, [...here, { ...unknown, windows: unknownFree }], now())) > 0
  if (!needsPuzzle) return
  // However many strangers try, who solves the puzzle is never refused for it: else they would keep out the owner who is not at home.
  const tries = await countAttempts(db, unknown.kind, unknown.subject, now() - hour)
  if (!codes.takeProof(ip, proof, puzzleBits(tries))) throw fail('proof-needed')
  await take(deps, here)
  await noteAttempt(db, unknown.kind, unknown.subject, now())
}
