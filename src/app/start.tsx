// Starts the app in the window: state of the render, language, router, take-over, then what may come later.
import { createBrowserHistory } from '@tanstack/react-router'
import type { createRoot, hydrateRoot } from 'react-dom/client'
import { limits } from '../../contract/limits.ts'
import type { RenderState } from '../../contract/render.ts'
import { setApiBase } from '../core/api.ts'
import { freshness } from '../core/freshness.ts'
import { runNow, setRenderedNow } from '../core/now.ts'
import { loadPreferences, preferences, writeCookies } from '../core/preferences.ts'
import { setProductClock } from '../core/product-clock.ts'
import { loadCatalog } from './catalog.ts'
import { createApp } from './create-app.tsx'
import { createQueryClient, fillQueryClient } from './query-client.ts'
import { applyTheme, detectPreferences } from './theme.ts'

interface ReactRoots {
  createRoot: typeof createRoot
  hydrateRoot: typeof hydrateRoot
}

export async function startApp(element: HTMLElement, { createRoot, hydrateRoot }: ReactRoots): Promise<void> {
  setApiBase(__API_BASE__)
  const state = readState()
  loadPreferences(state ?? detectPreferences())
  const { lang, theme } = preferences.get()
  applyTheme(theme)
  document.documentElement.lang = lang
  writeCookies(preferences.get())
  if (state) {
    setProductClock(state.clock)
    setRenderedNow(state.now)
  } else {
    const real = new Date().toISOString()
    setProductClock({ feed: real, real, speed: 1 })
    setRenderedNow(Date.now())
  }
  const queryClient = createQueryClient()
  if (state) fillQueryClient(queryClient, state.queries)
  // A screen that the worker kept is older than one that the server just drew.
  for (const { key, updatedAt } of state?.queries ?? [])
    freshness.set(key, { savedAt: updatedAt, live: Date.now() - updatedAt < limits.staleAfter })
  const app = createApp({ history: createBrowserHistory(), queryClient, lang, messages: await loadCatalog(lang) })
  // The server drew this language, theme and zone: take the DOM over. Otherwise draw anew over it.
  const same = state !== undefined && state.lang === lang && element.childElementCount > 0
  if (same) {
    // Tells the router that the matches come from a server, without TanStack's own inline-script client.
    app.router.ssr = { manifest: undefined }
    await app.router.load()
    hydrateRoot(element, app.element)
  } else {
    if (element.childElementCount > 0) element.replaceChildren()
    createRoot(element).render(app.element)
  }
  requestAnimationFrame(() => runNow(!document.hidden))
  const { startServices } = await import('./services.ts')
  startServices(app, queryClient)
}

function readState(): RenderState | undefined {
  const text = document.getElementById('state')?.textContent
  return text ? (JSON.parse(text) as RenderState) : undefined
}
