// What runs beside the screens once they are drawn: configuration, live connection, network watch, worker, alerts.
import type { QueryClient } from '@tanstack/react-query'
import type { SystemConfig } from '../../../contract/config.ts'
import { limits } from '../../../contract/limits/limits.ts'
import type { LivePosition } from '../../../contract/live.ts'
import type { RenderState } from '../../../contract/render.ts'
import { tokenOf } from '../../core/api/api.ts'
import { apiQuery } from '../../core/api/api-query.ts'
import { saveLater } from '../../core/api/pending-copies.ts'
import { afterAbsence } from '../../core/clock/after-absence.ts'
import { runNow } from '../../core/clock/now.ts'
import { setProductClock } from '../../core/clock/product-clock.ts'
import { preferences } from '../../core/preferences.ts'
import { directLine } from '../../core/socket/direct-line.ts'
import { untilThere } from '../../core/until-there.ts'
import { whenIdle } from '../../core/when-idle.ts'
import { alertSettings } from '../../features/follow/alert-settings.ts'
import { isInstalled } from '../../ui/page/installed.ts'
import type { App } from '../create-app.tsx'
import { startLive } from '../live.ts'
import { mobileAddress } from '../mobile-host.ts'
import { applyTheme, deviceZone } from '../theme.ts'
import { watchFailedReads } from './failed-reads.ts'
import { followLanguage } from './language.ts'
import { watchNetwork } from './network.ts'
import { startWorker } from './pwa.ts'
import { watchStorage } from './storage-notice.ts'
import { warmPages } from './warm-pages.ts'

/** `state` is what the first screen was drawn from, if it was. */
export function startServices(app: App, queryClient: QueryClient, state: RenderState | undefined): void {
  keepDrawn(state?.queries ?? [])
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

/** With Dexie: not before the first screen is drawn. */
async function readLogin(app: App, queryClient: QueryClient): Promise<void> {
  const { startSession } = await untilThere(() => import('./session-care.ts'), 'the login was not looked at yet')
  startSession(app, queryClient)
}

/** Milliseconds out of sight in which a device may have come to another zone. */
const asLongAsAFlight = 30 * 60_000

/** A device that travelled: its zone is its own, whatever was stored. To ask for it costs a slow phone over 100 ms once. */
function followZone(): void {
  const tz = deviceZone()
  if (preferences.get().tz !== tz) preferences.set({ tz })
}

/** What the server has just read for the first screen is as good as what the page reads itself. */
function keepDrawn(queries: RenderState['queries']): void {
  for (const { key, page, personal, data, updatedAt } of queries) {
    if (Date.now() - updatedAt >= limits.staleAfter || (personal && tokenOf())) continue
    if (page) saveLater(page, (data as { pages: unknown[] }).pages[0], updatedAt)
    else saveLater(key, data, updatedAt)
  }
}

/** Milliseconds until it is tried again: the browser does not say that a server or a line was busy. */
const tryAgain = 15_000

/** `done`: a window has one live connection and one watch, whatever failed behind them. */
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
    // A configuration that was kept by an earlier build says nothing of it.
    if (config.off?.length) void closeOff(app, config.off)
    // Where they are not offered there is no switch to turn them off with.
    if (!config.features.odds && preferences.get().odds) preferences.set({ odds: false })
    let isOther = false
    const end = directLine.listen(({ type }) => {
      isOther ||= type === 'config'
    })
    if (!done.live) startLive(queryClient, config, position)
    done.live = true
    const { watchConfig } = await untilThere(() => import('./config-watch.ts'), 'what the operator sets is not watched yet')
    if (!done.watch) watchConfig(app.router, queryClient, isOther)
    done.watch = true
    end()
    // With Dexie, and after the socket is on its way: no score waits for it.
    const { startAlerts } = await untilThere(() => import('../../features/alert/device/device-alerts.ts'), 'alerts are not started yet')
    await startAlerts(() => config.vapid_public_key)
  } catch (error) {
    console.warn('no configuration yet, trying again', error)
    // What is told meanwhile waits for nothing that does not come.
    alertSettings.tellKnown()
    const again = (): void => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
      void connect(app, queryClient, position, done)
    }
    // What is missing behind the live connection waits for another network: it may be storage that is blocked for good.
    const timer = done.live ? undefined : setTimeout(again, tryAgain)
    window.addEventListener('online', again)
  }
}

async function closeOff({ router }: App, off: SystemConfig['off']): Promise<void> {
  const { closeFeatures, leaveClosed } = await untilThere(() => import('./switched-off.ts'), 'what is switched off is not closed yet')
  closeFeatures(router, off)
  leaveClosed(router)
}

/** Without a network the configuration is a kept copy, and the other host is out of reach. */
function leaveForMobileHost(mobileUrl: string): boolean {
  if (!navigator.onLine) return false
  const { href } = window.location
  const address = mobileAddress(mobileUrl, { href, width: window.innerWidth, installed: isInstalled() })
  if (address !== null) window.location.replace(address)
  return address !== null
}
