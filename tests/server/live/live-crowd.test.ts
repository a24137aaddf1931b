// A restart with many viewers: the real server stops and starts again, and five thousand of our clients reconnect, each requesting what it
// may have missed. R-LIVE-6; with one client, tests/server/live/live-cuts.test.ts.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { createLiveSocket, type LiveSocket, type LiveState } from '../../../src/core/socket/socket.ts'
import { type ServerProcess, spawnServer } from '../../support/app/server-process.ts'
import { freePort } from '../../support/free-port.ts'
import { figures, isShort } from '../../support/soak.ts'

const clients = 5_000
/** Sockets of one address: below the limit of an address. */
const together = 500
const spread = 10_000

let server: ServerProcess | undefined
const sockets: LiveSocket[] = []
const folders: string[] = []
afterAll(async () => {
  for (const socket of sockets) socket.close()
  server?.kill('SIGTERM')
  await server?.ended
  for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
})

/** A socket from one of many machines: all of 127.0.0.0/8 is this host. */
const from = (address: string) =>
  class extends WebSocket {
    constructor(url: string) {
      super(url, { localAddress: address })
    }
  } as unknown as new (
    url: string,
  ) => globalThis.WebSocket

it.skipIf(isShort)('after a restart 95 in 100 clients are back within 30 s, and no call takes over 2 s', { timeout: 600_000 }, async () => {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'crowd-'))
  folders.push(folder)
  const env = { PORT: String(port), DATA_DIR: folder, RATE_LIMIT: '0' }
  server = spawnServer(env)
  await server.ready
  const states: LiveState[] = []
  const calls: number[] = []
  const failed: string[] = []
  let isBack = false
  /** The requests of a page that may have missed something. */
  async function fetchAgain(): Promise<void> {
    const begun = performance.now()
    const reply = await fetch(`http://127.0.0.1:${port}/api/Live/getRoomList`)
    await reply.arrayBuffer()
    if (isBack) calls.push(performance.now() - begun)
  }
  for (let index = 0; index < clients; index += 1) {
    sockets.push(
      createLiveSocket({
        url: `ws://127.0.0.1:${port}/ws`,
        WebSocketImpl: from(`127.0.0.${2 + Math.floor(index / together)}`),
        onMessage: () => undefined,
        onState: (state) => {
          states[index] = state
        },
        onReset: (_channel, reason) => {
          if (reason !== 'first') fetchAgain().catch((error: Error) => failed.push(error.message))
        },
      }),
    )
    // Spreads the connections over time.
    if (index % 50 === 49) await wait((spread / clients) * 50)
  }
  const open = (): number => states.filter((state) => state === 'open').length
  await expect.poll(open, { timeout: 120_000, interval: 500 }).toBe(clients)
  server.kill('SIGTERM')
  await server.ended
  server = spawnServer(env)
  await server.ready
  isBack = true
  const ready = performance.now()
  await expect.poll(open, { timeout: 120_000, interval: 100 }).toBeGreaterThanOrEqual(clients * 0.95)
  const back = performance.now() - ready
  await expect.poll(open, { timeout: 120_000, interval: 500 }).toBe(clients)
  const slowest = Math.max(...calls)
  figures({ proof: 'R-LIVE-6 restart', clients, back95: Math.round(back), calls: calls.length, slowest: Math.round(slowest) })
  expect(failed).toEqual([])
  expect(calls.length).toBeGreaterThanOrEqual(clients * 0.95)
  expect(back).toBeLessThanOrEqual(30_000)
  expect(slowest).toBeLessThanOrEqual(2_000)
})
