// Cuts of the connection between a real page and the real server, fifty in npm run soak, while matches run fast: the page ends with the
// right scores.
import { expect, type Page } from '@playwright/test'
import type { MatchList } from '../../../contract/match/match.ts'
import { type AppProcess, startApp } from '../../support/app/app-process.ts'
import { test } from '../../support/app/test.ts'
import { faultProxy } from '../../support/hostile/fault-proxy.ts'
import { long, soak } from '../../support/soak.ts'

let app: AppProcess
test.beforeAll(async () => {
  app = await startApp({ env: { FEED_SPEED: '30', RATE_LIMIT: '0' } })
})
test.afterAll(async () => {
  await app.stop()
  await app.clean()
})

/** The scores on the page, by match. */
const shown = (page: Page): Promise<Record<string, string>> =>
  page.locator('#content article[data-row]').evaluateAll((rows) =>
    Object.fromEntries(
      rows.flatMap((row) => {
        const score = /(\d+)\s*[:比]\s*(\d+)/.exec(row.querySelector(':scope > a')?.getAttribute('aria-label') ?? '')
        return score ? [[(row as HTMLElement).dataset.row ?? '', `${score[1]}:${score[2]}`]] : []
      }),
    ),
  )

async function real(ids: string[]): Promise<Record<string, string>> {
  const response = await fetch(`${app.url}/api/hot_match/all_match`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ids: ids.slice(0, 200) }),
  })
  const { list } = ((await response.json()) as { data: MatchList }).data
  return Object.fromEntries(list.map((row) => [row.id, `${row.home_score}:${row.away_score}`]))
}

test('the page ends with the right scores after any number of connection cuts', { tag: long }, async ({ page }) => {
  test.setTimeout(180_000)
  const proxy = await faultProxy(Number(new URL(app.url).port))
  let opened = 0
  page.on('websocket', (socket) => socket.once('framereceived', () => (opened += 1)))
  await page.goto(`http://127.0.0.1:${proxy.port}/football?status=live`)
  await expect.poll(() => opened).toBeGreaterThan(0)
  for (let cut = 0; cut < soak(20, 50); cut += 1) {
    const before = opened
    proxy.strike(cut % 2 === 0 ? 'reset' : 'mid-frame')
    // A mid-frame cut waits for the next frame; without traffic, a plain reset replaces it.
    await expect
      .poll(
        async () => {
          if (opened === before) await page.evaluate(() => window.dispatchEvent(new Event('online')))
          if (opened === before && cut % 2 === 1) proxy.strike('reset')
          return opened
        },
        { intervals: [100], timeout: 15_000 },
      )
      .toBeGreaterThan(before)
  }
  await expect
    .poll(
      async () => {
        const seen = await shown(page)
        const truth = await real(Object.keys(seen))
        const wrong = Object.entries(seen).filter(([id, score]) => truth[id] !== score)
        return Object.keys(seen).length > 0 ? wrong : 'no score on the page'
      },
      { timeout: 20_000 },
    )
    .toEqual([])
  await proxy.close()
})
