// The whole server in the test's own process over a recorded feed: its goals fall at their minutes, and not before the test lets them.
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
  /** What was held is said now, and the rest when its minute comes. */
  letGoalsFall(): void
  stop(): Promise<void>
}

/** `env` names the feed. A tab in view has all the time that it needs to show an alert. */
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
      feed: ({ sink, ...parts }) =>
        opened.feed({
          ...parts,
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
      // The end waits for what the feed is about to say.
      letGoalsFall()
      await running.stop()
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}
