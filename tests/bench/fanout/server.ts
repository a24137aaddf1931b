// The servers under test: ours as shipped, and the naive loop over `ws`. Prints "listening PORT". On stdin: "p N" publishes N messages;
// "tick on" adds the ticks of a busy evening; "talk N" publishes N lines of talk a second, "talk 0" stops them. "relay" is a relay whose
// server is a separate process, named by "behind PID".
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { WebSocketServer } from 'ws'
import type { RoomMessage } from '../../../contract/chat/chat.ts'
import { createLiveHub } from '../../../server/core/live/hub.ts'
import { createRelay } from '../../../server/core/live/relay/relay.ts'
import { relayUpgrades } from '../../../server/core/live/relay/upgrade.ts'
import { attachLive } from '../../../server/core/live/server.ts'
import { buildRoomMessage } from '../../../server/features/chat/post-message.ts'

const relaySecret = 'of-a-benchmark-on-loopback'
const [kind, size] = [process.argv[2], Number(process.argv[3] ?? 150)]
const http = createServer()

/** Text that pads a message to the required length. */
function filler(epoch: string): string {
  const bare = `{"code":100,"type":"goal","version":1,"epoch":"${epoch}","channel":"scores","seq":10000,"data":""}`
  return 'x'.repeat(Math.max(0, size - bare.length))
}

const speaker: RoomMessage['from'] = {
  uid: '100012',
  nickname: '看台上的人',
  avatar: '/avatars/03.svg',
  userlevel: 12,
  fan: null,
  guard: null,
  noble: null,
  role: 'viewer',
}

interface Served {
  publish: () => void
  tick: () => void
  /** Publishes one line of a room's talk. */
  talk: () => void
}

function ours(): Served {
  const hub = createLiveHub({ log: console })
  const upgrades = relayUpgrades(hub, { relaySecret, publicUrl: '' })
  attachLive(http, hub, { publicUrl: '', trustProxy: false, perAddress: 100_000, upgrades })
  const data = filler(hub.epoch)
  let row = 0
  return {
    publish: () => hub.publish('scores', 'goal', data as never),
    tick: () => {
      row = (row + 1) % 25
      hub.publish('scores', 'football_match', [{ id: `m${row}`, seq: 1, match_str: "67'" }], { tick: true })
    },
    talk: () => {
      row += 1
      const line = buildRoomMessage('bench', 'chat', Date.now(), { from: speaker, text: '这防线拉得太高了，换人吧' })
      hub.publish('scores' as never, 'room_message', [{ ...line, id: `l${row}` }], { tick: true })
    },
  }
}

function plainLoop(): Served {
  const server = new WebSocketServer({ server: http, perMessageDeflate: false })
  const epoch = '000000000000'
  const data = filler(epoch)
  let seq = 0
  return {
    publish: () => {
      seq += 1
      const text = JSON.stringify({ code: 100, type: 'goal', version: 1, epoch, channel: 'scores', seq, data })
      for (const client of server.clients) client.send(text)
    },
    tick: () => undefined,
    talk: () => undefined,
  }
}

let talking: ReturnType<typeof setInterval> | undefined
function talk(served: Served, perSecond: number): void {
  clearInterval(talking)
  if (perSecond > 0) talking = setInterval(served.talk, 1_000 / perSecond)
}
function obey(served: Served): void {
  createInterface({ input: process.stdin }).on('line', (line) => {
    if (line === 'tick on') setInterval(served.tick, 20)
    else if (line.startsWith('talk ')) talk(served, Number(line.slice(5)))
    else for (let left = Number(line.slice(2)); left > 0; left -= 1) served.publish()
  })
}

/** Runs the relay in front of a server process of its own, which executes the commands instead. */
async function relay(): Promise<void> {
  const behind = spawn(process.execPath, ['--import', 'tsx', process.argv[1] ?? '', 'ours', String(size)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  process.on('exit', () => behind.kill())
  process.stdin.pipe(behind.stdin)
  console.log(`behind ${behind.pid}`)
  const port = await new Promise<string>((resolve) => {
    createInterface({ input: behind.stdout }).on('line', (line) => resolve(line.slice('listening '.length)))
  })
  const log = { info: () => undefined, warn: console.error, error: console.error }
  const node = createRelay({ addresses: [`http://127.0.0.1:${port}`], secret: relaySecret, log })
  attachLive(http, node, { publicUrl: '', trustProxy: false, perAddress: 100_000 })
  while (node.closed) await new Promise((resolve) => setTimeout(resolve, 10))
}

if (kind === 'relay') await relay()
else obey(kind === 'ours' ? ours() : plainLoop())
process.stdin.on('end', () => process.exit(0))
http.listen(0, '127.0.0.1', 4096, () => console.log(`listening ${(http.address() as AddressInfo).port}`))
