// Starts the app in the window: state of the render, language, router, hydration, then what may come later.
import { createBrowserHistory } from '@tanstack/react-router'
import { startTransition } from 'react'
import type { createRoot, hydrateRoot } from 'react-dom/client'
import { limits } from '../../contract/limits/limits.ts'
import type { RenderState } from '../../contract/render.ts'
import type { SiteIdentity } from '../../contract/site.ts'
import { isRobot } from '../../rules/site/robot.ts'
import { setApiBase, tokenOf } from '../core/api/api.ts'
import { freshness } from '../core/api/freshness.ts'
import { runNow, setRenderedNow } from '../core/clock/now.ts'
import { setProductClock } from '../core/clock/product-clock.ts'
import { ownTimeOf, type PageArrival, serverNow, startServerTime } from '../core/clock/server-time.ts'
import { loadPreferences, preferences, writeCookies } from '../core/preferences.ts'
import { setSite } from '../core/site.ts'
import { untilThere } from '../core/until-there.ts'
import { whenIdle } from '../core/when-idle.ts'
import { fetchAhead } from '../ui/layer/ahead.ts'
import { restorePageScroll } from './care/page-scroll.ts'
import { loadCatalog } from './catalog.ts'
import { createApp, hydrateWhole } from './create-app.tsx'
import { linkManifest } from './manifest-path.ts'
import { createQueryClient, fillQueryClient } from './query-client.ts'
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
  // A page without a place for the guide says nothing of it.
  loadPreferences(state ? { guided: isRobot(navigator.userAgent), ...state } : detectPreferences())
  const { lang, theme } = preferences.get()
  applyTheme(theme)
  // Even the same word again would have every element styled anew.
  if (document.documentElement.lang !== lang) document.documentElement.lang = lang
  linkManifest(lang)
  writeCookies(preferences.get())
  // A page without it learns it from the system config.
  if (state) setProductClock(state.clock)
  setRenderedNow(state?.now ?? serverNow())
  const queryClient = createQueryClient()
  if (state) fillQueryClient(queryClient, state.queries)
  // A screen that the worker kept is older than one that the server just drew.
  for (const { key, page, personal, updatedAt } of state?.queries ?? []) {
    const read = { savedAt: updatedAt, live: Date.now() - updatedAt < limits.staleAfter }
    freshness.set(key, read)
    if (page) freshness.set(page, read)
    // Who is signed in reads it again, while what a guest is shown stands.
    if (personal && tokenOf()) void queryClient.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' })
  }
  const app = createApp({ history: createBrowserHistory(), queryClient, lang, messages: await loadCatalog(lang) })
  restorePageScroll(app.router)
  // The server drew this language, theme and zone: hydrate it. Otherwise draw anew over it.
  const same = state !== undefined && state.lang === lang && element.childElementCount > 0
  if (same) {
    // Tells the router that the matches come from a server, without TanStack's own inline-script client.
    app.router.ssr = { manifest: undefined }
    await pause()
    await app.router.load()
    const { ahead } = state
    await untilThere(() => fetchAhead(ahead, lang), 'what the page was drawn by is not there yet')
    hydrateWhole(app.router)
    await pause()
    // In slices: the whole screen at once would hold up the reader's first tap.
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
  const { startServices } = await untilThere(() => import('./care/services.ts'), 'what runs beside the screens is not there yet')
  startServices(app, queryClient, state)
}

/** Ends the task, so that a tap comes in between: the steps of hydration are long ones together. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Nothing that may come later gets in the way of the first drawing; a busy page does not keep scores away for long. */
const drawn = (): Promise<void> => new Promise((resolve) => whenIdle(resolve))

/** What the server has put into the page under this id. */
function readJson<T>(id: string): T | undefined {
  const text = document.getElementById(id)?.textContent
  return text ? (JSON.parse(text) as T) : undefined
}

/** How this page came, as the browser tells it. */
function pageArrival(): PageArrival | undefined {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!entry) return undefined
  const { requestStart, responseStart, transferSize, workerStart } = entry
  return { origin: performance.timeOrigin, requestStart, responseStart, transferSize, workerStart }
}

/** When each read was made by this device's clock, as it is of all that the device reads itself. */
const byOwnClock = (state: RenderState): RenderState => ({
  ...state,
  queries: state.queries.map((query) => ({ ...query, updatedAt: ownTimeOf(query.updatedAt) })),
})
