// buildApp(config, parts): the explicit list of everything that the server is made of. Tests and production run this.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Render } from '../contract/render.ts'
import type { Config } from './config.ts'
import { productClock } from './core/clock.ts'
import { feedSource, resumeOrigin } from './core/clock-origin.ts'
import { Closing } from './core/closing.ts'
import type { Context } from './core/context.ts'
import { screenCookies } from './core/cookies.ts'
import { serveCspReports } from './core/csp-report.ts'
import type { Database } from './core/database.ts'
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
import { type ScreenHtml, servePages } from './core/pages.ts'
import { RateLimiter, rateLimitsOf } from './core/rate-limit.ts'
import { readInProcess } from './core/route.ts'
import { registerConfig } from './features/config/routes.ts'
import { createFirstScreen } from './render/first-screen.ts'

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
  /** Starts the feed; resolves when the past is filled and the schedule is in. */
  start(): Promise<void>
  /** Ends all that was begun here; the database and the port are the caller's. */
  stop(): Promise<void>
}

export async function buildApp(config: Config, { log, database, listener, render = null }: AppParts): Promise<App> {
  const closing = new Closing(log)
  const readiness: Readiness = { database: true, feed: false }
  const limiter = new RateLimiter(rateLimitsOf(config.rateLimit))
  const metrics = createMetrics()
  const hub = createLiveHub({ log, metrics: liveMetrics(metrics) })
  closing.add('live hub', () => hub.close())
  const jobs = await startJobs(database.pool, log)
  closing.add('jobs', () => stopJobs(jobs))
  const begin = Date.now()
  const origin = await resumeOrigin(database.db, { source: feedSource(config), speed: config.feedSpeed, begin }, Date.now())
  const context: Context = { config, log, ...database, clock: productClock(origin), hub, jobs, metrics }
  const buildId = await readBuildId(config.appDir)

  const http = createHttp({ config, log, limiter, listener })
  closing.add('http', () => http.close())
  if (listener) attachLive(listener.server, hub, config)
  serveHealth(http, readiness, () => answers(database))
  serveMetrics(http, metrics)
  serveCspReports(http, metrics, limiter)
  serveApiDocs(http, config, buildId)
  registerConfig(http, context, { vapidPublicKey: '', buildId })
  await servePages(http, {
    config,
    screen: await screenOf(http, context, render),
    earlierBuilds: await keepBuild(config.appDir, buildId, join(config.dataDir, 'builds')),
  })
  await http.ready()

  return {
    http,
    context,
    start: async () => {
      readiness.feed = true
    },
    stop: () => closing.run(),
  }
}

async function answers({ pool }: Database): Promise<boolean> {
  return pool.query('SELECT 1').then(
    () => true,
    () => false,
  )
}

/** Screens come from the built app; a tree that was not built says how to build it. */
async function screenOf(http: FastifyInstance, { config, clock, log }: Context, render: Render | null): Promise<ScreenHtml> {
  if (!existsSync(join(config.appDir, 'index.html')))
    return async () => '<!doctype html><title>Grandstand</title><p>The app is not built: npm run build, or npm run dev.</p>'
  const read = (key: Parameters<typeof readInProcess>[1], params: { query?: unknown; body?: unknown }) => readInProcess(http, key, params)
  const draw = await createFirstScreen({ appDir: config.appDir, clock, render, read }, (error) =>
    log.error({ err: error }, 'a first screen failed'),
  )
  return ({ url, headers }) => draw({ url, cookies: screenCookies(headers.cookie), acceptLanguage: headers['accept-language'] ?? '' })
}
