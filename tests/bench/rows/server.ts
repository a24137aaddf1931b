// The server of the row benchmarks: ours as shipped, with a thousand live matches, and a separate socket endpoint for the floors. Prints
// "listening APP FLOORS". On stdin: "rate N" makes N changes a second; "goal ID" publishes one goal and prints "goal ID SENT".
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { pino } from 'pino'
import { dayMatchesBody } from '../../../rules/screen/bodies.ts'
import { dayIn } from '../../../rules/time/day.ts'
import { readConfig } from '../../../server/config.ts'
import type { SocketHub } from '../../../server/core/live/hub.ts'
import { attachLive } from '../../../server/core/live/server.ts'
import { startServer } from '../../../server/start.ts'
import { busyFeed } from './feed.ts'

const root = resolve(import.meta.dirname, '../../..')
const floors = join(root, '.cache/bench/rows')
const dataDir = mkdtempSync(join(tmpdir(), 'grandstand-rows-'))
/** Batches a second; a higher rate puts several changes into one batch, as feeds do. */
const batches = 50

const env = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, RATE_LIMIT: '0', LOG_LEVEL: 'error' }
const feed = busyFeed()
const running = await startServer(readConfig(env, join(root, 'dist/app')), {
  log: pino({ level: 'error' }, pino.destination(2)),
  feed: feed.source,
})
const { context, http } = running

/** A clock that other processes of this machine share. */
const clock = (): number => performance.timeOrigin + performance.now()

const sentAt = new Map<string, number>()
const { publish } = context.hub
context.hub.publish = (channel, type, data, options) => {
  if (type === 'football_match') for (const { id } of data as { id: string }[]) if (sentAt.has(id)) sentAt.set(id, clock())
  publish(channel, type, data, options)
}

const watched = new Set<string>()
async function scoreGoal(id: string): Promise<void> {
  // A watched match has no other changes, so that the next one is the goal.
  watched.add(id)
  sentAt.set(id, 0)
  await feed.goal(id)
  console.log(`goal ${id} ${sentAt.get(id)}`)
  sentAt.delete(id)
}

let timer: NodeJS.Timeout | undefined
function setRate(perSecond: number): void {
  clearInterval(timer)
  if (perSecond === 0) return
  const times = Math.min(batches, perSecond)
  let busy = false
  let owed = 0
  const tick = async (): Promise<void> => {
    owed += perSecond / times
    if (busy) return
    busy = true
    const count = Math.floor(owed)
    owed -= count
    await feed.happen(count, watched).finally(() => {
      busy = false
    })
  }
  timer = setInterval(() => void tick(), 1_000 / times)
}

const listUrl = '/api/hot_match/all_match'
const frontServer = createServer((request, response) => {
  const path = (request.url ?? '/').split('?')[0] ?? '/'
  if (path === '/rows.json') {
    const zone = 'Asia/Shanghai'
    const payload = dayMatchesBody('football', dayIn(context.clock.now(), zone), zone)
    void http.inject({ method: 'POST', url: listUrl, payload }).then((reply) => {
      response.setHeader('content-type', 'application/json')
      response.end(reply.payload)
    })
    return
  }
  readFile(join(floors, path.replaceAll('..', ''))).then(
    (bytes) => {
      const type = path.endsWith('.html') ? 'text/html; charset=utf-8' : path.endsWith('.css') ? 'text/css' : 'text/javascript'
      response.setHeader('content-type', type)
      response.end(bytes)
    },
    () => {
      response.statusCode = 404
      response.end()
    },
  )
})
// buildApp creates a socket hub; features see a narrower type.
attachLive(frontServer, context.hub as SocketHub, { publicUrl: '', trustProxy: false, perAddress: 100_000 })
frontServer.listen(0, '127.0.0.1', 4096, () => console.log(`listening ${running.port} ${(frontServer.address() as AddressInfo).port}`))

createInterface({ input: process.stdin }).on('line', (line) => {
  const [word, value = ''] = line.split(' ')
  if (word === 'rate') setRate(Number(value))
  else if (word === 'goal') void scoreGoal(value)
  else if (word === 'watch') watched.add(value)
})
process.stdin.on('end', () => {
  setRate(0)
  frontServer.close()
  void running.stop().finally(() => {
    rmSync(dataDir, { recursive: true, force: true })
    process.exit(0)
  })
})
