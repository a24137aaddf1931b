// Sends and checks verification codes: limits, attempts, purpose, device, and the breaker in front. R-CODE-1 to R-CODE-5.
import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { CodePurpose } from '../../../../contract/account/account.ts'
import { type Lang, limits } from '../../../../contract/limits/limits.ts'
import { memberLimits } from '../../../../contract/limits/member-limits.ts'
import type { Mobile } from '../../../../rules/member/mobile.ts'
import {
  type Counted,
  countAttempts,
  countedByAddress,
  deleteAttempt,
  listAttemptsSince,
  noteAttempt,
  peekAttempt,
  takeAttempt,
} from '../../../core/attempt/store.ts'
import type { Context } from '../../../core/context.ts'
import { fail } from '../../../core/http/fail.ts'
import { networkOf } from '../../../core/http/rate-limit.ts'
import { repeat } from '../../../core/jobs/repeat.ts'
import type { Keys } from '../../../core/keys.ts'
import { CodeBreaker } from './breaker.ts'
import { Puzzles } from './puzzle.ts'
import type { CodeSender } from './sender.ts'
import { deleteCodesBefore, insertCode, isElsewhere, takeCode, tryCode } from './store.ts'

/** Who requests a code, from where, and for what. */
export interface Asking {
  mobile: Mobile
  purpose: CodePurpose
  device_id?: string
  proof?: string
  ip: string
}

export interface Codes {
  /** Sends a code. The response is the same whether or not the number has an account. */
  send(asking: Asking, lang: Lang): Promise<void>
  /** Consumes a code or throws the reason. `leastBits`: minimum bits of the puzzle; 0: none unless codes are being guessed. */
  take(asking: Asking, code: string, leastBits?: number): Promise<void>
  /** A puzzle for attempts from this address. */
  puzzle(ip: string): { challenge: string; bits: number }
  /** Whether `proof` solves a puzzle of at least `bits`; if not, the next puzzle for this network has them. */
  takeProof(ip: string, proof: string | undefined, bits: number): boolean
  close(): Promise<void>
}

const hour = 3_600
const perNumber = [
  { seconds: limits.codeResend, most: 1 },
  { seconds: hour, most: 5 },
  { seconds: 24 * hour, most: 10 },
]
/** Limits per number over all networks unknown to its owner: without a puzzle, and in total, since messages cost money. */
const unknownFree = [
  { seconds: hour, most: 5 },
  { seconds: 24 * hour, most: 10 },
]
const unknownMost = [
  { seconds: limits.codeResend, most: 1 },
  { seconds: 24 * hour, most: 30 },
]
/** Bits of the puzzle by codes sent in the last day: one to some fifteen seconds on a phone. */
const unknownBits = (sent: number): number => Math.min(22, 18 + Math.floor(Math.max(0, sent - 5) / 5))
const perAddress = [{ seconds: hour, most: 20 }]
const perDevice = [{ seconds: hour, most: 10 }]
const perNetwork = [{ seconds: hour, most: 100 }]
const retention = 2 * 86_400_000
const sweepEvery = 60_000
/** Milliseconds that a network gets harder puzzles. */
const harderFor = 600_000

interface CodeOptions {
  keys: Keys
  send: CodeSender
  now?: () => number
  /** Whether the owner of a number has signed in from the network of an address. */
  isKnown?: (mobile: string, ip: string) => Promise<boolean>
}

const refusal = (wait: number): Error => fail(wait <= limits.codeResend ? 'code-too-soon' : 'too-many', { retryAfter: wait })

