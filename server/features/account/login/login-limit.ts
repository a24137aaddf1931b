// Rate limits of password and code attempts. Wrong attempts of strangers never lock out the owner: over a limit, an attempt costs a puzzle
// that grows with the attempts of the last hour. Passwords are counted by account and network and by address; codes, limited to five
// attempts each, by address only and separately from passwords. R-SESSION-5; decision 38.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import {
  type Counted,
  countAttempts,
  countedByAddress,
  deleteAttempt,
  noteAttempt,
  peekAttempt,
  takeAttempt,
} from '../../../core/attempt/store.ts'
import { Failed, fail } from '../../../core/http/fail.ts'
import { networkOf } from '../../../core/http/rate-limit.ts'
import type { CodeInput, Codes } from '../deps.ts'
import { listLoginAddresses } from '../session-store.ts'

const perNetwork = [{ seconds: 600, most: 10 }]
const perAddress = [{ seconds: 600, most: 30 }]
/** Free attempts per account from all unknown networks together, without a puzzle. */
const unknownFree = [{ seconds: 600, most: 10 }]
const hour = 3_600_000
/** Bits of the puzzle by attempts in the last hour: a second on a phone up to a hundred, one bit more per doubling. */
const puzzleBits = (attempts: number): number => (attempts < 100 ? 18 : Math.min(24, 19 + Math.floor(Math.log2(attempts / 100))))
/** Maximum logins of an account to check. */
const loginsRead = 200

export interface LoginLimitDeps {
  db: NodePgDatabase
  codes: Pick<Codes, 'take' | 'takeProof'>
  now: () => number
}
export interface LoginAttempt {
  ip: string
  proof?: string
}

/** Whether the account of this number was ever signed in to from the network of `ip`. */
export async function isKnownNetwork(db: NodePgDatabase, mobile: string, ip: string): Promise<boolean> {
  const network = networkOf(ip)
  return (await listLoginAddresses(db, mobile, loginsRead)).some((address) => networkOf(address) === network)
}

/** Bits of the puzzle for an attempt beyond these limits; 0: no limit reached. */
async function bitsBeyond({ db, now }: LoginLimitDeps, limits: readonly Counted[]): Promise<number> {
  let bits = 0
  for (const limit of limits) {
    if ((await peekAttempt(db, [limit], now())) === 0) continue
    bits = Math.max(bits, puzzleBits(await countAttempts(db, limit.kind, limit.subject, now() - hour)))
  }
  return bits
}

function refuse(wait: number): void {
  if (wait > 0) throw fail('too-many', { retryAfter: wait })
}

async function noteEach({ db, now }: LoginLimitDeps, limits: readonly Counted[]): Promise<void> {
  for (const { kind, subject } of limits) await noteAttempt(db, kind, subject, now())
}

/** Counts a password attempt for the account of `mobile`. */
export async function countPassword(deps: LoginLimitDeps, { ip, proof }: LoginAttempt, mobile: string): Promise<void> {
  const { db, codes, now } = deps
  const ofNetwork: Counted = { kind: 'login', subject: `${mobile} ${networkOf(ip)}`, windows: perNetwork }
  const ofAddress = countedByAddress('login-address', ip, perAddress)
  // A stranger on the owner's network cannot lock out the owner: there this limit costs a puzzle as well.
  const isKnown = await isKnownNetwork(db, mobile, ip)
  const hard = isKnown ? [] : [ofNetwork]
  const soft = [isKnown ? ofNetwork : { kind: 'login-unknown', subject: mobile, windows: unknownFree }, ...ofAddress]
  // Checked first, so that no client solves a puzzle for a refused attempt.
  if (hard.length > 0) refuse(await peekAttempt(db, hard, now()))
  if ((await takeAttempt(db, [...hard, ...soft], now())) === 0) return
  // With a solved puzzle, an attempt is never refused because of strangers.
  const bits = await bitsBeyond(deps, soft)
  if (bits > 0 && !codes.takeProof(ip, proof, bits)) throw fail('proof-needed')
  if (hard.length > 0) refuse(await takeAttempt(db, hard, now()))
  await noteEach(deps, soft)
}

const isWrongCode = (error: unknown): boolean => error instanceof Failed && (error.code === 'code-wrong' || error.code === 'code-expired')

/** Consumes a valid login code, or throws the reason. Counts only wrong ones. */
export async function takeLoginCode(deps: LoginLimitDeps, input: CodeInput, code: string): Promise<void> {
  const { db, codes, now } = deps
  const limits = countedByAddress('login-code', input.ip, perAddress)
  const at = now()
  // Counted before the check, so that concurrent attempts have no more free tries than sequential ones.
  const isFree = (await takeAttempt(db, limits, at)) === 0
  const bits = isFree ? 0 : await bitsBeyond(deps, limits)
  let isWrong = false
  try {
    await codes.take(input, code, bits)
  } catch (error) {
    isWrong = isWrongCode(error)
    throw error
  } finally {
    if (isFree && !isWrong) for (const { kind, subject } of limits) await deleteAttempt(db, kind, subject, at)
    if (!isFree && isWrong) await noteEach(deps, limits)
  }
}
