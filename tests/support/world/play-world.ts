// A demonstration server at high speed with test users: fans, streamers and an operator act for a number of seconds, then stop.
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { startCluster } from '../../../server/core/postgres/cluster.ts'
import { type AppProcess, startApp } from '../app/app-process.ts'
import { endow } from '../money/ledger-scene.ts'
import type { CountSources } from './agreement.ts'
import type { Fan } from './fan.ts'
import { liveAs, registerFans } from './fan-life.ts'
import { type LiveListener, listen } from './live-listener.ts'
import { employOperator, workAsOperator } from './operator.ts'
import { restFor, type Scene } from './scene.ts'
import { type MemoryWatch, watchMemory } from './server-watch.ts'
import { type Streamer, startStreamer, streamOn, type Way } from './streamers.ts'
import { Tally } from './tally.ts'

export interface WorldSize extends Pick<Scene, 'rest' | 'sitting' | 'roomRest'> {
  seconds: number
  fans: number
  ways: readonly Way[]
  env: Record<string, string>
}

export interface PlayedWorld {
  app: AppProcess
  sources: CountSources
  tally: Tally
  memory: MemoryWatch
  /** A listener that only watched the scores. */
  scores: LiveListener
  /** Closes what the test holds open; the server keeps running. */
  close(): Promise<void>
}

/** Tenths of a diamond: most can give all day, some soon run out. */
const purses = [3_000_000, 3_000_000, 3_000_000, 400] as const

async function fillPurses(pool: Pool, fans: readonly Fan[]): Promise<void> {
  for (const [place, coin] of purses.entries()) {
    const ids = fans.filter((_, index) => index % purses.length === place).map(({ id }) => id)
    await endow(drizzle(pool), ids, { coin, income: 0, gold: 0 })
  }
}

/** Runs all users until the time is over; resolves when each has finished its current act. */
async function playFor(
  milliseconds: number,
  deps: Omit<Scene, 'ending'>,
  people: { streamers: readonly Streamer[]; operator: Fan },
): Promise<void> {
  const ending = new AbortController()
  const scene: Scene = { ...deps, ending: ending.signal }
  const lives = [
    ...scene.fans.map((fan) => liveAs(fan, scene)),
    ...people.streamers.map((streamer) => streamOn(streamer, scene)),
    workAsOperator(people.operator, scene),
  ]
  await restFor(milliseconds, scene)
  ending.abort()
  await Promise.all(lives)
}

export async function playWorld({ seconds, fans: many, ways, env, ...intervals }: WorldSize): Promise<PlayedWorld> {
  const app = await startApp({ env: { DEMO_PEOPLE: 'on', RATE_LIMIT: '0', TRUST_PROXY: 'loopback', ...env }, patience: 120_000 })
  const tally = new Tally()
  const memory = watchMemory(app.pid)
  const pool = new Pool((await startCluster({ folder: app.dataDir })).connection)
  const scores = await listen(app, 'scores')
  if (!scores) throw new Error('the scores were not joined')
  const [operator, fans] = await Promise.all([employOperator(app, tally), registerFans(app, many, tally)])
  await fillPurses(pool, fans)
  const streamers: Streamer[] = []
  for (const [place, way] of ways.entries()) streamers.push(await startStreamer(app, operator, way, place + 1))
  await playFor(seconds * 1_000, { url: app.url, fans, ...intervals }, { streamers, operator })
  for (const streamer of streamers) await streamer.end()
  let isClosed = false
  return {
    app,
    sources: { app, pool, fans, streamers, operator },
    tally,
    memory,
    scores,
    async close() {
      if (isClosed) return
      isClosed = true
      memory.stop()
      await scores.leave()
      await pool.end()
    },
  }
}
