// The first screen on the server: the app's own components over the snapshot, once, to a string.
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { Render } from '../../contract/render.ts'
import { setRenderedNow } from '../core/clock/now.ts'
import { setProductClock } from '../core/clock/product-clock.ts'
import { setRenderedPreferences } from '../core/preferences.ts'
import { setSite } from '../core/site.ts'
import { takeRenderedTitle } from '../ui/page/use-title.ts'
import { loadCatalog } from './catalog.ts'
import { createApp } from './create-app.tsx'
import { createQueryClient, fillQueryClient } from './query-client.ts'

/** One render at a time is in React's hands: `renderToString` is synchronous, so module state set before it holds. */
export const render: Render = async (input) => {
  const messages = await loadCatalog(input.lang)
  const queryClient = createQueryClient()
  fillQueryClient(queryClient, input.queries)
  const app = createApp({
    history: createMemoryHistory({ initialEntries: [input.url] }),
    queryClient,
    lang: input.lang,
    messages,
    isServer: true,
  })
  await app.router.load()
  setProductClock(input.clock)
  setRenderedNow(input.now)
  setRenderedPreferences(input)
  setSite(input.site)
  const html = renderToString(app.element)
  const matches = app.router.state.matches.map((match) => match.routeId)
  queryClient.clear()
  return { html, title: takeRenderedTitle(), modules: matches }
}
