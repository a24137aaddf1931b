// buildApp(config, parts): the explicit list of everything that the server consists of. Tests and production run the same code.
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { type Channel, classChannels } from '../contract/live.ts'
import type { Render } from '../contract/render.ts'
import { startDailyBackups } from './backup/daily.ts'
import type { Config } from './config.ts'
import { productClock } from './core/clock/clock.ts'
import { feedSource, resumeOrigin } from './core/clock/clock-origin.ts'
import { Closing } from './core/closing.ts'
import type { Context } from './core/context.ts'
import { type Database, isReachable } from './core/database/database.ts'
import { watchDisk } from './core/disk.ts'
import { type Readiness, serveHealth } from './core/http/health.ts'
import { createHttp } from './core/http/http.ts'
import type { Listener } from './core/http/listener.ts'
import { serveMetrics } from './core/http/metrics.ts'
import { RateLimiter, rateLimitsOf } from './core/http/rate-limit.ts'
import { Background } from './core/jobs/background.ts'
import { startJobs } from './core/jobs/jobs.ts'
import { openKeys } from './core/keys.ts'
import { createLiveHub } from './core/live/hub.ts'
import { liveMetrics } from './core/live/metrics.ts'
import { relayUpgrades } from './core/live/relay/upgrade.ts'
import { attachLive } from './core/live/server.ts'
import type { Listing } from './core/live/socket-auth.ts'
import { createRegistry } from './core/registry.ts'
import { serveCspReports } from './core/site/csp-report.ts'
import { serveApiDocs } from './core/site/openapi.ts'
import { servePages } from './core/site/pages.ts'
import { readBuildId, retainBuild } from './core/site/retained-builds.ts'
import { registerAudit } from './features/admin/audit-routes.ts'
import { PendingDecisions } from './features/admin/decision/pending-decisions.ts'
import { registerPendingDecisions } from './features/admin/decision/routes.ts'
import { registerHealth } from './features/admin/health-routes.ts'
import { createAlerts } from './features/alert/alerts.ts'
import { registerAlerts } from './features/alert/routes.ts'
import { registerBanners } from './features/banner/routes.ts'
import { gateFeatures } from './features/config/gate.ts'
import { registerConfig } from './features/config/routes.ts'
import { openSystem } from './features/config/system.ts'
import { registerFollowOrder } from './features/follow/routes.ts'
import { createMatchIntake, type OnEnds } from './features/match/intake/intake.ts'
import { openMatches } from './features/match/open.ts'
import { matchReader } from './features/match/reader.ts'
import { registerMatch } from './features/match/routes.ts'
import { findCores } from './features/match/store.ts'
import { registerNewsAdmin } from './features/news/admin-routes.ts'
import { followNewsFeeds } from './features/news/import/follow.ts'
import { registerNews } from './features/news/routes.ts'
import { watchCoverage } from './features/room/coverage.ts'
import { registerSearch } from './features/search/routes.ts'
import { takeCategoryPresets } from './features/video/presets.ts'
import { openWords } from './features/word-filter/words.ts'
import { watchFeed } from './feed/feed-watch.ts'
import { type OpenedFeed, openFeed } from './feed/open.ts'
import { registerAdmin } from './parts/admin.ts'
import { listingOf } from './parts/channel-listing.ts'
import { registerChat } from './parts/chat.ts'
import { registerCommunity } from './parts/community.ts'
import { registerExperts } from './parts/experts.ts'
import { registerGiving } from './parts/gifts.ts'
import { openMembers } from './parts/members.ts'
import { registerMoney } from './parts/money.ts'
import { openNotifications } from './parts/notifications.ts'
import { startAlertPreparation } from './parts/prepare-alerts.ts'
import { openStreamers } from './parts/rooms.ts'
import { openScreens } from './parts/screens.ts'
import { searchedOthers } from './parts/searched.ts'
import { registerSite } from './parts/site.ts'
import { openStreams } from './parts/streams.ts'
import { openEvents } from './parts/subscriptions.ts'
import { openVideos } from './parts/videos.ts'

export interface AppDeps {
  log: Logger
  database: Database
  /** The open port; without it the app only serves injected requests. */
  listener?: Listener
  /** The built renderer of first screens; null to serve the shell. */
  render?: Render | null
  /** A source of match data that replaces the configured one and disables the demonstration world. */
  feed?: OpenedFeed | null
  /** Undo window of admin decisions in milliseconds; overrides the default. */
  undoWindowMs?: number
  /** Milliseconds that a visible tab has to show an alert before it is pushed; overrides the default. */
  ackWithin?: number
}
type DemoWorld = typeof import('./parts/demo/demo-world.ts')

