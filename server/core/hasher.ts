// Hashes passwords with argon2id off the event loop: two at a time, a short queue, and refusal beyond it.
import { fail } from './http/fail.ts'

/** OWASP's first choice: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const
/** `Algorithm.Argon2id`, which is the default: a const enum has no value at run time. */
const phcStart = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`

export interface Hasher {
  /** Returns the PHC string of a password. Throws `busy` when the queue is full. */
  hash(password: string): Promise<string>
  /** Whether the password matches the PHC string; null takes as long and never matches. */
  verify(phc: string | null, password: string): Promise<boolean>
  /** Whether a PHC string has parameters other than the current ones. */
  isOld(phc: string): boolean
}

interface HasherLimits {
  workers: number
  queue: number
}

/** Loaded with the first password: most requests need none. */
const loadArgon = (): Promise<Argon> => import('@node-rs/argon2')
type Argon = Pick<typeof import('@node-rs/argon2'), 'hash' | 'verify'>

/** `pepper` is mixed into every hash, so that a stolen database alone cannot be attacked. `argon` loads the implementation. */
export function createHasher(
  pepper: Buffer,
  { workers, queue }: HasherLimits = { workers: 2, queue: 32 },
  argon: () => Promise<Argon> = loadArgon,
): Hasher {
  const waiting: (() => void)[] = []
  let busy = 0
  /** A hash that no password matches, so that an unknown account costs as much as a known one. */
  let nobody: Promise<string> | undefined

  async function enqueue<T>(work: () => Promise<T>): Promise<T> {
    if (busy >= workers) {
      if (waiting.length >= queue) throw fail('busy', { retryAfter: 2 })
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else busy += 1
    try {
      return await work()
    } finally {
      // The next queued call takes over the slot.
      const next = waiting.shift()
      if (next) next()
      else busy -= 1
    }
  }

  const options = { ...parameters, secret: pepper }
  return {
    hash: (password) => enqueue(async () => (await argon()).hash(password, options)),
    isOld: (phc) => !phc.startsWith(phcStart),
    async verify(phc, password) {
      const { hash, verify } = await argon()
      nobody ??= hash(`nobody ${Math.random()}`, options)
      const against = phc ?? (await nobody)
      const right = await enqueue(() => verify(against, password, { secret: pepper }))
      return right && phc !== null
    },
  }
}
