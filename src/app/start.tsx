// Starts the app in the window: render state, language, router, hydration, then the services that may wait.
import { createBrowserHistory } from '@tanstack/react-router'
import { startTransition } from 'react'
import type { createRoot, hydrateRoot } from 'react-dom/client'
import type { SiteIdentity } from '../../contract/config/site.ts'
import { limits } from '../../contract/limits/limits.ts'
import type { RenderState } from '../../contract/render.ts'
import { isRobot } from '../../rules/site/robot.ts'
import { setApiBase, tokenOf } from '../core/api/api.ts'
import { freshness } from '../core/api/freshness.ts'
import { runNow, setRenderedNow } from '../core/clock/now.ts'
import { setProductClock } from '../core/clock/product-clock.ts'
import { ownTimeOf, type PageArrival, serverNow, startServerTime } from '../core/clock/server-time.ts'
import { setSite } from '../core/site.ts'
import { loadPreferences, preferences, writeCookies } from '../core/store/preferences.ts'
import { untilThere } from '../core/until-there.ts'
import { whenIdle } from '../core/when-idle.ts'
import { fetchAhead } from '../ui/layer/ahead.ts'
import { loadCatalog } from './catalog.ts'
import { createApp, hydrateWhole } from './create-app.tsx'
import { linkManifest } from './manifest/manifest-path.ts'
import { createQueryClient, fillQueryClient } from './query-client.ts'
import { restorePageScroll } from './runtime/page-scroll.ts'
import { applyTheme, detectPreferences } from './theme.ts'

interface ReactRoots {
  createRoot: typeof createRoot
  hydrateRoot: typeof hydrateRoot
}

export async function startApp(element: HTMLElement, { createRoot, hydrateRoot }: ReactRoots): Promise<void> {
  setApiBase(__API_BASE__)
  setSite(readJson<SiteIdentity>('site'))
  const rendered = readJson<RenderState>('state')
  startServerTime(rendered?.now, pageArrival())
  const state = rendered && byOwnClock(rendered)
  // The state of a page that cannot show the guide omits the field.
  loadPreferences(state ? { guided: isRobot(navigator.userAgent), ...state } : detectPreferences())
  const { lang, theme } = preferences.get()
  applyTheme(theme)
  // Writing even the same value would restyle every element.
  if (document.documentElement.lang !== lang) document.documentElement.lang = lang
  linkManifest(lang)
  writeCookies(preferences.get())
  // Without a state the page gets it from the system config.
  if (state) setProductClock(state.clock)
  setRenderedNow(state?.now ?? serverNow())
  const queryClient = createQueryClient()
  if (state) fillQueryClient(queryClient, state.queries)
  // A screen from the worker's cache is older than one that the server just rendered.
  for (const { key, page, personal, updatedAt } of state?.queries ?? []) {
    const read = { savedAt: updatedAt, live: Date.now() - updatedAt < limits.staleAfter }
    freshness.set(key, read)
    if (page) freshness.set(page, read)
    // A signed-in user refetches it while the guest's version stays on screen.
    if (personal && tokenOf()) void queryClient.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' })
  }
  const app = createApp({ history: createBrowserHistory(), queryClient, lang, messages: await loadCatalog(lang) })
  restorePageScroll(app.router)
  // The server rendered this language, theme and zone: hydrate. Otherwise render over it.
  const same = state !== undefined && state.lang === lang && element.childElementCount > 0
  if (same) {
    // Marks the matches as server-rendered for the router, without TanStack's own inline-script client.
    app.router.ssr = { manifest: undefined }
    await pause()
    await app.router.load()
    const { ahead } = state
    await untilThere(() => fetchAhead(ahead, lang), 'hydration parts load failed, retrying')
    hydrateWhole(app.router)
    await pause()
    // Hydrates in slices: in one task it would delay the user's first tap.
    startTransition(() => {
      hydrateRoot(element, app.element)
    })
  } else {
    if (element.childElementCount > 0) element.replaceChildren()
    createRoot(element).render(app.element)
  }
  document.dispatchEvent(new Event('hydrating'))
  await drawn()
  runNow(!document.hidden)
  const { startServices } = await untilThere(() => import('./runtime/services.ts'), 'services load failed, retrying')
  startServices(app, queryClient, state)
}

/** Yields to the event loop so that taps are handled: the hydration steps together are a long task. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Resolves when the browser is idle, so that nothing delays the first draw; bounded, so that a busy page still gets scores. */
const drawn = (): Promise<void> => new Promise((resolve) => whenIdle(resolve))

/** Parses the JSON that the server embedded in the page under this id. */
function readJson<T>(id: string): T | undefined {
  const text = document.getElementById(id)?.textContent
  return text ? (JSON.parse(text) as T) : undefined
}

/** How this page loaded, from the browser's navigation timing. */
function pageArrival(): PageArrival | undefined {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!entry) return undefined
  const { requestStart, responseStart, transferSize, workerStart } = entry
  return { origin: performance.timeOrigin, requestStart, responseStart, transferSize, workerStart }
}

/** Converts the time of each read from server time to this device's clock, which all other reads use. */
const byOwnClock = (state: RenderState): RenderState => ({
  ...state,
  queries: state.queries.map((query) => ({ ...query, updatedAt: ownTimeOf(query.updatedAt) })),
})
