// Removes the server-rendered content from pages: the app then fetches everything itself, so a test can answer its requests.
import type { BrowserContext, Page } from '@playwright/test'

/** Returns the page's HTML without the rendered content and its state. */
export const undrawnPage = (html: string): string =>
  html
    .replace(/<script type="application\/json" id="state">.*?<\/script>/s, '')
    .replace(/<div id="root">.*<\/div>(?=\s*(?:<script|<\/body>))/s, '<div id="root"></div>')

/**
 * Applies from the next page load. Removes the content in the page before its modules run: a document fulfilled by a route has no address,
 * and the browser would open no socket from it to this machine.
 */
export async function undrawn(of: Page | BrowserContext): Promise<void> {
  await of.addInitScript(() => {
    document.addEventListener(
      'readystatechange',
      () => {
        document.getElementById('state')?.remove()
        document.getElementById('root')?.replaceChildren()
      },
      { once: true },
    )
  })
}
