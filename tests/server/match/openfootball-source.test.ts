// The feed from a file or an address: it follows changes, keeps its last valid state, and logs a fault once.
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { Registry } from 'prom-client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { productClock } from '../../../server/core/clock/clock.ts'
import { readMetric } from '../../../server/core/read-metric.ts'
import { mostBytes, openSource } from '../../../server/core/source.ts'
import type { Feed } from '../../../server/features/match/feed-message.ts'
import { watchFeed } from '../../../server/feed/feed-watch.ts'
import { clubNames } from '../../../server/feed/names/club.ts'
import { type OpenfootballOptions, openfootballFeed } from '../../../server/feed/openfootball/feed.ts'
import { memoryProgress } from '../../support/match/memory-progress.ts'
import { memorySink } from '../../support/match/memory-sink.ts'
import { carriedCup } from '../../support/match/real-data.ts'

let folder: string
let progress: OpenfootballOptions['progress']
let feed: Feed | null = null
let server: Server | null = null
const lines: { level: number; msg: string }[] = []
const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line) as { level: number; msg: string }) })
const clock = productClock({ feed: Date.UTC(2025, 6, 1), real: Date.now(), speed: 1 })
const errors = () => lines.filter(({ level }) => level >= 50).map(({ msg }) => msg)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grandstand-feed-'))
  progress = memoryProgress()
  lines.length = 0
})
afterEach(async () => {
  await feed?.stop()
  feed = null
  await new Promise((done) => (server ? server.close(done) : done(undefined)))
  server = null
  await rm(folder, { recursive: true, force: true })
})

function open(source: string, memory = memorySink()) {
  const every = { file: 50, address: 50, retry: 50 }
  const registry = new Registry()
  feed = openfootballFeed({ source, sink: memory.sink, clock, clubs: clubNames(), progress, log, every, watch: watchFeed(registry) })
  const figure = (name: string) => readMetric(registry, `feed_${name}`)
  return { feed, figure, ...memory, memory }
}
/** Replaces the file atomically: the feed, which polls constantly, reads either the old text or the new one. */
async function replaceFile(path: string, text: string): Promise<void> {
  await writeFile(`${path}.new`, text)
  await rename(`${path}.new`, path)
}
const changed = (): string => {
  const cup = JSON.parse(carriedCup()) as { matches: Record<string, unknown>[] }
  Object.assign(cup.matches[14] as object, { score: { ft: [1, 0] }, goals1: [{ name: 'Aron Weil', minute: 3 }], goals2: [] })
  return JSON.stringify(cup)
}

describe('file source', () => {
  it('reloads a file when it changes; a broken version logs one line and loses nothing', async () => {
    const path = join(folder, 'cup.json')
    await writeFile(path, carriedCup())
    const { feed, figure, states, notified } = open(path)
    await feed.start()
    expect(await figure('heard_seconds')).toBeGreaterThan(0)
    expect([await figure('failures_total'), await figure('failed_seconds')]).toEqual([0, 0])
    const over = () => [...states.values()].filter(({ core }) => core.status === 'over').length
    expect(over()).toBe(13)
    expect(notified).toEqual([])
    await replaceFile(path, '{"name": "Harbour Cup 2025", "matches": [')
    await expect.poll(() => errors()).toHaveLength(1)
    expect(errors()[0]).toMatch(/^the feed keeps what it knows: .*cup\.json is not JSON/)
    await expect.poll(() => figure('failures_total')).toBeGreaterThan(0)
    // Repeated reads find the file as invalid as before.
    expect(await figure('heard_seconds')).toBeLessThanOrEqual(await figure('failed_seconds'))
    expect(over()).toBe(13)
    await replaceFile(path, changed())
    await expect.poll(() => over()).toBe(14)
    expect(errors()).toHaveLength(1)
    // The feed imports everything before it reports success.
    await expect.poll(async () => (await figure('heard_seconds')) - (await figure('failed_seconds'))).toBeGreaterThanOrEqual(0)
    expect(notified.length).toBeGreaterThan(0)
  })

  it('applies deductions from the adjacent file, even if only that changes, and names unknown clubs', async () => {
    const [path, beside] = [join(folder, 'league.json'), join(folder, 'deductions.json')]
    const teams = { team1: 'Anchor City', team2: 'Tide Town' }
    const matches = [{ round: 'Matchday 1', date: '2025-05-30', time: '15:00 UTC', ...teams, score: { ft: [1, 0] } }]
    await writeFile(path, JSON.stringify({ name: 'Harbour League 2025', matches }))
    const entry = (club: string, points: number) => ({ season: '2025', club, points, reason: { en: 'Unpaid wages' } })
    await writeFile(beside, JSON.stringify([entry('Anchor City', 2)]))
    const memory = memorySink()
    const taken: number[][] = []
    memory.sink.upsertLeagues = async ([league]) => void taken.push((league?.deductions ?? []).map(({ points }) => points))
    const { feed, heard } = open(path, memory)
    await feed.start()
    expect(taken).toEqual([[2]])
    const before = heard.length
    await replaceFile(beside, JSON.stringify([entry('Anchor City', 3), entry('Nobody', 1)]))
    await expect.poll(() => taken).toEqual([[2], [3]])
    expect(heard.length).toBe(before)
    expect(lines.map(({ msg }) => msg)).toContainEqual(
      expect.stringMatching(/league\.json: deductions\.json\[1\] is left out: "Nobody" is no club of Harbour League 2025$/),
    )
    await rm(beside)
    await expect.poll(() => taken.at(-1)).toEqual([])
    expect(errors()).toEqual([])
  })

  it('remembers after a restart what it already reported', async () => {
    const path = join(folder, 'cup.json')
    await writeFile(path, carriedCup())
    const first = open(path)
    await first.feed.start()
    await first.feed.stop()
    const { feed, heard } = open(path, first.memory)
    const before = heard.length
    await feed.start()
    expect(heard.length).toBe(before)
  })

  it.each([
    ['nowhere.json', /nowhere\.json cannot be read: there is no such file\.$/],
    ['.', /cannot be read: it is a folder\.$/],
  ])('fails the first start with one sentence if the file cannot be read: %s', async (name, sentence) => {
    await expect(open(join(folder, name)).feed.start()).rejects.toThrow(sentence)
  })

  it('still starts if the file disappears later', async () => {
    const path = join(folder, 'cup.json')
    await writeFile(path, carriedCup())
    const first = open(path)
    await first.feed.start()
    await first.feed.stop()
    await rm(path)
    const { feed } = open(path, first.memory)
    await feed.start()
    expect(errors()).toHaveLength(1)
  })
})

