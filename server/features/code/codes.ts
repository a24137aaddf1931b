// Sends verification codes and checks them: limits, tries, purpose, device, and the breaker in front. Safety R12.
import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { and, gt, inArray } from 'drizzle-orm'
import type { CodePurpose } from '../../../contract/auth.ts'
import { type Lang, limits } from '../../../contract/limits/limits.ts'
import { memberLimits } from '../../../contract/limits/member-limits.ts'
import type { Mobile } from '../../../rules/member/mobile.ts'
import { deleteAttempt, noteAttempt, takeAttempt } from '../../core/attempt/store.ts'
import { attempt } from '../../core/attempt/table.ts'
import type { Context } from '../../core/context.ts'
import { fail } from '../../core/http/fail.ts'
import { rateAddress } from '../../core/http/rate-limit.ts'
import { repeat } from '../../core/jobs/repeat.ts'
import type { Keys } from '../../core/keys.ts'
import { CodeBreaker, networkOf } from './breaker.ts'
import { Puzzles } from './puzzle.ts'
import type { CodeSender } from './sender.ts'
import { deleteCodesBefore, insertCode, takeCode, tryCode } from './store.ts'

/** Who asks, from where, for what. */
export interface Asking {
  mobile: Mobile
  purpose: CodePurpose
  device_id?: string
  proof?: string
  ip: string
}

export interface Codes {
  /** Sends one. The answer is the same whether anyone has the number. */
  send(asking: Asking, lang: Lang): Promise<void>
  /** Takes a code or throws why not. */
  take(asking: Asking, code: string): Promise<void>
  /** A puzzle for tries from this address. */
  puzzle(ip: string): { challenge: string; bits: number }
  close(): Promise<void>
}

const hour = 3_600
const perNumber = [
  { seconds: limits.codeResend, most: 1 },
  { seconds: hour, most: 5 },
  { seconds: 24 * hour, most: 10 },
]
const perAddress = [{ seconds: hour, most: 20 }]
const perDevice = [{ seconds: hour, most: 10 }]
const perNetwork = [{ seconds: hour, most: 100 }]
const keptFor = 2 * 86_400_000
const sweepEvery = 60_000

export async function openCodes(
  { db, log }: Pick<Context, 'db' | 'log'>,
  { keys, send, now = Date.now }: { keys: Keys; send: CodeSender; now?: () => number },
): Promise<Codes> {
  const breaker = new CodeBreaker(now)
  const puzzles = new Puzzles(keys.derive('puzzle'), now)
  // A restart does not make the guessers' past forgotten.
  const recent = await db
    .select({ kind: attempt.kind, subject: attempt.subject, at: attempt.at })
    .from(attempt)
    .where(and(inArray(attempt.kind, ['code-right', 'code-wrong']), gt(attempt.at, new Date(now() - 600_000))))
    .orderBy(attempt.at)
  for (const { kind, subject, at } of recent) breaker.note(subject, kind === 'code-right', at.getTime())

  const sweep = async (): Promise<void> => {
    breaker.sweep()
    puzzles.sweep()
    await deleteCodesBefore(db, new Date(now() - keptFor))
  }
  const sweeping = repeat(sweep, { every: sweepEvery, log, failure: 'old codes were not removed' })

  const hashOf = ({ mobile, purpose }: Asking, device: string | null, code: string): string =>
    keys.mark('code', `${mobile.text}\n${purpose}\n${device ?? ''}\n${code}`)

  function askForProof({ ip, proof }: Asking): void {
    const bits = breaker.bitsFor(networkOf(ip))
    if (bits > 0 && !puzzles.take(proof, bits)) throw fail('proof-needed')
  }

  async function note(ip: string, right: boolean): Promise<void> {
    const network = networkOf(ip)
    breaker.note(network, right)
    await noteAttempt(db, right ? 'code-right' : 'code-wrong', network, now())
  }

  return {
    async send(asking, lang) {
      askForProof(asking)
      const { mobile, purpose, device_id, ip } = asking
      const at = now()
      const counted = [
        { kind: 'code', subject: mobile.text, windows: perNumber },
        { kind: 'code-address', subject: rateAddress(ip), windows: perAddress },
        { kind: 'code-network', subject: networkOf(ip), windows: perNetwork },
        ...(device_id ? [{ kind: 'code-device', subject: device_id, windows: perDevice }] : []),
      ]
      const wait = await takeAttempt(db, counted, at)
      if (wait > 0) throw fail(wait <= limits.codeResend ? 'code-too-soon' : 'too-many', { retryAfter: wait })
      const code = String(randomInt(10 ** memberLimits.codeDigits)).padStart(memberLimits.codeDigits, '0')
      try {
        await send(mobile, code, lang)
      } catch (error) {
        log.warn({ err: error, by: mobile.kind }, 'a code could not be sent')
        // It can be asked for again at once: nothing has reached anybody.
        await deleteAttempt(db, 'code', mobile.text, at)
        throw fail('code-unsent')
      }
      // Not before it has left: until then the earlier one is what people have in their hands.
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

    async take(asking, code) {
      askForProof(asking)
      const open = await tryCode(db, asking.mobile.text, asking.purpose, new Date(now()))
      if (!open) throw fail('code-expired')
      const expected = hashOf(asking, open.device_id, code)
      const isHere = open.device_id === null || open.device_id === asking.device_id
      const right = timingSafeEqual(Buffer.from(expected), Buffer.from(open.hash)) && isHere
      await note(asking.ip, right)
      if (!right) throw fail('code-wrong')
      if (!(await takeCode(db, open.id, new Date(now())))) throw fail('code-expired')
    },

    puzzle(ip) {
      const bits = breaker.bitsFor(networkOf(ip))
      return { challenge: puzzles.make(bits), bits }
    },
    close: sweeping.stop,
  }
}
