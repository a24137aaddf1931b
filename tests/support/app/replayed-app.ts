// The full server in the test's process over a recorded feed: goals come at their minutes, but not before the test releases them.
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pino } from 'pino'
import { readConfig } from '../../../server/config.ts'
import type { Context } from '../../../server/core/context.ts'
import { openFeed } from '../../../server/feed/open.ts'
import { startServer } from '../../../server/start.ts'
import { newDataFolder } from '../database/empty-cluster.ts'

export interface ReplayedApp {
  url: string
  context: Context
  /** Releases the events held back; later ones come at their minute. */
  letGoalsFall(): void
  stop(): Promise<void>
}

/** `env` selects the feed. A visible tab has ample time to show an alert. */
export async function startReplayedApp(env: Record<string, string>): Promise<ReplayedApp> {
  const dataDir = await newDataFolder('replayed')
  const fixed = {
    PORT: '0',
    RTMP_PORT: '0',
    FFMPEG: 'off',
    DEMO_STREAMS: 'off',
    DEMO_PEOPLE: 'off',
    DEMO_ROOMS: '7',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    RATE_LIMIT: '0',
  }
  const config = readConfig({ ...fixed, ...env }, resolve(import.meta.dirname, '../../../dist/app'))
  const log = pino({ level: 'warn' }, pino.destination(2))
  const opened = await openFeed(config, log, Date.now())
  if (opened.isInvented) throw new Error('FEED names no recorded feed')
  let letGoalsFall = (): void => undefined
  const goals = new Promise<void>((done) => {
    letGoalsFall = done
  })
  const running = await startServer(config, {
    log,
    ackWithin: 60_000,
    feed: {
      begin: opened.begin,
      feed: ({ sink, ...deps }) =>
        opened.feed({
          ...deps,
          sink: {
            ...sink,
            async applyEvents(events) {
              if (events.some(({ type }) => type === 'goal')) await goals
              return sink.applyEvents(events)
            },
          },
        }),
    },
  })
  return {
    url: `http://127.0.0.1:${running.port}`,
    context: running.context,
    letGoalsFall,
    async stop() {
      // Stopping waits for pending events of the feed.
      letGoalsFall()
      await running.stop()
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}