describe('URL source', () => {
  async function serve(
    respond: (asked: { count: number; etag: string | undefined }) => { status: number; body?: string; headers?: object },
  ) {
    let count = 0
    const made = createServer((request, response) => {
      count += 1
      const { status, body = '', headers = {} } = respond({ count, etag: request.headers['if-none-match'] })
      response.writeHead(status, { ...headers }).end(body)
    })
    server = made
    await new Promise<void>((done) => made.listen(0, '127.0.0.1', done))
    return { url: `http://127.0.0.1:${(made.address() as AddressInfo).port}/cup.json`, count: () => count }
  }

  it('polls with the ETag and reads again only after a change', async () => {
    const statuses: number[] = []
    const { url, count } = await serve(({ count, etag }) => {
      const now = count < 4 ? 'a' : 'b'
      const status = etag === `"${now}"` ? 304 : 200
      statuses.push(status)
      return status === 304 ? { status } : { status, body: now === 'a' ? carriedCup() : changed(), headers: { etag: `"${now}"` } }
    })
    const { feed, states } = open(url)
    await feed.start()
    const over = () => [...states.values()].filter(({ core }) => core.status === 'over').length
    expect(over()).toBe(13)
    await expect.poll(() => over()).toBe(14)
    // A further request finds the second version as unchanged as the first.
    await expect.poll(count).toBeGreaterThan(4)
    expect(statuses.slice(0, 5)).toEqual([200, 304, 304, 200, 304])
  })

  it('keeps the last good state on failure, logs it once and recovers', async () => {
    const { url, count } = await serve(({ count }) =>
      count === 1 || count > 5 ? { status: 200, body: count === 1 ? carriedCup() : changed() } : { status: 503 },
    )
    const { feed, states } = open(url)
    await feed.start()
    await expect.poll(() => [...states.values()].filter(({ core }) => core.status === 'over')).toHaveLength(14)
    expect(count()).toBeGreaterThan(5)
    expect(errors()).toEqual([`the feed keeps what it knows: ${url} cannot be read: the server answered 503.`])
  })

  it('rejects responses over 20 MB', async () => {
    const { url } = await serve(() => ({ status: 200, body: 'x'.repeat(mostBytes + 1) }))
    await expect(openSource(url).read()).rejects.toThrow(/cup\.json is larger than 20 MB\.$/)
  })

  it('follows redirects, but only to http addresses', async () => {
    const { url } = await serve(({ count }) =>
      count === 1 ? { status: 302, headers: { location: '/moved.json' } } : { status: 302, headers: { location: 'file:///etc/passwd' } },
    )
    await expect(openSource(url).read()).rejects.toThrow(/neither http nor https/)
  })

  it('rejects other protocols at once and never shows a password', async () => {
    expect(() => openSource('ftp://example.org/cup.json')).toThrow(/only files and http or https addresses/)
    expect(openSource('https://me:secret@example.org/cup.json?key=1').name).toBe('https://example.org/cup.json')
  })
})
