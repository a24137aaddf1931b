// What the answer of a push service means for an alert. Pure. RFC 8030 section 5, safety R8.
import { limits } from '../../../../contract/limits/limits.ts'

export type Verdict =
  /** The service took it. */
  | 'sent'
  /** The subscription is no more: delete the device. */
  | 'gone'
  /** Refused for good: a redirect, a wrong request, too large. */
  | 'refused'
  /** Not now: after `Retry-After`. */
  | 'throttled'
  /** The service or the way to it is broken: again, a few times. */
  | 'broken'

export function verdictOf(status: number): Verdict {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  if (status === 429) return 'throttled'
  return status >= 500 ? 'broken' : 'refused'
}

/** Retry-After in milliseconds: seconds or a date (RFC 9110 10.2.3); 0 when absent or senseless, and never longer than `limits.retryAfter`. */
export function retryAfterMs(header: string | string[] | undefined, now: number): number {
  const text = (Array.isArray(header) ? header[0] : header)?.trim()
  if (!text) return 0
  if (/^\d+$/.test(text)) return Math.min(limits.retryAfter, Number(text) * 1_000)
  const at = Date.parse(text)
  return Number.isNaN(at) ? 0 : Math.min(limits.retryAfter, Math.max(0, at - now))
}