export async function openCodes(
  { db, log }: Pick<Context, 'db' | 'log'>,
  { keys, send, now = Date.now, isKnown = async () => false }: CodeOptions,
): Promise<Codes> {
  const breaker = new CodeBreaker(now)
  const puzzles = new Puzzles(keys.derive('puzzle'), now)
  const harder = new Map<string, { bits: number; until: number }>()
  // Reloads recent attempts, so that a restart does not reset the breaker.
  const recent = await listAttemptsSince(db, ['code-right', 'code-wrong'], new Date(now() - 600_000))
  for (const { kind, subject, at } of recent) breaker.note(subject, kind === 'code-right', at.getTime())

  const sweep = async (): Promise<void> => {
    breaker.sweep()
    puzzles.sweep()
    for (const [network, { until }] of harder) if (until < now()) harder.delete(network)
    await deleteCodesBefore(db, new Date(now() - retention))
  }
  const sweeping = repeat(sweep, { every: sweepEvery, log, failure: 'old codes were not removed' })

  const hashOf = ({ mobile, purpose }: Asking, device: string | null, code: string): string =>
    keys.mark('code', `${mobile.text}\n${purpose}\n${device ?? ''}\n${code}`)

  function askForProof({ ip, proof }: Asking, leastBits: number): void {
    // A puzzle is valid once, so this one has to satisfy both requirements.
    const bits = Math.max(leastBits, breaker.bitsFor(networkOf(ip)))
    if (bits > 0 && !takeProof(ip, proof, bits)) throw fail('proof-needed')
  }

  async function note(ip: string, right: boolean): Promise<void> {
    const network = networkOf(ip)
    breaker.note(network, right)
    await noteAttempt(db, right ? 'code-right' : 'code-wrong', network, now())
  }

  /** Counts a code request; returns the counters of the number. @throws if a limit is reached or a puzzle is needed. Decision 38. */
  async function countSending({ mobile: { text }, device_id, ip, proof }: Asking, at: number): Promise<Counted[]> {
    const network = networkOf(ip)
    // Requests of strangers do not consume the owner's limit, on whichever network.
    const isHome = await isKnown(text, ip)
    const own = { kind: isHome ? 'code-known' : 'code', subject: `${text} ${network}`, windows: perNumber }
    const others = isHome ? [] : [{ kind: 'code-unknown', subject: text, windows: unknownMost }]
    const total: Counted[] = [
      own,
      ...others,
      ...countedByAddress('code-address', ip, perAddress),
      { kind: 'code-network', subject: network, windows: perNetwork },
      ...(device_id ? [{ kind: 'code-device', subject: device_id, windows: perDevice }] : []),
    ]
    const free = total.map((one) => (one.kind === 'code-unknown' ? { ...one, windows: [...unknownFree, ...unknownMost] } : one))
    // Checked first, so that no client solves a puzzle for a request that is refused anyway.
    const wait = await peekAttempt(db, total, at)
    if (wait > 0) throw refusal(wait)
    const isFree = (await peekAttempt(db, free, at)) === 0
    const requiredBits = isFree ? 0 : unknownBits(await countAttempts(db, 'code-unknown', text, at - 24 * hour * 1_000))
    const bits = Math.max(requiredBits, breaker.bitsFor(network))
    if (bits > 0 && !takeProof(ip, proof, bits)) throw fail('proof-needed')
    const retryAfter = await takeAttempt(db, isFree ? free : total, at)
    if (retryAfter > 0) throw refusal(retryAfter)
    return [own, ...others]
  }

  function takeProof(ip: string, proof: string | undefined, bits: number): boolean {
    if (puzzles.take(proof, bits)) return true
    const network = networkOf(ip)
    const asked = harder.get(network)
    // An easier requirement does not replace a harder one of the same network: otherwise its puzzles would stay too easy for those who need
    // that.
    if (!asked || asked.until <= now() || asked.bits <= bits) harder.set(network, { bits, until: now() + harderFor })
    return false
  }

  return {
    async send(asking, lang) {
      const { mobile, purpose, device_id } = asking
      const at = now()
      const counted = await countSending(asking, at)
      const code = String(randomInt(10 ** memberLimits.codeDigits)).padStart(memberLimits.codeDigits, '0')
      try {
        await send(mobile, code, lang)
      } catch (error) {
        log.warn({ err: error, by: mobile.kind }, 'verification code not sent')
        // Allows an immediate retry: nothing was delivered.
        for (const { kind, subject } of counted) await deleteAttempt(db, kind, subject, at)
        throw fail('code-unsent')
      }
      // Stored only after sending: until then the earlier code is the one that users have.
      const device = device_id ?? null
      await insertCode(db, {
        id: randomBytes(16).toString('base64url'),
        mobile: mobile.text,
        purpose,
        device_id: device,
        hash: hashOf(asking, device, code),
        created_at: new Date(at),
        expires_at: new Date(at + memberLimits.codeLife * 1_000),
      })
    },

    async take(asking, code, leastBits = 0) {
      askForProof(asking, leastBits)
      const { mobile, purpose, device_id = null, ip } = asking
      const open = await tryCode(db, { mobile: mobile.text, purpose, device: device_id, now: new Date(now()) })
      if (!open) {
        // A guess at a code sent to another browser does not use up its attempts.
        if (!(await isElsewhere(db, { mobile: mobile.text, purpose, device: device_id, now: new Date(now()) }))) throw fail('code-expired')
        await note(ip, false)
        throw fail('code-wrong')
      }
      const right = timingSafeEqual(Buffer.from(hashOf(asking, open.device_id, code)), Buffer.from(open.hash))
      await note(ip, right)
      if (!right) throw fail('code-wrong')
      if (!(await takeCode(db, open.id, new Date(now())))) throw fail('code-expired')
    },

    puzzle(ip) {
      const network = networkOf(ip)
      const asked = harder.get(network)
      const bits = Math.max(breaker.bitsFor(network), asked && asked.until > now() ? asked.bits : 0)
      return { challenge: puzzles.make(bits), bits }
    },
    takeProof,
    close: sweeping.stop,
  }
}
