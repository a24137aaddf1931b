// The cost of the demonstration world: the server and its films with the rooms on the air, while none, one, three and six of them are
// watched; the duration of a call meanwhile, and the delay of a match frame from its event to a reader. The server has all cores, as on a
// user's machine.
import { readFileSync } from 'node:fs'
import { setTimeout as rest } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { type AppProcess, startApp } from '../support/app/app-process.ts'
import { callApp } from '../support/people/app-member.ts'
import { watchParts } from './glass/viewer.ts'
import { childrenOf, conditions, cpuOf, type Measured, measured, onLinux, quantile, report, skipped, treeCpuOf } from './rig.ts'
import { isBuilt } from './rows/scene.ts'

const watched = [0, 1, 3, 6]
const seconds = process.argv.includes('--full') ? 120 : 25
/** Milliseconds for films to start, and between two calls. */
const settling = 12_000
const callEvery = 50

interface Load {
  /** CPU seconds of the process that renders. */
  film: number
  /** Milliseconds of each call, and of each frame since its event. */
  calls: number[]
  frames: number[]
}

const filmOf = (pid: number): number | undefined =>
  childrenOf(pid).find((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('film.js'))

/** Receives the score rows until stopped; `onFrame` gets the milliseconds since the event of a row. */
async function hearScores(app: AppProcess, onFrame: (late: number) => void): Promise<() => void> {
  const { clock } = await callApp<{ clock: { feed: string; real: string; speed: number } }>(app, 'GET api/Config/getConfig')
  const productNow = (): number => Date.parse(clock.feed) + (Date.now() - Date.parse(clock.real)) * clock.speed
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/ws`)
  socket.on('open', () => socket.send('{"type":"register","info":"web"}'))
  socket.on('message', (bytes) => {
    const { type, data } = JSON.parse(String(bytes)) as { type: string; data?: { updated_at?: string }[] }
    if (!type.endsWith('_match')) return
    for (const { updated_at } of data ?? []) if (updated_at) onFrame((productNow() - Date.parse(updated_at)) / clock.speed)
  })
  return () => socket.terminate()
}

async function loadOf(app: AppProcess, rooms: readonly string[]): Promise<Measured<Load>> {
  const left = new AbortController()
  for (const id of rooms)
    watchParts(`${app.url}/hls/${id}/index.m3u8`, left.signal).catch((error: unknown) => {
      if (!left.signal.aborted) console.error(`a viewer of ${id} was lost`, error)
    })
  await rest(settling)
  const others = async (): Promise<number> => treeCpuOf(app.pid) - cpuOf(app.pid)
  try {
    return await measured(
      app.pid,
      async () => {
        const film = filmOf(app.pid)
        const before = film === undefined ? 0 : cpuOf(film)
        const calls: number[] = []
        const frames: number[] = []
        const stop = await hearScores(app, (late) => frames.push(late))
        const end = performance.now() + seconds * 1_000
        while (performance.now() < end) {
          const asked = performance.now()
          await callApp(app, 'GET api/hot_match/recommend')
          calls.push(performance.now() - asked)
          await rest(callEvery)
        }
        stop()
        return { film: film === undefined ? 0 : cpuOf(film) - before, calls, frames }
      },
      others,
    )
  } finally {
    left.abort()
  }
}

if (!onLinux || !isBuilt) skipped('world', onLinux ? 'needs a build' : 'needs /proc')
else {
  const app = await startApp({ env: { DEMO_STREAMS: 'on', DEMO_PEOPLE: 'on', DEMO_ROOMS: '12', RATE_LIMIT: '0' } })
  try {
    // One-time work after the start does not count as a cost of the rooms, which go on the air meanwhile.
    await rest(30_000)
    const { list } = await callApp<{ list: { id: string; is_live: boolean; match_id: string | null }[] }>(
      app,
      'POST api/Live_streaming/getIndexLiveList',
      { type: 0, limit: 60 },
    )
    const live = list.filter(({ is_live }) => is_live).toSorted((a, b) => Number(b.match_id !== null) - Number(a.match_id !== null))
    if (live.length < Math.max(...watched)) throw new Error(`only ${live.length} rooms are on the air`)
    for (const count of watched) {
      const run = await loadOf(
        app,
        live.slice(0, count).map(({ id }) => id),
      )
      const name = `world of ${live.length} rooms, ${count} watched`
      const alone = { against: '', baseline: [], ...conditions([run]) }
      const { film, calls, frames } = run.result
      report({ name: `${name}: server`, unit: 'cores', ours: [run.server / run.seconds], goal: { most: 0.5 }, ...alone })
      report({ name: `${name}: films`, unit: 'cores', ours: [film / run.seconds], goal: { most: 0.1 + 0.3 * count }, ...alone })
      report({ name: `${name}: a call`, unit: 'ms p99', ours: [quantile(calls, 0.99)], goal: { most: 100 }, ...alone })
      report({ name: `${name}: a frame of a match`, unit: 'ms p99', ours: [quantile(frames, 0.99)], goal: { most: 1_500 }, ...alone })
    }
  } finally {
    await app.stop()
    await app.clean()
  }
}
