// Client for football-data.org: one request at a time, within the rate limit of the token's plan, honouring its wait times.
import { setTimeout as sleep } from 'node:timers/promises'
import { request } from 'undici'
import { createSerial } from '../../core/jobs/serial.ts'
import { cleanText } from '../../core/text/clean-text.ts'

/** An unsuccessful response. `final`: retrying does not help. */
export class FootballDataError extends Error {
  readonly final: boolean
  constructor(message: string, final = false) {
    super(message)
    this.final = final
  }
}

export interface FootballDataClient {
  /** Returns the parsed body of `path`, such as `/matches?dateFrom=2026-08-01`. */
  get(path: string): Promise<unknown>
}
export interface ClientOptions {
  /** https://host/v4, without a trailing slash. */
  base: string
  token: string
  signal: AbortSignal
  wait?: (ms: number, signal: AbortSignal) => Promise<void>
}

const timeout = 15_000
/** Maximum response bytes: a season with all details has 4 MB. */
const mostBytes = 20 * 1024 * 1024
/** Seconds to wait if the service does not say how long. */
const defaultWait = 60
const longestWait = 15 * 60
const tries = 3

const waitReal = async (ms: number, signal: AbortSignal): Promise<void> => {
  await sleep(ms, undefined, { signal, ref: false })
}

/** The seconds in a header or in `Wait 37 seconds.`; null if there are none. */
function secondsOf(value: string | string[] | undefined): number | null {
  const number = /\d+/.exec(String(value ?? ''))?.[0]
  return number === undefined ? null : Math.min(Number(number), longestWait)
}

export function footballDataClient({ base, token, signal, wait = waitReal }: ClientOptions): FootballDataClient {
  const serial = createSerial()
  /** Seconds until the next request is allowed; 0: now. */
  let pause = 0

  async function ask(path: string, attempt: number): Promise<unknown> {
    if (pause > 0) await wait(pause * 1_000, signal)
    pause = 0
    const response = await request(`${base}${path}`, {
      headers: { 'x-auth-token': token, 'x-unfold-goals': 'true', 'x-unfold-bookings': 'true', accept: 'application/json' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    })
    const { statusCode, headers } = response
    const text = await bodyOf(response.body)
    if (headers['x-requests-available-minute'] === '0') pause = secondsOf(headers['x-requestcounter-reset']) ?? defaultWait
    if (statusCode === 200) return jsonOf(text)
    const reason = messageOf(text)
    if (statusCode === 429) {
      pause = secondsOf(headers['retry-after']) ?? secondsOf(headers['x-requestcounter-reset']) ?? secondsOf(reason) ?? defaultWait
      if (attempt < tries) return ask(path, attempt + 1)
    }
    throw new FootballDataError(
      `football-data answered ${statusCode}${reason && `: ${reason}`}`,
      statusCode >= 400 && statusCode < 500 && statusCode !== 429,
    )
  }

  return {
    get: (path) => serial(() => ask(path, 1)),
  }
}

async function bodyOf(body: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of body) {
    size += part.length
    if (size > mostBytes) throw new FootballDataError('the answer of football-data is larger than 20 MB', true)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new FootballDataError('the answer of football-data is not JSON')
  }
}

function messageOf(text: string): string {
  try {
    const { message } = JSON.parse(text) as { message?: unknown }
    return typeof message === 'string' ? cleanText(message, 200) : ''
  } catch {
    // A proxy's error page: the status is enough.
    return ''
  }
}
