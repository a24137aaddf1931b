// The minimum for the same lists and parts: bare HTTP, a part of the given size every 200 ms, and an immediate response to every waiting
// request. Prints "listening PORT" and ends with its stdin.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { livePlaylist } from '../../../server/media/pack/playlist.ts'
import { Timeline } from '../../../server/media/pack/timeline.ts'

const partBytes = Number(process.argv[2])
const partSeconds = 0.2
const partsOfSegment = 5
const timeline = new Timeline(0)
const run = { init: 'init-0', data: null }
let list = Buffer.alloc(0)
let waiting: (() => void)[] = []

function grow(): void {
  if (!timeline.open || timeline.open.parts.length === partsOfSegment) {
    timeline.close()
    timeline.begin(run, Date.now(), false)
  }
  timeline.add({ duration: partSeconds, independent: timeline.open?.parts.length === 0, data: Buffer.alloc(partBytes) })
  list = Buffer.from(livePlaylist(timeline, true))
  const due = waiting
  waiting = []
  for (const respond of due) respond()
}
setInterval(grow, partSeconds * 1_000)

const isThere = (msn: number, part: number): boolean =>
  msn < timeline.next || (msn === timeline.open?.msn && part < timeline.open.parts.length)

const server = createServer((request, reply) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://here')
  const [, msn, part] = /(\d+)-(\d+)\.m4s$/.exec(pathname) ?? []
  if (part !== undefined) {
    const data = timeline.find(Number(msn))?.parts[Number(part)]?.data
    reply.writeHead(data ? 200 : 404, { 'content-type': 'video/mp4' }).end(data)
    return
  }
  const respond = (): void => {
    if (searchParams.has('_HLS_msn') && !isThere(Number(searchParams.get('_HLS_msn')), Number(searchParams.get('_HLS_part'))))
      waiting.push(respond)
    else reply.writeHead(200, { 'content-type': 'application/vnd.apple.mpegurl', 'content-length': list.length }).end(list)
  }
  respond()
})
await once(server.listen(0, '127.0.0.1'), 'listening')
console.log(`listening ${(server.address() as AddressInfo).port}`)
process.stdin.resume()
process.stdin.once('end', () => process.exit(0))
