// Sends messages to a site: signed, again when it asks for that, and from where it misses something.
import { setTimeout as sleep } from 'node:timers/promises'
import { type FeedAnswer, type FeedAnswers, type FeedState, feedLimits, feedPaths, feedVersion } from '../../contract/feed/parts.ts'
import { signatureHeader, signatureOf, timeHeader } from '../feed/push/signature.ts'

export class SendError extends Error {}

export interface Reply {
  status: number
  /** Of Retry-After, in seconds; null: none. */
  retryAfter: number | null
  body: string
}
/** Asks one path of the site; without a body by GET. */
export type Ask = (path: string, headers: Record<string, string>, body?: string) => Promise<Reply>

/** By HTTP, to the address of a site. */
export function askSite(url: string): Ask {
  const base = url.replace(/\/$/, '')
  return async (path, headers, body) => {
    const asked = body === undefined ? { method: 'GET', headers } : { method: 'POST', headers, body }
    const reply = await fetch(`${base}${path}`, asked).catch((error: Error) => {
      throw new SendError(`${base} cannot be reached: ${(error.cause as Error | undefined)?.message ?? error.message}`)
    })
    // A date says it as well: then it is not known here.
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
  /** How far the site is. */
  state(match?: string): Promise<FeedState>
  /** One request. Waits and tries again while the site is busy. @throws SendError */
  send(messages: readonly unknown[]): Promise<FeedAnswers>
  /** Sends until nothing waits for what is in the list. Answers the last word on each. @throws SendError */
  deliver(messages: readonly unknown[]): Promise<FeedAnswer[]>
}

const tries = 8
/** Seconds where a busy site does not say how long. */
const unsaidWait = 2
/** Messages of one request, and characters of them: three bytes each at most, which stay within a batch. */
const together = { messages: 200, characters: Math.floor(feedLimits.batch.bytes / 4) }

/** In parts of one request each, in their order. */
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

  /** No two requests have one time: a signature counts once. */
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
      await wait((reply.retryAfter ?? unsaidWait) * 1_000)
    }
  }

  const send = async (messages: readonly unknown[]): Promise<FeedAnswers> =>
    JSON.parse(await insist(feedPaths.messages, JSON.stringify({ feed: feedVersion, messages }))) as FeedAnswers

  return {
    send,
    state: async (match) => JSON.parse(await insist(`${feedPaths.state}${match === undefined ? '' : `?match=${match}`}`)) as FeedState,
    async deliver(messages) {
      const words: (FeedAnswer | undefined)[] = messages.map(() => undefined)
      let open = messages.map((_, index) => index)
      while (open.length > 0) {
        const before = open.length
        const early: number[] = []
        for (const part of partsOf(open, messages)) {
          const { answers } = await send(part.map((index) => messages[index]))
          for (const answer of answers) {
            const index = part[answer.index] ?? 0
            words[index] = { ...answer, index }
            if (answer.is === 'early') early.push(index)
          }
        }
        // What nothing in the list helps waits for something else.
        if (early.length === before) break
        open = early
      }
      return words.flatMap((word) => word ?? [])
    },
  }
}
