// Starts the background services once the first screen is drawn: configuration, live connection, network watch, worker, alerts.
import type { QueryClient } from '@tanstack/react-query'
import type { SystemConfig } from '../../../contract/config/config.ts'
import { limits } from '../../../contract/limits/limits.ts'
import type { LivePosition } from '../../../contract/live.ts'
import type { RenderState } from '../../../contract/render.ts'
import { tokenOf } from '../../core/api/api.ts'
import { apiQuery } from '../../core/api/api-query.ts'
import { saveLater } from '../../core/api/pending-copies.ts'
import { afterAbsence } from '../../core/clock/after-absence.ts'
import { runNow } from '../../core/clock/now.ts'
import { setProductClock } from '../../core/clock/product-clock.ts'
import { directMessages } from '../../core/socket/direct-messages.ts'
import { preferences } from '../../core/store/preferences.ts'
import { untilThere } from '../../core/until-there.ts'
import { whenIdle } from '../../core/when-idle.ts'
import { alertSettings } from '../../features/follow/alert-settings.ts'
import { isInstalled } from '../../ui/page/installed.ts'
import { mobileAddress } from '../browser/mobile-host.ts'
import type { App } from '../create-app.tsx'
import { startLive } from '../live.ts'
import { applyTheme, deviceZone } from '../theme.ts'
import { followLanguage } from './language.ts'
import { watchNetwork } from './network.ts'
import { startWorker } from './pwa.ts'
import { watchFailedReads } from './refresh/failed-reads.ts'
import { watchStorage } from './storage-notice.ts'
import { warmPages } from './warm-pages.ts'

/** `state` is the state that the first screen was rendered from, if any. */
export function startServices(app: App, queryClient: QueryClient, state: RenderState | undefined): void {
  cacheRendered(state?.queries ?? [])
  watchNetwork(queryClient)
  watchFailedReads(queryClient)
  watchStorage(app.i18n)
  document.addEventListener('visibilitychange', () => runNow(!document.hidden))
  preferences.subscribe(() => applyTheme(preferences.get().theme))
  followLanguage(app.i18n)
  whenIdle(followZone)
  afterAbsence(asLongAsAFlight, () => whenIdle(followZone))
  void connect(app, queryClient, state?.live)
  void readLogin(app, queryClient)
  startWorker(app.router)
  warmPages(app.router)
}

/** Loads Dexie, so it runs only after the first screen is drawn. */
async function readLogin(app: App, queryClient: QueryClient): Promise<void> {
  const { startSession } = await untilThere(() => import('./session.ts'), 'session start failed, retrying')
  startSession(app, queryClient)
}

/** Milliseconds hidden after which the device may have moved to another time zone. */
const asLongAsAFlight = 30 * 60_000

/** Updates the stored zone after the device travelled. Reading the zone costs a slow phone over 100 ms once. */
function followZone(): void {
  const tz = deviceZone()
  if (preferences.get().tz !== tz) preferences.set({ tz })
}

/** Caches the reads of the server-rendered screen: they are as fresh as the page's own. */
function cacheRendered(queries: RenderState['queries']): void {
  for (const { key, page, personal, data, updatedAt } of queries) {
    if (Date.now() - updatedAt >= limits.staleAfter || (personal && tokenOf())) continue
    if (page) saveLater(page, (data as { pages: unknown[] }).pages[0], updatedAt)
    else saveLater(key, data, updatedAt)
  }
}

/** Milliseconds until a retry: the browser does not report that a server or connection was busy. */
const tryAgain = 15_000

/** `done` tracks what has started: a window has one live connection and one config watch, whatever failed after them. */
async function connect(
  app: App,
  queryClient: QueryClient,
  position: LivePosition | undefined,
  done = { live: false, watch: false },
): Promise<void> {
  try {
    const config = await queryClient.fetchQuery(apiQuery('GET api/Config/getConfig'))
    if (leaveForMobileHost(config.mobile_url)) return
    setProductClock(config.clock)
    // A configuration that an earlier build cached lacks the field.
    if (config.off?.length) void closeOff(app, config.off)
    // Odds that are not offered have no switch in the settings to hide them.
    if (!config.features.odds && preferences.get().odds) preferences.set({ odds: false })
    let isOther = false
    const end = directMessages.listen(({ type }) => {
      isOther ||= type === 'config'
    })
    if (!done.live) startLive(queryClient, config, position)
    done.live = true
    const { watchConfig } = await untilThere(() => import('./config-watch.ts'), 'config watch load failed, retrying')
    if (!done.watch) watchConfig(app.router, queryClient, isOther)
    done.watch = true
    end()
    // Loads Dexie, so it runs after the socket opens: no score waits for it.
    const { startAlerts } = await untilThere(() => import('../../features/alert/device/device-alerts.ts'), 'alert start failed, retrying')
    await startAlerts(() => config.vapid_public_key)
  } catch (error) {
    console.warn('services start failed, retrying', error)
    // Releases the messages that wait for settings that may never load.
    alertSettings.markKnown()
    const again = (): void => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
      void connect(app, queryClient, position, done)
    }
    // A failure after the live connection retries only on a network change: storage may be blocked permanently.
    const timer = done.live ? undefined : setTimeout(again, tryAgain)
    window.addEventListener('online', again)
  }
}

async function closeOff({ router }: App, off: SystemConfig['off']): Promise<void> {
  const { closeFeatures, leaveClosed } = await untilThere(() => import('./switched-off.ts'), 'feature closing failed, retrying')
  closeFeatures(router, off)
  leaveClosed(router)
}

/** Without a network the configuration is a cached copy and the other host is unreachable. */
function leaveForMobileHost(mobileUrl: string): boolean {
  if (!navigator.onLine) return false
  const { href } = window.location
  const address = mobileAddress(mobileUrl, { href, width: window.innerWidth, installed: isInstalled() })
  if (address !== null) window.location.replace(address)
  return address !== null
}
