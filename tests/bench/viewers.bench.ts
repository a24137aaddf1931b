// A hundred viewers of one room over HTTP: how often a viewer's buffer runs dry, and how late parts arrive, compared with bare HTTP over
// lists and parts of the same sizes. Each requests the list with blocking reload and every part, like a player at the live edge.
import { setTimeout as rest } from 'node:timers/promises'
import { readPlaylist } from '../support/media/hls-reader.ts'
import { keyOf } from '../support/media/media-world.ts'
import { publishRtmp } from '../support/media/rtmp-publisher.ts'
import { watchParts } from './glass/viewer.ts'
import { startOnCore, startPackagingServer } from './packaging/process.ts'
import { conditions, type Measured, measured, quantile, report } from './rig.ts'
import { DryBuffer } from './viewers/dry-buffer.ts'

const full = process.argv.includes('--full')
const many = 100
const seconds = full ? 600 : 20
const rounds = full ? 1 : 3
/** Milliseconds for viewers to join and for their buffers to fill. */
const settling = 4_000

interface Watched {
  stalls: number
  /** Share of the time in which a viewer had no picture. */
  stalled: number
  /** Milliseconds by which parts arrived later than the fastest of the same viewer, the 99th percentile. */
  late: number
}

async function watch(pid: number, list: string, viewers: number): Promise<Measured<Watched>> {
  const left = new AbortController()
  const lost: unknown[] = []
  const all = Array.from({ length: viewers }, () => ({ buffer: new DryBuffer(), offsets: [] as number[], media: 0 }))
  for (const one of all)
    watchParts(list, left.signal, (duration) => {
      const now = performance.now()
      one.buffer.add(duration, now)
      one.media += duration * 1_000
      one.offsets.push(now - one.media)
    }).catch((error: unknown) => {
      if (!left.signal.aborted) lost.push(error)
    })
  await rest(settling)
  try {
    return await measured(pid, async () => {
      const began = performance.now()
      for (const one of all) {
        one.buffer.settle(began)
        one.offsets = []
      }
      const before = all.map(({ buffer: { stalls, stalled } }) => ({ stalls, stalled }))
      await rest(seconds * 1_000)
      const now = performance.now()
      for (const { buffer } of all) buffer.settle(now)
      if (lost.length > 0) throw new Error(`${lost.length} viewers were lost`, { cause: lost[0] })
      const late = all.flatMap(({ offsets }) => {
        const quickest = Math.min(...offsets)
        return offsets.map((offset) => offset - quickest)
      })
      if (late.length < (viewers * seconds) / 0.21 / 2) throw new Error('viewers got less than half of the parts')
      const sum = (pick: 'stalls' | 'stalled'): number =>
        all.reduce((whole, { buffer }, index) => whole + buffer[pick] - (before[index]?.[pick] ?? 0), 0)
      return { stalls: sum('stalls'), stalled: sum('stalled') / (now - began) / viewers, late: quantile(late, 0.99) }
    })
  } finally {
    left.abort()
  }
}

/** Size of a stream's part in bytes. */
async function partBytes(list: string): Promise<number> {
  const parts = readPlaylist(await (await fetch(list)).text()).segments.at(-1)?.parts ?? []
  const sizes = await Promise.all(parts.map(async ({ uri }) => (await (await fetch(new URL(uri, list))).arrayBuffer()).byteLength))
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length)
}

const server = await startPackagingServer()
const publisher = await publishRtmp(server.rtmp, keyOf('crowd'))
try {
  const list = `${server.url}/hls/crowd/original/index.m3u8`
  while (!(await fetch(list)).ok) await rest(200)
  const bare = await startOnCore('../viewers/bare.ts', String(await partBytes(list)))
  const bareList = `http://127.0.0.1:${bare.addresses[0]}/index.m3u8`
  const taken: { crowd: Measured<Watched>; least: Measured<Watched> }[] = []
  try {
    for (let round = 0; round < rounds; round += 1)
      taken.push({ least: await watch(bare.pid, bareList, many), crowd: await watch(server.pid, list, many) })
  } finally {
    await bare.stop()
  }
  const crowd = taken.map((one) => one.crowd)
  const single = { against: '', baseline: [], ...conditions(crowd) }
  const minutes = (many * seconds) / 60
  report({
    ...single,
    name: `stalls of ${many} viewers of one room`,
    unit: 'stalls a minute of a viewer',
    ours: crowd.map(({ result }) => result.stalls / minutes),
    goal: { most: 0 },
  })
  report({
    ...single,
    name: `time without a picture of ${many} viewers of one room`,
    unit: 'share',
    ours: crowd.map(({ result }) => result.stalled),
    goal: { most: 0 },
  })
  report({
    name: `parts come late to ${many} viewers of one room, p99`,
    unit: 'ms',
    ours: crowd.map(({ result }) => result.late),
    against: 'bare HTTP',
    baseline: taken.map(({ least }) => least.result.late),
    goal: { most: 2 },
    ...conditions(taken.flatMap((one) => [one.least, one.crowd])),
  })
} finally {
  publisher.die()
  await server.stop()
}
process.exit(0)
