// The full server in the test's process: the test emits its feed events, and product time can run faster.
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pino } from 'pino'
import { readConfig } from '../../../server/config.ts'
import type { Context } from '../../../server/core/context.ts'
import type { FeedEvent, FeedMinute, FeedSink } from '../../../server/features/match/feed-message.ts'
import { startServer } from '../../../server/start.ts'
import { newDataFolder } from '../database/empty-cluster.ts'
import { kickOff } from '../match/match-build.ts'

type EventBody = FeedEvent extends infer E ? (E extends FeedEvent ? Omit<E, 'match_id' | 'key' | 'at' | 'minute'> : never) : never

export interface FeedApp {
  url: string
  sink: FeedSink
  context: Context
  /** Log output, which contains the verification codes, because no service delivers them. */
  output(): string
  /** Product time in the given number of minutes, as ISO 8601. */
  inMinutes(minutes: number): string
  /** Creates a feed event of a match at the current time. */
  feedEvent(matchId: string, event: EventBody, minute?: FeedMinute): FeedEvent
  stop(): Promise<void>
}

export interface FeedAppOptions {
  env?: Record<string, string>
  /** Product milliseconds per real millisecond. */
  speed?: number
  /** Milliseconds that a visible tab has to show an alert, as in the server. */
  ackWithin?: number
}

/** `furnish` writes leagues, teams and matches before the server listens. */
export async function startFeedApp(
  furnish: (sink: FeedSink, inMinutes: (minutes: number) => string) => Promise<void>,
  { env = {}, speed = 1, ackWithin }: FeedAppOptions = {},
): Promise<FeedApp> {
  const dataDir = await newDataFolder('told')
  const given = {
    PORT: '0',
    RTMP_PORT: '0',
    FFMPEG: 'off',
    DEMO_STREAMS: 'off',
    DEMO_PEOPLE: 'off',
    DEMO_ROOMS: '7',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    RATE_LIMIT: '0',
    FEED_SPEED: String(speed),
    ...env,
  }
  let deps: { sink: FeedSink; now(): number } | undefined
  const inMinutes = (minutes: number): string => new Date((deps?.now() ?? kickOff) + minutes * 60_000).toISOString()
  const running = await startServer(readConfig(given, resolve(import.meta.dirname, '../../../dist/app')), {
    log: pino({ level: 'warn' }, pino.destination(2)),
    ackWithin,
    feed: {
      begin: kickOff,
      feed: ({ clock, sink }) => {
        deps = { sink, now: () => clock.now() }
        return { name: 'told', start: () => furnish(sink, inMinutes), stop: async () => undefined }
      },
    },
  })
  let count = 0
  return {
    url: `http://127.0.0.1:${running.port}`,
    sink: deps?.sink as FeedSink,
    context: running.context,
    output: () => running.outboxPath ?? '',
    inMinutes,
    feedEvent(match_id, event, minute = { minute: 0 }) {
      count += 1
      return { ...event, match_id, minute, key: `k${count}`, at: inMinutes(0) } as FeedEvent
    },
    async stop() {
      await running.stop()
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}
