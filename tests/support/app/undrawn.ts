// Pages as the shell alone: the app reads by itself all that it shows, so that a test can answer its calls in the server's place.
import type { BrowserContext, Page } from '@playwright/test'
import { fetchAnew } from './fetch-anew.ts'

/** A page without what the server has drawn of it, and what it was drawn from. */
export const undrawnPage = (html: string): string =>
  html
    .replace(/<script type="application\/json" id="state">.*?<\/script>/s, '')
    .replace(/<div id="root">.*<\/div>(?=\s*(?:<script|<\/body>))/s, '<div id="root"></div>')

export async function undrawn(of: Page | BrowserContext): Promise<void> {
  await of.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await fetchAnew(route)
    await route.fulfill({ response, body: undrawnPage(await response.text()) })
  })
}
