// Fifty cuts of every kind between our own client and our own hub: the rows end up as the server has them. R-LIVE-3.
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { Channel, LiveMessage } from '../../../contract/live.ts'
import { createLiveSocket, type LiveSocket, type LiveSocketOptions, type LiveState } from '../../../src/core/socket/socket.ts'
import { type Fault, type FaultProxy, faultProxy, faults } from '../../support/hostile/fault-proxy.ts'
import { type LiveServer, liveServer } from '../../support/live-server.ts'
import { figures, soak } from '../../support/soak.ts'

interface Row {
  id: string
  seq: number
  home_score: number
}
/** Milliseconds to wait for a state that must come: a stalled machine is no failure. */
const patience = 30_000
const seed = Number(process.env.SEED ?? 20_260_611)

/** Small, reproducible random generator (mulberry32). */
function seeded(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A small match server: the REST response, and a frame for every change. */
class World {
  readonly rows = new Map<string, Row>()
  private readonly random: () => number
  hub: LiveServer['hub']
  constructor(hub: LiveServer['hub'], random: () => number) {
    this.hub = hub
    this.random = random
  }
  step(): void {
    const id = `m${Math.floor(this.random() * 20)}`
    const old = this.rows.get(id) ?? { id, seq: 0, home_score: 0 }
    const row = { id, seq: old.seq + 1, home_score: old.home_score + 1 }
    this.rows.set(id, row)
    this.hub.publish('scores', 'football_match', [row], { tick: this.random() < 0.5 })
  }
}

/** A page's use of the socket: newer rows win, a reset triggers a slow fetch. */
class Page {
  readonly rows = new Map<string, Row>()
  readonly resets: string[] = []
  readonly applied: string[] = []
  state: LiveState = 'connecting'
  fetching = 0
  /** The last frame applied. */
  reached = 0
  private readonly world: World
  readonly socket: LiveSocket
  constructor(world: World, url: string, options: Partial<LiveSocketOptions> = {}) {
    this.world = world
    this.socket = createLiveSocket({
      url,
      WebSocketImpl: WebSocket as unknown as new (address: string) => globalThis.WebSocket,
      timing: { connect: 300, heartbeat: 60, reply: 120, stable: 20 },
      random: () => 0.01,
      onMessage: (message) => this.onMessage(message),
      onReset: (channel, reason) => this.onReset(channel, reason),
      onState: (state) => {
        this.state = state
      },
      ...options,
    })
  }
  private onMessage(message: LiveMessage): void {
    if (message.code !== 100 || message.type !== 'football_match') return
    this.applied.push(`${message.epoch} ${message.seq}`)
    this.reached = message.seq
    for (const row of message.data) this.take(row as Row)
  }
  private onReset(channel: Channel, reason: string): void {
    if (channel !== 'scores') return
    this.resets.push(reason)
    this.fetching += 1
    setTimeout(() => {
      for (const row of this.world.rows.values()) this.take(row)
      this.fetching -= 1
    }, 20)
  }
  private take(row: Row): void {
    if (row.seq > (this.rows.get(row.id)?.seq ?? -1)) this.rows.set(row.id, row)
  }
}

let server: LiveServer
/** A page and the connection to the server, which the test cuts. */
interface Reader {
  page: Page
  proxy: FaultProxy
}
let readers: Reader[] = []
afterEach(end)

async function end(): Promise<void> {
  for (const { page } of readers) page.socket.close()
  await Promise.all(readers.map(({ proxy }) => proxy.close()))
  readers = []
  await server.stop()
}

async function begin(history: number, start = seed): Promise<World> {
  server = await liveServer({ history, sweep: 30, idlePing: 80, idleDead: 200 })
  return new World(server.hub, seeded(start))
}

async function joined(world: World): Promise<Reader> {
  const proxy = await faultProxy(server.port)
  const reader = { proxy, page: new Page(world, `ws://127.0.0.1:${proxy.port}/ws`) }
  readers.push(reader)
  await expect.poll(() => reader.page.state, { timeout: patience }).toBe('open')
  return reader
}

async function settledAs(world: World, { page }: Reader): Promise<void> {
  world.step()
  await expect.poll(() => [...page.rows.values()].sort(byId), { timeout: patience }).toEqual([...world.rows.values()].sort(byId))
  expect(new Set(page.applied).size).toBe(page.applied.length)
}
const byId = (one: Row, other: Row): number => one.id.localeCompare(other.id)

/** Cuts one connection fifty times; returns the faults that it used. */
async function cutFifty({ page, proxy }: Reader, random: () => number): Promise<Set<Fault>> {
  const struck = new Set<Fault>()
  for (let cuts = 0; cuts < 50; ) {
    await expect.poll(() => page.state, { interval: 5, timeout: patience }).toBe('open')
    await sleep(random() * 40)
    const fault = faults[Math.floor(random() * faults.length)] as Fault
    // Before the client notices that its connection is dead, there is nothing to cut.
    if (proxy.strike(fault) === 0) continue
    cuts += 1
    struck.add(fault)
    // A crawling connection is slow but intact: the next fault ends it.
    if (fault === 'crawl') {
      await sleep(60)
      proxy.strike('reset')
    }
  }
  return struck
}

/** One reader in npm test; npm run soak runs a thousand, twenty at a time. */
const rounds = soak(1, 50)
const together = soak(1, 20)

describe('fifty connection cuts', () => {
  it.each([
    ['with a history that covers them', 300],
    ['with a history that is too short, so that some end in a fetch', 8],
  ])('%s', { timeout: soak(180_000, 3_600_000) }, async (_, history) => {
    console.info(`seed ${seed}`)
    let gaps = 0
    for (let round = 0; round < rounds; round += 1) {
      const world = await begin(history, seed + round)
      const here = await Promise.all(Array.from({ length: together }, () => joined(world)))
      // A history that covers every cut: the world waits for a reader that has missed nearly as much as it holds.
      const isCovered = ({ page }: Reader) => (server.hub.position(['scores']).seq.scores ?? 0) - page.reached < history - 50
      const ticking = setInterval(() => {
        if (history < 300 || here.every(isCovered)) world.step()
      }, 4)
      const struck = await Promise.all(here.map((reader, index) => cutFifty(reader, seeded(seed + history + round * together + index))))
      clearInterval(ticking)
      for (const reader of here) await settledAs(world, reader)
      expect([...new Set(struck.flatMap((faults) => [...faults]))].sort()).toEqual([...faults].sort())
      if (history === 300) for (const { page } of here) expect(page.resets).toEqual(['first'])
      gaps += here.flatMap(({ page }) => page.resets).filter((reason) => reason === 'gap').length
      await expect.poll(() => server.hub.size(), { timeout: patience }).toBe(together)
      if (round < rounds - 1) await end()
    }
    if (history === 8) expect(gaps).toBeGreaterThan(0)
    figures({ clients: rounds * together, cuts: rounds * together * 50, gaps, unnoticed: 0 })
  })
})

describe('a restart of the server', () => {
  it('is detected by its epoch, once, and the topics are joined again', async () => {
    const world = await begin(300)
    const reader = await joined(world)
    const { page, proxy } = reader
    page.socket.addTopic('match:m1')
    for (let step = 0; step < 30; step += 1) world.step()
    await settledAs(world, reader)
    const { port } = server
    await server.stop()
    for (let step = 0; step < 5; step += 1) world.rows.set(`new${step}`, { id: `new${step}`, seq: 1, home_score: step })
    server = await liveServer({}, {}, port)
    world.hub = server.hub
    await expect.poll(() => page.resets, { timeout: patience }).toEqual(['first', 'epoch'])
    await settledAs(world, reader)
    const heard: LiveMessage[] = []
    // A channel is fetched on joining; from then on its frames arrive.
    const fetched: Channel[] = []
    const listener = new Page(world, `ws://127.0.0.1:${proxy.port}/ws`, {
      onMessage: (message) => heard.push(message),
      onReset: (channel) => fetched.push(channel),
    })
    listener.socket.addTopic('match:m1')
    await expect.poll(() => fetched).toContain('match:m1')
    server.hub.publish('match:m1', 'match_detail', { id: 'm1' })
    await expect.poll(() => heard).toHaveLength(1)
    listener.socket.close()
  })
})
