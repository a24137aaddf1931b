// Rate limit of one user's messages: a maximum per window, no repeats within it, and the slow mode of a room.
import type { ErrorCode } from '../../contract/wire/error.ts'
import { repeatKey } from './repeat-key.ts'

export interface MessageLimitOptions {
  most: number
  /** Milliseconds. */
  window: number
}
export interface Refusal {
  error: Extract<ErrorCode, 'too-many' | 'repeated' | 'slow-mode'>
  /** Seconds. */
  retryAfter: number
}
interface SentLine {
  at: number
  /** From `repeatKey`. */
  key: string
  place: string
}
const inSeconds = (milliseconds: number): number => Math.max(1, Math.ceil(milliseconds / 1_000))

export class MessageLimit {
  private readonly terms: MessageLimitOptions
  private readonly people = new Map<string, SentLine[]>()
  /** When each user last wrote in a place in slow mode. */
  private readonly slow = new Map<string, number>()

  constructor(terms: MessageLimitOptions) {
    this.terms = terms
  }

  /** Why a message may not be sent now, or null. `slow`: slow-mode interval of the place in milliseconds. Counts nothing. */
  refusal(who: string, message: { text: string; place: string; slow: number }, now: number): Refusal | null {
    const { most, window } = this.terms
    const sent = this.recent(who, now)
    const first = sent[sent.length - most]
    if (first) return { error: 'too-many', retryAfter: inSeconds(first.at + window - now) }
    const last = message.slow > 0 ? this.slow.get(`${who} ${message.place}`) : undefined
    if (last !== undefined && now < last + message.slow) return { error: 'slow-mode', retryAfter: inSeconds(last + message.slow - now) }
    const key = repeatKey(message.text)
    const same = sent.findLast((one) => one.key === key && one.place === message.place)
    return same ? { error: 'repeated', retryAfter: inSeconds(same.at + window - now) } : null
  }

  /** The same, but counts an accepted message. */
  take(who: string, message: { text: string; place: string; slow: number }, now: number): Refusal | null {
    const refused = this.refusal(who, message, now)
    if (refused) return refused
    const sent = this.recent(who, now)
    sent.push({ at: now, key: repeatKey(message.text), place: message.place })
    this.people.set(who, sent)
    this.slow.set(`${who} ${message.place}`, now)
    return null
  }

  /** Evicts entries that no longer limit anyone. */
  sweep(now: number, slowMost: number): void {
    for (const who of this.people.keys()) if (this.recent(who, now).length === 0) this.people.delete(who)
    for (const [key, at] of this.slow) if (now - at > slowMost) this.slow.delete(key)
  }

  private recent(who: string, now: number): SentLine[] {
    const sent = this.people.get(who) ?? []
    while (sent[0] && now - sent[0].at >= this.terms.window) sent.shift()
    return sent
  }
}
