// A sender that is too fast, a database that fails, and an address that is polled instead of a sender.
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { feedPaths } from '../../../contract/feed/parts.ts'
import { productClock } from '../../../server/core/clock/clock.ts'
import type { Feed } from '../../../server/features/match/feed-message.ts'
import { unwatched } from '../../../server/feed/feed-watch.ts'
import { clubNames } from '../../../server/feed/names/club.ts'
import { pushFeed } from '../../../server/feed/push/feed.ts'
import { servePush } from '../../../server/feed/push/routes.ts'
import { signatureHeader, signatureOf, timeHeader } from '../../../server/feed/push/signature.ts'
import type { Taker } from '../../../server/feed/push/taker.ts'
import { silentLog, testApp } from '../../support/app.ts'
import { testDatabase } from '../../support/database/database.ts'
import { catalogueOf, senderOf } from '../../support/feed/messages.ts'
import { openWorld } from '../../support/match/match-world.ts'

const secret = 'a-secret-of-the-test'
const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** A taker that waits until it is released. */
function heldTaker(): { taker: Taker; letGo: () => void; taken: () => number } {
  let letGo = (): void => undefined
  let count = 0
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const taker: Taker = {
    async take() {
      count += 1
      await gate
      return { answers: [], gaps: [] }
    },
  }
  return { taker, letGo: () => letGo(), taken: () => count }
}
async function appOf(taker: Taker, mostWaiting = 4): Promise<FastifyInstance> {
  const deps = { secret, taker, reached: async () => [], log: silentLog, watch: unwatched, mostWaiting }
  const app = await testApp((http) => servePush(http, deps))
  ends.push(() => app.close())
  return app
}
let last = 0
function post(app: FastifyInstance, messages: readonly unknown[]) {
  last = Math.max(Date.now(), last + 1)
  const payload = JSON.stringify({ feed: 'feed/v1', messages })
  const signed = { [timeHeader]: String(last), [signatureHeader]: signatureOf(secret, String(last), payload) }
  return app.inject({ method: 'POST', url: feedPaths.messages, headers: { ...signed, 'content-type': 'application/json' }, payload })
}

describe('when a sender is too fast', () => {
  it('tells it when to retry and accepts what it sent before', async () => {
    const held = heldTaker()
    const app = await appOf(held.taker)
    const first = post(app, [1, 2, 3])
    await expect.poll(held.taken).toBe(1)
    const second = await post(app, [4, 5])
    expect([second.statusCode, second.headers['retry-after'], second.json()]).toMatchObject([429, '2', { error: 'busy' }])
    held.letGo()
    expect((await first).statusCode).toBe(200)
    expect((await post(app, [4, 5])).statusCode).toBe(200)
  })

  it('accepts a batch above the queue limit if nothing else is queued', async () => {
    const held = heldTaker()
    held.letGo()
    expect((await post(await appOf(held.taker), [1, 2, 3, 4, 5, 6])).statusCode).toBe(200)
  })
})

describe('when an address sends bodies that never end', () => {
  it('allows four at a time and tells the next one to retry later', async () => {
    const app = await appOf({ take: async () => ({ answers: [], gaps: [] }) })
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const open = Array.from({ length: 4 }, () => {
      const headers = { [timeHeader]: String(Date.now()), [signatureHeader]: 'v1=', 'content-length': '100' }
      const one = request(`${origin}${feedPaths.messages}`, { method: 'POST', headers })
      one.on('error', () => undefined)
      one.write('{')
      return one
    })
    const next = async () => (await post(app, [])).statusCode
    await expect.poll(next).toBe(429)
    for (const one of open) one.destroy()
    await expect.poll(next).toBe(200)
  })
})

