// Classifies the response of a push service. Pure. RFC 8030 section 5, R-PUSH-2.
import { limits } from '../../../../contract/limits/limits.ts'
import { cleanText } from '../../../core/text/clean-text.ts'

export type Verdict =
  /** Accepted. */
  | 'sent'
  /** The subscription has ended: delete the device. */
  | 'gone'
  /** Rejected permanently: a redirect, a bad request, too large. */
  | 'refused'
  /** Retry after `Retry-After`. */
  | 'throttled'
  /** The service or the connection failed: retry a few times. */
  | 'broken'

export function verdictOf(status: number): Verdict {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  if (status === 429) return 'throttled'
  return status >= 500 ? 'broken' : 'refused'
}

/** Retry-After in milliseconds: seconds or a date (RFC 9110 10.2.3); 0 if absent or invalid, and at most `limits.retryAfter`. */
export function retryAfterMs(header: string | string[] | undefined, now: number): number {
  const text = (Array.isArray(header) ? header[0] : header)?.trim()
  if (!text) return 0
  if (/^\d+$/.test(text)) return Math.min(limits.retryAfter, Number(text) * 1_000)
  const at = Date.parse(text)
  return Number.isNaN(at) ? 0 : Math.min(limits.retryAfter, Math.max(0, at - now))
}

/** Maximum characters of a logged reason. */
const reasonMost = 200
/** Endpoints and tokens: secrets of a device or of this server. */
const longWords = /[\w.:/?&=%+~-]{48,}/g

function namedReason(text: string): string | null {
  try {
    const { reason, message, error } = JSON.parse(text) as Record<string, unknown>
    const inner = typeof error === 'object' && error !== null ? (error as Record<string, unknown>).message : error
    return [reason, message, inner].find((named): named is string => typeof named === 'string' && named !== '') ?? null
  } catch {
    // Not JSON, or truncated.
    return null
  }
}

/** The reason of a rejection, from the body: the one in its JSON, else its text without HTML. One line; empty if there is none. */
export function reasonOf(text: string): string {
  const plain = namedReason(text) ?? text.replace(/<(style|script|title)\b[\s\S]*?<\/\1>/gi, ' ').replace(/<[^<>]*>/g, ' ')
  return cleanText(plain.replace(longWords, '…'), reasonMost)
}
