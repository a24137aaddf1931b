// Renders the first screen on the server: the app's own components over the snapshot, once, to a string.
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { Render, RenderOutput } from '../../contract/render.ts'
import { setRenderedNow } from '../core/clock/now.ts'
import { setProductClock } from '../core/clock/product-clock.ts'
import { setSite } from '../core/site.ts'
import { setRenderedPreferences } from '../core/store/preferences.ts'
import { fetchAhead, takeAhead } from '../ui/layer/ahead.ts'
import { takeRenderedTitle } from '../ui/page/use-title.ts'
import { loadCatalog } from './catalog.ts'
import { createApp } from './create-app.tsx'
import { createQueryClient, fillQueryClient } from './query-client.ts'

/** Maximum nesting depth of lazily loaded parts. */
const deepest = 4

/** `renderToString` is synchronous, so module state set right before it belongs to this render alone. */
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
  const draw = (): RenderOutput => {
    // Discards the parts that a failed render requested.
    takeAhead()
    setProductClock(input.clock)
    setRenderedNow(input.now)
    setRenderedPreferences(input)
    setSite(input.site)
    const html = renderToString(app.element)
    return { html, title: takeRenderedTitle(), ahead: takeAhead() }
  }
  let drawn = draw()
  // Loads once per process, page and language: the loaded parts stay in module state.
  for (let depth = 0; depth < deepest && (await fetchAhead(drawn.ahead, input.lang)); depth += 1) drawn = draw()
  queryClient.clear()
  return drawn
}
