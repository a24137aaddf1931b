// Limits of password attempts. Failures of strangers never lock the owner out: attempts are counted by account and network, networks
// unknown to the account are counted together and require a growing puzzle, and codes, which allow five tries each, are counted by
// address only. Safety R11, R14; decision 38.
import { and, desc, eq, or } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type Counted, countAttempts, countedByAddress, noteAttempt, peekAttempt, takeAttempt } from '../../core/attempt/store.ts'
import { fail } from '../../core/http/fail.ts'
import { networkOf } from '../../core/http/rate-limit.ts'
import { account, session } from './table.ts'

const perNetwork = [{ seconds: 600, most: 10 }]
const perAddress = [{ seconds: 600, most: 30 }]
/** Of an account, from all unknown networks together, without a puzzle. */
const unknownFree = [{ seconds: 600, most: 10 }]
const hour = 3_600_000
/** Bits of the puzzle by attempts in the last hour: a second on a phone up to a hundred, one bit more per doubling. */
const puzzleBits = (attempts: number): number => (attempts < 100 ? 18 : Math.min(24, 19 + Math.floor(Math.log2(attempts / 100))))
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

const byAddress = (ip: string): Counted[] => countedByAddress('login-address', ip, perAddress)

async function take({ db, now }: LoginLimitDeps, counted: Counted[]): Promise<void> {
  const wait = await takeAttempt(db, counted, now())
  if (wait > 0) throw fail('too-many', { retryAfter: wait })
}

/** Counts a way in that is proven by a code. */
export const countCode = (deps: LoginLimitDeps, { ip }: LoginAttempt): Promise<void> => take(deps, byAddress(ip))

/** Counts a try at the password of the account of `mobile`. */
export async function countPassword(deps: LoginLimitDeps, { ip, proof }: LoginAttempt, mobile: string): Promise<void> {
  const { db, codes, now } = deps
  const here: Counted[] = [{ kind: 'login', subject: `${mobile} ${networkOf(ip)}`, windows: perNetwork }, ...byAddress(ip)]
  if (await isKnownNetwork(db, mobile, ip)) {
    await take(deps, here)
    return
  }
  const unknown = { kind: 'login-unknown', subject: mobile }
  // Checked first, so that no client solves a puzzle for a request that is refused anyway.
  const wait = await peekAttempt(db, here, now())
  if (wait > 0) throw fail('too-many', { retryAfter: wait })
  const needsPuzzle = (await takeAttempt(db, [...here, { ...unknown, windows: unknownFree }], now())) > 0
  if (!needsPuzzle) return
  // A solved puzzle always suffices: a total limit would let strangers lock out an owner on an unknown network.
  const attempts = await countAttempts(db, unknown.kind, unknown.subject, now() - hour)
  if (!codes.takeProof(ip, proof, puzzleBits(attempts))) throw fail('proof-needed')
  await take(deps, here)
  await noteAttempt(db, unknown.kind, unknown.subject, now())
}
