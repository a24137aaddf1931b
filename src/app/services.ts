// What runs beside the screens once they are drawn: configuration, live connection, network watch, worker, alerts.
import type { QueryClient } from '@tanstack/react-query'
import { apiQuery } from '../core/api-query.ts'
import { runNow } from '../core/now.ts'
import { preferences } from '../core/preferences.ts'
import { setProductClock } from '../core/product-clock.ts'
import { startAlerts } from '../features/alert/device-alerts.ts'
import { loadCatalog } from './catalog.ts'
import type { App } from './create-app.tsx'
import { startLive } from './live.ts'
import { watchNetwork } from './network.ts'
import { startWorker } from './pwa.ts'
import { applyTheme, deviceZone } from './theme.ts'

export function startServices(app: App, queryClient: QueryClient): void {
  watchNetwork(queryClient)
  document.addEventListener('visibilitychange', () => runNow(!document.hidden))
  preferences.subscribe(() => applyTheme(preferences.get().theme))
  followLanguage(app)
  // A device that travelled: its zone is its own, whatever was stored.
  if (preferences.get().tz !== deviceZone()) preferences.set({ tz: deviceZone() })
  void connect(queryClient)
  startWorker(app.router)
}

/** Another language: its words first, then everything is drawn in it. */
function followLanguage({ i18n }: App): void {
  preferences.subscribe(() => {
    const { lang } = preferences.get()
    if (lang === i18n.locale) return
    loadCatalog(lang)
      .then((messages) => {
        document.documentElement.lang = lang
        i18n.loadAndActivate({ locale: lang, messages: messages as never })
      })
      .catch((error: unknown) => console.error(`the words of ${lang} did not arrive`, error))
  })
}

async function connect(queryClient: QueryClient): Promise<void> {
  try {
    const config = await queryClient.fetchQuery(apiQuery('GET api/Config/getConfig'))
    setProductClock(config.clock)
    startLive(queryClient, config)
    await startAlerts(() => config.vapid_public_key)
  } catch (error) {
    console.warn('no configuration yet, trying again when the network is back', error)
    window.addEventListener('online', () => void connect(queryClient), { once: true })
  }
}
