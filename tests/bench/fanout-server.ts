// The servers under test: ours as it is shipped, and the plain loop over `ws` that everyone writes first.
// Says "listening PORT". On stdin: "p N" publishes N messages; "tick on" adds the ticks of a busy evening.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { WebSocketServer } from 'ws'
import { createLiveHub } from '../../server/core/live/hub.ts'
import { attachLive } from '../../server/core/live/server.ts'

const [kind, size] = [process.argv[2], Number(process.argv[3] ?? 150)]
const http = createServer()

/** Text that makes a message as long as it should be. */
function filler(epoch: string): string {
  const bare = `{"code":100,"type":"goal","version":1,"epoch":"${epoch}","channel":"scores","seq":10000,"data":""}`
  return 'x'.repeat(Math.max(0, size - bare.length))
}

function ours(): { publish: () => void; tick: () => void } {
  const hub = createLiveHub({ log: console })
  attachLive(http, hub, { publicUrl: '', trustProxy: false, perAddress: 100_000 })
  const data = filler(hub.epoch)
  let row = 0
  return {
    publish: () => hub.publish('scores', 'goal', data),
    tick: () => {
      row = (row + 1) % 25
      hub.publish('scores', 'football_match', [{ id: `m${row}`, seq: 1, match_str: "67'" }], { tick: true })
    },
  }
}

function plainLoop(): { publish: () => void; tick: () => void } {
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
  }
}

const served = kind === 'ours' ? ours() : plainLoop()
createInterface({ input: process.stdin }).on('line', (line) => {
  if (line === 'tick on') setInterval(served.tick, 20)
  else for (let left = Number(line.slice(2)); left > 0; left -= 1) served.publish()
})
process.stdin.on('end', () => process.exit(0))
http.listen(0, '127.0.0.1', 4096, () => console.log(`listening ${(http.address() as AddressInfo).port}`))