describe('when the database fails', () => {
  it('asks the sender to retry, and applies a half-written batch once', async () => {
    const database = await testDatabase()
    const start = Date.now()
    const world = await openWorld(database, { now: start })
    const feed = pushFeed({
      ...{ secret, address: '', db: database.db, sink: world.sink, clubs: clubNames(), log: silentLog },
      clock: productClock({ feed: start, real: start, speed: 1 }),
    })
    const app = await testApp((http) => feed.serve?.(http))
    ends.push(() => app.close())
    const { fixture, nextMessage } = senderOf('f1', 'football')
    const soon = { at: new Date(start).toISOString() }
    const messages = [
      ...catalogueOf('football'),
      { ...fixture, start: soon.at },
      { ...nextMessage('phase', { phase: 'first-half' }), ...soon },
      { ...nextMessage('goal', { side: 'home', clock: { minute: 1 } }), ...soon },
    ]
    // The checkpoint is written last: the matches exist, and their messages are not recorded.
    await database.pool.query('ALTER TABLE feed_stream ADD CONSTRAINT refuses CHECK (seq < 0)')
    expect((await post(app, messages)).statusCode).toBe(500)
    expect(world.domain.snapshot.row('p-f1')).toMatchObject({ home_score: 1 })
    await database.pool.query('ALTER TABLE feed_stream DROP CONSTRAINT refuses')
    const { answers } = (await post(app, messages)).json() as { answers: { is: string }[] }
    expect(answers.map(({ is }) => is)).toEqual(messages.map(() => 'applied'))
    expect(world.domain.snapshot.row('p-f1')).toMatchObject({ home_score: 1, away_score: 0 })
  })
})

describe('URL source', () => {
  it('is fetched with its ETag, and only new data is applied', async () => {
    const database = await testDatabase()
    const start = Date.now()
    const world = await openWorld(database, { now: start })
    const { fixture, nextMessage } = senderOf('f2', 'football')
    const soon = { at: new Date(start).toISOString() }
    const kickOff = { ...nextMessage('phase', { phase: 'first-half' }), ...soon }
    // More than one batch, in reverse order.
    const corners = Array.from({ length: 600 }, () => ({ ...nextMessage('corner', { side: 'home' }), ...soon }))
    const messages: unknown[] = [...corners.reverse(), kickOff, { ...fixture, start: soon.at }, ...catalogueOf('football')]
    let asked = 0
    let unchanged = 0
    const server = createServer((request, response) => {
      asked += 1
      const etag = `"${messages.length}"`
      const isSame = request.headers['if-none-match'] === etag
      if (isSame) unchanged += 1
      response.writeHead(isSame ? 304 : 200, { etag, 'content-type': 'application/json' })
      response.end(isSame ? undefined : JSON.stringify({ feed: 'feed/v1', messages }))
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.json`
    const feed: Feed = pushFeed({
      ...{ secret: '', address, db: database.db, sink: world.sink, clubs: clubNames(), log: silentLog },
      clock: productClock({ feed: start, real: start, speed: 1 }),
      timing: { every: 20, retry: 20 },
    })
    ends.push(
      () => feed.stop(),
      () => new Promise((done) => server.close(done)),
    )
    await feed.start()
    expect(world.domain.snapshot.row('p-f2')).toMatchObject({ status: 'live', home_score: 0, corner_home: 600 })
    await expect.poll(() => unchanged).toBeGreaterThan(0)
    messages.push({ ...nextMessage('goal', { side: 'home', clock: { minute: 1 } }), ...soon })
    await expect.poll(() => world.domain.snapshot.row('p-f2')?.home_score).toBe(1)
    const polls = asked
    await expect.poll(() => asked).toBeGreaterThan(polls + 2)
    expect(world.domain.snapshot.row('p-f2')?.home_score).toBe(1)
    expect(feed).not.toHaveProperty('serve')
  })

  it('fails a start with nothing to show if it cannot be read', async () => {
    const database = await testDatabase()
    const world = await openWorld(database)
    const clock = productClock({ feed: Date.now(), real: Date.now(), speed: 1 })
    const deps = { secret: '', db: database.db, sink: world.sink, clubs: clubNames(), log: silentLog, clock }
    const feed = pushFeed({ ...deps, address: 'http://127.0.0.1:9/feed.json' })
    ends.push(() => feed.stop())
    await expect(feed.start()).rejects.toThrow(/^http:\/\/127\.0\.0\.1:9\/feed\.json cannot be read: .+\.$/)
  })
})
