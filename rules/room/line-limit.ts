// Rate limit of one user's messages: a maximum per window, no repeats within it, and the slow mode of a room.
import type { ErrorCode } from '../../contract/wire/error.ts'
import { repeatKey } from './repeat-key.ts'

export interface LineTerms {
  most: number
  /** Milliseconds. */
  window: number
}
export interface Refusal {
  error: Extract<ErrorCode, 'too-many' | 'repeated' | 'slow-mode'>
  /** Seconds. */
  retryAfter: number
}
interface Said {
  at: number
  /** From `repeatKey`. */
  key: string
  place: string
}
const inSeconds = (milliseconds: number): number => Math.max(1, Math.ceil(milliseconds / 1_000))

export class LineLimit {
  private readonly terms: LineTerms
  private readonly people = new Map<string, Said[]>()
  /** When each user last wrote in a place in slow mode. */
  private readonly slow = new Map<string, number>()

  constructor(terms: LineTerms) {
    this.terms = terms
  }

  /** Why a message may not be sent now, or null. `slow`: slow-mode interval of the place in milliseconds. Counts nothing. */
  refusal(who: string, line: { text: string; place: string; slow: number }, now: number): Refusal | null {
    const { most, window } = this.terms
    const said = this.recent(who, now)
    const first = said[said.length - most]
    if (first) return { error: 'too-many', retryAfter: inSeconds(first.at + window - now) }
    const last = line.slow > 0 ? this.slow.get(`${who} ${line.place}`) : undefined
    if (last !== undefined && now < last + line.slow) return { error: 'slow-mode', retryAfter: inSeconds(last + line.slow - now) }
    const key = repeatKey(line.text)
    const same = said.findLast((one) => one.key === key && one.place === line.place)
    return same ? { error: 'repeated', retryAfter: inSeconds(same.at + window - now) } : null
  }

  /** The same, but counts an accepted message. */
  take(who: string, line: { text: string; place: string; slow: number }, now: number): Refusal | null {
    const refused = this.refusal(who, line, now)
    if (refused) return refused
    const said = this.recent(who, now)
    said.push({ at: now, key: repeatKey(line.text), place: line.place })
    this.people.set(who, said)
    this.slow.set(`${who} ${line.place}`, now)
    return null
  }

  /** Evicts entries that no longer limit anyone. */
  sweep(now: number, slowMost: number): void {
    for (const who of this.people.keys()) if (this.recent(who, now).length === 0) this.people.delete(who)
    for (const [key, at] of this.slow) if (now - at > slowMost) this.slow.delete(key)
  }

  private recent(who: string, now: number): Said[] {
    const said = this.people.get(who) ?? []
    while (said[0] && now - said[0].at >= this.terms.window) said.shift()
    return said
  }
}
