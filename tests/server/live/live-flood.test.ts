// Sockets of one address that request as much as possible: their cost is bounded by the topics that they name, and other clients continue.
import { performance } from 'node:perf_hooks'
import { afterEach, expect, it } from 'vitest'
import type { LiveSettings } from '../../../server/core/live/settings.ts'
import { guestAuth } from '../../../server/core/live/socket-auth.ts'
import { isJoined, type LiveServer, liveClient, liveServer } from '../../support/live-server.ts'
import { figures, isShort, soak } from '../../support/soak.ts'

let server: LiveServer | undefined
afterEach(async () => {
  await server?.stop()
  server = undefined
})
async function started(settings: Partial<LiveSettings> = {}): Promise<LiveServer> {
  server = await liveServer({ closing: 50, ...settings })
  return server
}
const nothing = { perSecond: 0, burst: 0 }
const matches = Array.from({ length: 90 }, (_, index) => `match:${index}` as const)

it('a client over its own and its address’s topic limit is disconnected, and its neighbor is not', async () => {
  const { port } = await started({ reservedTopics: { perSecond: 0, burst: 250 }, addressTopics: nothing })
  const [flooder, neighbour] = [await liveClient(port), await liveClient(port)]
  flooder.submit({ type: 'topic', add: matches }, { type: 'topic', remove: matches }, { type: 'topic', add: matches })
  expect(await flooder.closed).toBe(1013)
  expect(flooder.heard).toHaveLength(90)
  neighbour.submit({ type: 'topic', add: ['match:1'] })
  await neighbour.hear(isJoined('match:1'))
})

it('a client is charged for the topics that it asks to resume', async () => {
  const { port, hub } = await started({ reservedTopics: { perSecond: 0, burst: 100 }, addressTopics: nothing })
  const client = await liveClient(port)
  const resume = { type: 'resume', epoch: hub.epoch, seq: Object.fromEntries(matches.map((channel) => [channel, 0])) } as const
  client.submit(resume, resume)
  expect(await client.closed).toBe(1013)
})

it('a client gets an error for an unknown room, keeps nothing of it, and is disconnected if it continues', async () => {
  const { port, hub } = await started({ refusals: 90 })
  hub.open({ ...guestAuth, lookUp: (channel) => (channel.startsWith('room:') ? 'unknown' : 'listed') })
  const client = await liveClient(port)
  client.submit({ type: 'topic', add: ['room:invented', 'match:1'] })
  expect(await client.hear(({ code }) => code === 1)).toMatchObject({ msg: 'There is no such topic.' })
  await client.hear(isJoined('match:1'))
  expect(hub.online('invented')).toBe(0)
  client.submit({ type: 'topic', add: matches.map((name) => `room:${name.slice(6)}` as const) })
  expect(await client.closed).toBe(1008)
})

it('a client can join at most ten rooms and five unlisted matches', async () => {
  const { port, hub } = await started()
  hub.open({ ...guestAuth, lookUp: (channel) => (channel.startsWith('match:') ? 'unlisted' : 'listed') })
  const client = await liveClient(port)
  client.submit({ type: 'topic', add: [...Array.from({ length: 12 }, (_, index) => `room:${index}` as const), ...matches.slice(0, 7)] })
  client.submit({ type: 'topic', remove: ['room:0', 'match:0'] }, { type: 'topic', add: ['room:12', 'match:7'] })
  await client.hear(isJoined('match:7'))
  const joined = client.heard.flatMap((message) => (message.code === 100 && message.type === 'joined' ? [message.channel] : []))
  expect([joined.filter((name) => name.startsWith('room:')).length, joined.filter((name) => name.startsWith('match:')).length]).toEqual([
    11, 6,
  ])
  expect(joined).toContain('room:12')
})

it('a client can try only a limited number of tokens', async () => {
  const { port, hub } = await started({ reservedTokens: { perSecond: 0, burst: 1 }, addressTokens: { perSecond: 0, burst: 3 } })
  const asked: string[] = []
  hub.open({
    ...guestAuth,
    authenticate: async (token) => {
      asked.push(token)
      return null
    },
  })
  const guesser = await liveClient(port)
  for (let count = 0; count < 10; count += 1) guesser.submit({ type: 'login-token', token: `guess-${count}` })
  expect(await guesser.closed).toBe(1013)
  expect(asked.length).toBeLessThanOrEqual(4)
  // A client with a valid token is not locked out by it.
  const member = await liveClient(port)
  member.submit({ type: 'login-token', token: 'mine' })
  await member.hear((message) => message.code === 200 && message.type === 'signed_out')
  expect(asked.at(-1)).toBe('mine')
})

it('a client does not slow down others, however many sockets it has', { timeout: 60_000 }, async () => {
  const { port } = await started()
  const lasting = soak(300, 5_000)
  const flooders = await Promise.all(Array.from({ length: soak(30, 300) }, () => liveClient(port)))
  let cut = 0
  for (const { closed } of flooders) void closed.then(() => (cut += 1))
  const flood = setInterval(() => {
    for (const { ws, submit } of flooders)
      if (ws.readyState === ws.OPEN) submit({ type: 'topic', add: matches }, { type: 'topic', remove: matches })
  }, 100)
  const other = await liveClient(port)
  const waits: number[] = []
  const until = performance.now() + lasting
  while (performance.now() < until || cut < flooders.length) {
    const begun = performance.now()
    other.submit({ type: 'visible', visible: true }, { type: 'topic', add: ['match:1'] })
    await other.hear(isJoined('match:1'))
    waits.push(performance.now() - begun)
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  clearInterval(flood)
  waits.sort((a, b) => a - b)
  const p99 = Math.round(waits[Math.floor(waits.length * 0.99)] ?? 0)
  figures({ sockets: flooders.length, seconds: lasting / 1_000, 'p99 of another (ms)': p99 })
  expect(cut).toBe(flooders.length)
  expect(other.ws.readyState).toBe(other.ws.OPEN)
  // The slowest of some thirty calls. Before topics were counted, three hundred sockets raised it to 2.7 s.
  if (!isShort) expect(p99).toBeLessThan(500)
})
