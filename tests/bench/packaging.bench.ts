// CPU cost of a live stream from RTMP to HLS on disk: ours, with parts of 200 ms and low-latency lists, compared with one `ffmpeg -c copy`
// for each stream to plain HLS of the same kind. Both receive the same streams in turn; ffmpeg gets them as FLV over TCP, which costs less
// than our RTMP.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import Flv from 'node-media-server/src/protocol/flv.js'
import { freePort } from '../support/free-port.ts'
import { publishRtmp, type RtmpPublisher, tagsOf } from '../support/media/rtmp-publisher.ts'
import { startPackagingServer } from './packaging/process.ts'
import { conditions, cpuOf, type Measured, measured, pinned, report, skipped } from './rig.ts'

const full = process.argv.includes('--full')
const streams = 4
const rounds = full ? 5 : 3
const seconds = full ? 30 : 10
/** Bytes added to each picture as a filler NAL unit: 3 Mbit/s at 25 pictures a second. */
const filler = Buffer.alloc(14_000, 0x0c)

const heavy = tagsOf().map((tag) => {
  if (tag.codec_type !== 9 || tag.data[1] !== 1) return tag
  const length = Buffer.alloc(4)
  length.writeUInt32BE(filler.length)
  const data = Buffer.concat([tag.data, length, filler])
  return { ...tag, data, size: data.length }
})

type Sender = Pick<RtmpPublisher, 'closed' | 'die'>

/** CPU seconds of several processes. */
const cpuOfAll = (pids: number[]): number => pids.reduce((sum, pid) => sum + cpuOf(pid), 0)

/** Sends the same as FLV to a listening port. */
async function publishFlv(port: number): Promise<Sender> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.on('error', () => socket.destroy())
  socket.write(Flv.createHeader(true, true))
  const began = Date.now()
  let next = 0
  const timer = setInterval(() => {
    for (let tag = heavy[next]; tag && tag.dts <= Date.now() - began; tag = heavy[next]) {
      socket.write(Flv.createMessage(tag))
      next += 1
    }
  }, 10)
  return {
    get closed() {
      return socket.destroyed
    },
    die() {
      clearInterval(timer)
      socket.destroy()
    },
  }
}

async function publishAll(addresses: { base: string; key: string }[]): Promise<RtmpPublisher[]> {
  return Promise.all(addresses.map(({ base, key }) => publishRtmp(base, key, { tags: heavy })))
}

/** Runs the phase and returns CPU milliseconds a second for each stream. */
async function cost(pids: number[], publishers: Sender[]): Promise<Measured<number>> {
  const [first = 0, ...others] = pids
  await rest(4_000)
  const run = await measured(
    first,
    async () => {
      const before = cpuOfAll(pids)
      const at = performance.now()
      await rest(seconds * 1_000)
      return ((cpuOfAll(pids) - before) * 1_000_000) / (performance.now() - at) / streams
    },
    async () => cpuOfAll(others),
  )
  if (publishers.some(({ closed }) => closed)) throw new Error('a publisher was disconnected during the benchmark')
  return run
}

async function ours(): Promise<Measured<number>> {
  const server = await startPackagingServer()
  const publishers = await publishAll(Array.from({ length: streams }, (_, index) => ({ base: server.rtmp, key: `key-of-room${index}` })))
  try {
    return await cost([server.pid], publishers)
  } finally {
    for (const publisher of publishers) publisher.die()
    await server.stop()
  }
}

async function ffmpeg(): Promise<Measured<number>> {
  const folder = await mkdtemp(join(tmpdir(), 'packaging-'))
  const ports = await Promise.all(Array.from({ length: streams }, freePort))
  const children: ChildProcess[] = ports.map((port, index) => {
    const input = ['-hide_banner', '-loglevel', 'error', '-nostdin', '-f', 'flv', '-i', `tcp://127.0.0.1:${port}?listen`]
    const output = ['-c', 'copy', '-f', 'hls', '-hls_time', '1', '-hls_segment_type', 'fmp4', '-hls_flags', 'delete_segments']
    const [command = '', ...args] = [...pinned(0), 'ffmpeg', ...input, ...output, join(folder, `${index}.m3u8`)]
    return spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], cwd: folder })
  })
  await rest(1_500)
  const publishers = await Promise.all(ports.map(publishFlv))
  try {
    const run = await cost(
      children.map(({ pid }) => pid as number),
      publishers,
    )
    const made = (await readdir(folder)).filter((name) => name.endsWith('.m3u8'))
    if (made.length !== streams) throw new Error(`ffmpeg made ${made.length} lists of ${streams}`)
    return run
  } finally {
    for (const publisher of publishers) publisher.die()
    for (const child of children) child.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  }
}

const name = 'packaging: CPU of a live stream of 3 Mbit/s from RTMP to HLS'
if (spawnSync('ffmpeg', ['-version']).status !== 0) skipped(name, 'there is no ffmpeg to compare with')
else {
  const pairs: { ours: Measured<number>; floor: Measured<number> }[] = []
  for (let round = 0; round < rounds; round += 1) pairs.push({ ours: await ours(), floor: await ffmpeg() })
  report({
    name,
    unit: 'processor-ms a second and stream',
    ours: pairs.map((pair) => pair.ours.result),
    against: 'ffmpeg -c copy -f hls, one a stream',
    baseline: pairs.map((pair) => pair.floor.result),
    goal: { most: 1.5 },
    ...conditions(pairs.flatMap((pair) => [pair.ours, pair.floor])),
  })
}
process.exit(0)