export interface App {
  http: FastifyInstance
  context: Context
  /** Path of the page of unsent codes; null if both mail and text messages have a service. */
  outboxPath: string | null
  /** Deletes the accounts whose grace period is over; also runs hourly by itself. */
  deleteAccounts(): Promise<void>
  /** Starts feed and alerts, then accepts requests; resolves when the past and the schedule are loaded. */
  start(): Promise<void>
  /** Stops everything that was started here; database and port belong to the caller. */
  stop(): Promise<void>
}

export async function buildApp(config: Config, deps: AppDeps): Promise<App> {
  const closing = new Closing(deps.log)
  try {
    return await assemble(config, deps, closing)
  } catch (error) {
    await closing.run()
    throw error
  }
}

/** Waits for all of them, then rejects if any has failed. */
async function allDone(...works: (Promise<void> | undefined)[]): Promise<void> {
  for (const ended of await Promise.allSettled(works)) if (ended.status === 'rejected') throw ended.reason
}

async function assemble(
  config: Config,
  { log, database, listener, render = null, feed: given = null, ackWithin, undoWindowMs }: AppDeps,
  closing: Closing,
): Promise<App> {
  const readiness: Readiness = { database: true, feed: false, disk: true }
  const metrics = createRegistry()
  const hub = createLiveHub({ log, metrics: liveMetrics(metrics) })
  closing.add('live hub', () => hub.close())
  // Added before everything that begins such work, so that it ends after it.
  const background = new Background()
  closing.add('background work', () => background.settled())
  const jobs = await startJobs(database.pool, log)
  closing.add('jobs', () => jobs.stop())
  const opening = given ?? (await openFeed(config, log, Date.now()))
  const { begin, isInvented = false } = opening
  const origin = await resumeOrigin(database.db, { source: feedSource(config), speed: config.feedSpeed, begin }, Date.now(), log)
  const context: Context = { config, log, ...database, clock: productClock(origin), hub, events: openEvents(), jobs, background, metrics }

  const buildId = await readBuildId(config.appDir)
  const earlierBuilds = await retainBuild(config.appDir, buildId, join(config.dataDir, 'builds'))
  const matches = await openMatches(context)
  const system = await openSystem(context)
  closing.add('system settings', () => system.close())
  const alerts = await createAlerts(context, { matchRow: (id) => matches.snapshot.row(id), ackWithin, site: system.site })
  closing.add('alerts', () => alerts.stop())
  let onEnds: OnEnds = () => undefined
  const sink = createMatchIntake(context, matches, alerts.onFacts, (ids) => onEnds(ids))
  const { clock } = context
  const watch = watchFeed(metrics)
  const feed = opening.feed({ clock, sink, watch, db: database.db })

  const sendOdds = (): void => {
    if (matches.odds.setEnabled(system.odds())) hub.purge(classChannels)
  }
  sendOdds()
  system.onChange(() => {
    sendOdds()
    hub.broadcast('config', {})
  })
  const media = openStreams(context, closing)
  const matchOf = async (id: string) => matches.snapshot.get(id)?.core ?? (await findCores(database.db, [id]))[0]
  const isMatch = async (id: string): Promise<boolean> => (await matchOf(id)) !== undefined
  const words = openWords(database.db)
  const rooms = await openStreamers(context, { hub, media, isMatch, words, notify: alerts.notify }, closing)
  closing.add('rooms of each match', watchCoverage(rooms.directory, media.liveRooms, matches.setCoverage, log))
  const members = await openMembers(context, alerts, closing, Date.now, system, rooms, words)
  const http = createHttp({ config, log, limiter: new RateLimiter(rateLimitsOf(config.rateLimit)), authenticate: members.authenticate })
  closing.add('http', () => http.close())
  gateFeatures(http, config, system)
  const writable = watchDisk(config.dataDir, database, log)
  serveHealth(http, readiness, { database: () => isReachable(database), disk: writable })
  serveMetrics(http, metrics)
  serveCspReports(http, metrics)
  serveApiDocs(http, config, buildId)
  feed.serve?.(http)
  registerConfig(http, context, { vapidPublicKey: alerts.vapidPublicKey, buildId, system })
  registerSite(http, context, { system })
  registerBanners(http, context, { current: system.banners, reload: system.reload, now: Date.now })
  registerAudit(http, context)
  const queue = registerAdmin(http, context, { hub, rooms: rooms.searched })
  const decisions = new PendingDecisions(http, context, { now: Date.now, queue, undoWindowMs })
  registerPendingDecisions(http, decisions)
  registerHealth(http, context, { writable, feed: feed.name, publishers: media.refusedPublishers })
  registerMatch(http, context, matches)
  const { snapshot } = matches
  const listed = { isRoom: (id: string) => rooms.directory.get(id) !== undefined, isMatch: (id: string) => snapshot.get(id) !== undefined }
  const lookUp = (channel: Channel): Listing => listingOf(channel, listed)
  registerAlerts(http, context, alerts, (wanted) =>
    snapshot
      .entries()
      .filter(({ core }) => wanted(core))
      .map((entry) => snapshot.rowOf(entry)),
  )
  members.register(http, { hub, matchOf })
  const ledger = await registerMoney(http, context, { hub, checkPaymentPassword: members.checkPaymentPassword }, closing)
  const correspondents = new Set<(to: string, from: string) => void>()
  const onPrivate = (to: string, from: string): void => {
    for (const hear of correspondents) hear(to, from)
  }
  const { authenticate } = members
  const { danmaku } = registerChat(http, context, { people: hub, lookUp, authenticate, ledger, words, onPrivate }, closing)
  registerGiving(http, context, { ledger, danmaku, words, onGiven: rooms.onGiven, roomChanged: rooms.changed }, closing)
  await openVideos(http, context, { media, words, uploads: members.uploads, roomChanged: rooms.changed }, closing)
  const experts = registerExperts(
    http,
    context,
    { keys: await openKeys(config), ledger, words, matches: matchReader(context, matches), asked: () => snapshot.entries() },
    closing,
  )
  onEnds = experts.ended
  rooms.register(http, matches.lists.featured)
  media.register(http)
  registerNews(http, context)
  registerNewsAdmin(http, context)
  const rowOf = async (id: string) => {
    const core = snapshot.get(id) ? undefined : await matchOf(id)
    return core ? matches.directory.rowOf(core, null) : snapshot.row(id)
  }
  const subjectTypes = registerCommunity(http, context, { uploads: members.uploads, words, matches: { row: snapshot.row, find: rowOf } })
  registerFollowOrder(http, context)
  const startNotifications = openNotifications(
    http,
    context,
    { subjectTypes, matches: matchReader(context, matches), sender: alerts.sender, site: system.site },
    closing,
  )
  registerSearch(http, context, matches, { rooms: rooms.searched, others: searchedOthers(context) })
  await servePages(http, { config, ...(await openScreens(http, context, system, hub.position, render)), earlierBuilds })
  await http.ready()
  closing.add('pending decisions', await decisions.start())

  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  /** Loads everything that a first page shows. */
  async function fillWorld(demo: DemoWorld | null): Promise<void> {
    await demo?.seedGoods(context)
    // On any site, because every video has a category.
    await takeCategoryPresets(database.db)
    await alerts.start()
    await startNotifications()
    closing.add('feed', () => {
      open()
      return feed.stop()
    })
    await feed.start(opened)
    await demo?.fillDemo(context, { matches, rooms, isInvented }, closing)
  }

  return {
    http,
    context,
    outboxPath: members.outboxPath,
    deleteAccounts: members.deleteDue,
    stop: () => closing.run(),
    start: async () => {
      const demoStreams = listener && config.demo && config.demoStreams ? await import('./parts/demo/demo-streams.ts') : null
      const films = demoStreams?.beginFilming(context, closing)
      const demo = config.demo ? await import('./parts/demo/demo-world.ts') : null
      // Streams do not depend on matches, so they are restored meanwhile.
      await allDone(fillWorld(demo), listener ? media.start() : undefined)
      readiness.feed = true
      closing.add('news feeds', followNewsFeeds(context))
      if (config.backupDir) closing.add('backup of the day', startDailyBackups(context))
      closing.add('prepared alerts', startAlertPreparation(context, alerts, matches.snapshot))
      if (listener) {
        const drawn = films && { maker: films, teams: matches.directory.teams, read: rooms.demo.read }
        if (demoStreams && drawn) closing.add('pictures of the demonstration world', await demoStreams.playDemoRooms(media, context, drawn))
        attachLive(listener.server, hub, { ...config, upgrades: { '/ingest': media.upgrade, ...relayUpgrades(hub, config) } })
        listener.serve((request, response) => http.routing(request, response))
      }
      open()
      experts.wake()
      members.start()
      const { uploads } = members
      const played = { http, hub, matches, rooms, experts, uploads, films, correspondents, isInvented, isServed: listener !== undefined }
      await demo?.playDemo(context, played, closing)
    },
  }
}
