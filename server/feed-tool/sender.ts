// Sends signed messages to a site; retries on request, and resumes at what the site lacks.
import { setTimeout as sleep } from 'node:timers/promises'
import { type FeedAnswer, type FeedAnswers, type FeedState, feedLimits, feedPaths, feedVersion } from '../../contract/feed/parts.ts'
import { signatureHeader, signatureOf, timeHeader } from '../feed/push/signature.ts'

export class SendError extends Error {}

export interface Reply {
  status: number
  /** Retry-After in seconds; null: none. */
  retryAfter: number | null
  body: string
}
/** Requests one path of the site; GET without a body. */
export type Ask = (path: string, headers: Record<string, string>, body?: string) => Promise<Reply>

/** By HTTP, to a site's URL. */
export function askSite(url: string): Ask {
  const base = url.replace(/\/$/, '')
  return async (path, headers, body) => {
    const asked = body === undefined ? { method: 'GET', headers } : { method: 'POST', headers, body }
    const reply = await fetch(`${base}${path}`, asked).catch((error: Error) => {
      throw new SendError(`${base} cannot be reached: ${(error.cause as Error | undefined)?.message ?? error.message}`)
    })
    // Dates are allowed too, but not supported here.
    const wait = /^\d+$/.exec(reply.headers.get('retry-after') ?? '')?.[0]
    return { status: reply.status, retryAfter: wait === undefined ? null : Number(wait), body: await reply.text() }
  }
}

export interface SenderOptions {
  secret: string
  ask: Ask
  wait?: (milliseconds: number) => Promise<unknown>
}
export interface Sender {
  /** The site's checkpoints. */
  state(match?: string): Promise<FeedState>
  /** One request. Waits and retries while the site is busy. @throws SendError */
  send(messages: readonly unknown[]): Promise<FeedAnswers>
  /** Sends until no message of the list is pending. Returns the final result of each. @throws SendError */
  deliver(messages: readonly unknown[]): Promise<FeedAnswer[]>
}

const tries = 8
/** Seconds to wait if a busy site does not say how long. */
const defaultWait = 2
/** Maximum messages and characters per request: with three bytes each, they stay within a batch. */
const together = { messages: 200, characters: Math.floor(feedLimits.batch.bytes / 4) }

/** Splits into parts of one request each, in order. */
function partsOf(open: readonly number[], messages: readonly unknown[]): number[][] {
  const parts: number[][] = []
  let characters = 0
  for (const index of open) {
    const { length } = JSON.stringify(messages[index] ?? null)
    const last = parts.at(-1)
    if (last && last.length < together.messages && characters + length <= together.characters) last.push(index)
    else {
      parts.push([index])
      characters = 0
    }
    characters += length
  }
  return parts
}

export function createSender({ secret, ask, wait = sleep }: SenderOptions): Sender {
  let last = 0

  /** Each request gets a unique time, since a signature is valid once. */
  function signed(body: string): Record<string, string> {
    last = Math.max(Date.now(), last + 1)
    const time = String(last)
    return { [timeHeader]: time, [signatureHeader]: signatureOf(secret, time, body) }
  }

  async function insist(path: string, body?: string): Promise<string> {
    for (let attempt = 1; ; attempt += 1) {
      const headers = { ...signed(body ?? ''), ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
      const reply = await ask(path, headers, body)
      if (reply.status === 200) return reply.body
      const isBusy = reply.status === 429 || reply.status === 503
      if (!isBusy || attempt === tries) throw new SendError(`the site answered ${reply.status}: ${reply.body}`)
      await wait((reply.retryAfter ?? defaultWait) * 1_000)
    }
  }

  const send = async (messages: readonly unknown[]): Promise<FeedAnswers> =>
    JSON.parse(await insist(feedPaths.messages, JSON.stringify({ feed: feedVersion, messages }))) as FeedAnswers

  return {
    send,
    state: async (match) => JSON.parse(await insist(`${feedPaths.state}${match === undefined ? '' : `?match=${match}`}`)) as FeedState,
    async deliver(messages) {
      const results: (FeedAnswer | undefined)[] = messages.map(() => undefined)
      let open = messages.map((_, index) => index)
      while (open.length > 0) {
        const before = open.length
        const early: number[] = []
        for (const part of partsOf(open, messages)) {
          const { answers } = await send(part.map((index) => messages[index]))
          for (const answer of answers) {
            const index = part[answer.index] ?? 0
            results[index] = { ...answer, index }
            if (answer.is === 'early') early.push(index)
          }
        }
        // No progress: the remaining messages wait for something outside the list.
        if (early.length === before) break
        open = early
      }
      return results.flatMap((word) => word ?? [])
    },
  }
}
