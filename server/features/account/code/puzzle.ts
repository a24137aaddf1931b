// Stateless puzzles: created, verified and valid once each; only solved ones are stored.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { zeroBits } from '../../../../rules/member/proof.ts'

/** Milliseconds to solve a puzzle. */
const life = 300_000

export class Puzzles {
  private readonly used = new Map<string, number>()
  private readonly key: Buffer
  private readonly now: () => number

  constructor(key: Buffer, now: () => number) {
    this.key = key
    this.now = now
  }

  make(bits: number): string {
    const head = `${(this.now() + life).toString(36)}.${bits}.${randomBytes(12).toString('base64url')}`
    return `${head}.${this.sign(head)}`
  }

  /** Whether `proof` solves a puzzle of this server with the current difficulty, for the first time. */
  take(proof: string | undefined, bits: number): boolean {
    const [until = '', hardness = '', salt = '', mark = '', nonce, ...more] = (proof ?? '').split('.')
    if (nonce === undefined || more.length > 0 || proof === undefined) return false
    const challenge = `${until}.${hardness}.${salt}.${mark}`
    if (!timingSafeEqual(digest(this.sign(`${until}.${hardness}.${salt}`)), digest(mark))) return false
    const end = Number.parseInt(until, 36)
    if (end < this.now() || this.used.has(challenge)) return false
    // The difficulty may have increased while this one was being solved: one bit less is accepted.
    if (Number(hardness) < bits - 1 || zeroBits(digest(proof)) < Number(hardness)) return false
    this.used.set(challenge, end)
    return true
  }

  sweep(): void {
    for (const [challenge, end] of this.used) if (end < this.now()) this.used.delete(challenge)
  }

  private sign(head: string): string {
    return createHmac('sha256', this.key).update(head).digest('base64url')
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
