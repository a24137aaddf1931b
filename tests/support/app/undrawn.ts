// Pages as the shell alone: the app reads by itself all that it shows, so that a test can answer its calls in the server's place.
import type { BrowserContext, Page } from '@playwright/test'

/** A page without what the server has drawn of it, and what it was drawn from. */
export const undrawnPage = (html: string): string =>
  html
    .replace(/<script type="application\/json" id="state">.*?<\/script>/s, '')
    .replace(/<div id="root">.*<\/div>(?=\s*(?:<script|<\/body>))/s, '<div id="root"></div>')

/**
 * From the next page on. It is taken away in the page, before its modules run: a document that a route answers has no address, and the
 * browser opens no socket from it to this machine.
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
