import { describe, expect, it } from 'vitest'
import { renewShell } from './renew-shell.ts'

const html = (site?: object): string =>
  `<html><title>x</title>${site ? `<script type="application/json" id="site">${JSON.stringify(site)}</script>` : ''}<div id="root"></div></html>`
const named = { name: { zh: '球迷之家' }, logo: '' }

function shellOf(cached: string | undefined, now: string | undefined) {
  const shell = { html: cached, asked: 0 }
  const parts = {
    read: async () => shell.html,
    fetch: async () => {
      shell.asked += 1
      return now === undefined ? undefined : new Response(now)
    },
    put: async (response: Response) => {
      shell.html = await response.text()
    },
  }
  return { shell, parts }
}

describe('cached shell', () => {
  it('is refetched once when a page has another site name', async () => {
    const { shell, parts } = shellOf(html(), html(named))
    expect(await renewShell(html(named), parts)).toBe(true)
    expect(shell).toEqual({ html: html(named), asked: 1 })
    expect(await renewShell(html(named), parts)).toBe(false)
    expect(shell.asked).toBe(1)
  })

  it('is refetched when the site has the product’s name again', async () => {
    const { shell, parts } = shellOf(html(named), html())
    expect(await renewShell(html(), parts)).toBe(true)
    expect(shell.html).toBe(html())
  })

  it('is kept when nothing has changed, and when there is none for this build', async () => {
    for (const [cached, now, page] of [
      [html(named), html(), html(named)],
      [undefined, html(named), html(named)],
      [html(), undefined, html(named)],
    ] as const) {
      const { shell, parts } = shellOf(cached, now)
      expect(await renewShell(page, parts)).toBe(false)
      expect(shell.html).toBe(cached)
    }
  })
})
