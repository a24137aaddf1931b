// buildApp(config, parts): the explicit list of everything that the server is made of. Tests and production run this.
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Render } from '../contract/render.ts'
import type { Config } from './config.ts'
import { productClock } from './core/clock.ts'
import { feedSource, resumeOrigin } from './core/clock-origin.ts'
import { Closing } from './core/closing.ts'
import type { Context } from './core/context.ts'
import { serveCspReports } from './core/csp-report.ts'
import { type Database, isReachable } from './core/database.ts'
import { type Readiness, serveHealth } from './core/health.ts'
import { createHttp } from './core/http.ts'
import { startJobs, stopJobs } from './core/jobs.ts'
import { keepBuild, readBuildId } from './core/kept-builds.ts'
import type { Listener } from './core/listener.ts'
import { createLiveHub } from './core/live/hub.ts'
import { liveMetrics } from './core/live/metrics.ts'
import { attachLive } from './core/live/server.ts'
import { createMetrics, serveMetrics } from './core/metrics.ts'
import { serveApiDocs } from './core/openapi.ts'
import { servePages } from './core/pages.ts'
import { RateLimiter, rateLimitsOf } from './core/rate-limit.ts'
import { findSetting, putSetting } from './core/setting/store.ts'
import { createAlerts } from './features/alert/alerts.ts'
import { registerAlerts } from './features/alert/routes.ts'
import { registerConfig } from './features/config/routes.ts'
import { createMatchIntake } from './features/match/intake.ts'
import { openMatches } from './features/match/open.ts'
import { registerMatch } from './features/match/routes.ts'
import { registerNews } from './features/news/routes.ts'
import { searchNews } from './features/news/store.ts'
import { registerSearch } from './features/search/routes.ts'
import { openRecordedFeed } from './feed/recorded.ts'
import { simulatorFeed } from './feed/simulator/feed.ts'
import { keepAlertsPrepared } from './prepare-alerts.ts'
import { openScreens } from './screens.ts'
import { seedWorld } from './world/seed.ts'

export interface AppParts {
  log: Logger
  database: Database
  /** The open port; without it the app can only be injected into. */
  listener?: Listener
  /** The built renderer of first screens; null serves the shell. */
  render?: Render | null
}
export interface App {
  http: FastifyInstance
  context: Context
  /** Starts feed and alerts, then lets people in; resolves when the past is filled and the schedule is in. */
  start(): Promise<void>
  /** Ends all that was begun here; the database and the port are the caller's. */
  stop(): Promise<void>
}

export async function buildApp(config: Config, parts: AppParts): Promise<App> {
  const closing = new Closing(parts.log)
  try {
    return await assemble(config, parts, closing)
  } catch (error) {
    await closing.run()
    throw error
  }
}

/** Under which name it is kept up to which product moment the simulated world of a seed was told. */
const playedSetting = (seed: string): string => `simulator-played ${seed}`

async function assemble(config: Config, { log, database, listener, render = null }: AppParts, closing: Closing): Promise<App> {
  const readiness: Readiness = { database: true, feed: false }
  const limiter = new RateLimiter(rateLimitsOf(config.rateLimit))
  const metrics = createMetrics()
  const hub = createLiveHub({ log, metrics: liveMetrics(metrics) })
  closing.add('live hub', () => hub.close())
  const jobs = await startJobs(database.pool, log)
  closing.add('jobs', () => stopJobs(jobs))
  const recorded = await openRecordedFeed(config, log, Date.now())
  const begin = recorded?.begin ?? Date.now()
  const origin = await resumeOrigin(database.db, { source: feedSource(config), speed: config.feedSpeed, begin }, Date.now(), log)
  const context: Context = { config, log, ...database, clock: productClock(origin), hub, jobs, metrics }

  const buildId = await readBuildId(config.appDir)
  const earlierBuilds = await keepBuild(config.appDir, buildId, join(config.dataDir, 'builds'))
  const matches = await openMatches(context)
  const alerts = await createAlerts(context)
  closing.add('alerts', () => alerts.stop())
  const sink = createMatchIntake(context, matches, alerts.onFacts)
  const { clock } = context
  const feed =
    recorded?.feed({ clock, sink }) ??
    simulatorFeed({
      seed: config.feedSeed,
      clock,
      sink,
      log,
      played: {
        read: () => findSetting<number>(database.db, playedSetting(config.feedSeed)),
        write: (at) => putSetting(database.db, playedSetting(config.feedSeed), at),
      },
    })

  const http = createHttp({ config, log, limiter })
  closing.add('http', () => http.close())
  serveHealth(http, readiness, () => isReachable(database))
  serveMetrics(http, metrics)
  serveCspReports(http, metrics, limiter)
  serveApiDocs(http, config, buildId)
  registerConfig(http, context, { vapidPublicKey: alerts.vapidPublicKey, buildId })
  registerMatch(http, context, matches)
  registerAlerts(http, context, alerts)
  registerNews(http, context)
  registerSearch(http, context, matches, (text) => searchNews(database.db, text, context.clock.now()))
  await servePages(http, { config, screen: await openScreens(http, context, render), earlierBuilds })
  await http.ready()

  return {
    http,
    context,
    stop: () => closing.run(),
    start: async () => {
      await alerts.start()
      closing.add('feed', () => feed.stop())
      await feed.start()
      if (!recorded) await seedWorld(context, matches.directory)
      readiness.feed = true
      closing.add('prepared alerts', keepAlertsPrepared(context, alerts, matches.snapshot))
      if (!listener) return
      attachLive(listener.server, hub, config)
      listener.serve((request, response) => http.routing(request, response))
    },
  }
}
