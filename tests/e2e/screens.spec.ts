// Every screen of this part: no policy report, no error, nothing that axe finds, in both themes and three languages.
import { expect, test } from '@playwright/test'
import { type AppProcess, startApp } from '../support/app-process.ts'
import { axeViolations } from '../support/axe.ts'

let app: AppProcess
let matchId: string
let newsId: string
test.beforeAll(async () => {
  app = await startApp()
  const post = async (path: string, init?: RequestInit) => (await (await fetch(`${app.url}/${path}`, init)).json()).data
  matchId = (await post('api/hot_match/recommend')).list[0].id
  newsId = (await post('api/Portal_post/getList2')).list[0].id
})
test.afterAll(async () => {
  await app.stop()
  await app.clean()
})

const paths = (): string[] => [
  '/main',
  '/football',
  '/basketball',
  '/schedule?type=4',
  `/score-detail?id=${matchId}`,
  '/news',
  `/detail?id=${newsId}`,
  '/downLoad',
  '/about-user',
  '/404',
]

for (const theme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test(`axe finds nothing on any screen, ${theme}, ${width} px`, async ({ page }) => {
      test.setTimeout(120_000)
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      for (const path of paths()) {
        await page.goto(app.url + path)
        await expect(page.locator('#content')).toBeVisible()
        await expect(page.locator('[role=status][aria-label]:visible')).toHaveCount(0)
        expect(await axeViolations(page), path).toEqual([])
      }
    })
  }
}

for (const lang of ['zh', 'en', 'vi'] as const) {
  test(`every screen opens in ${lang} without an error or a policy report`, async ({ page }) => {
    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' && !/404/.test(message.text())) problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(error.message))
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
      )
    })
    await page.context().addCookies([{ name: 'lang', value: lang, url: app.url }])
    await page.addInitScript((value) => localStorage.setItem('preferences', JSON.stringify({ lang: value })), lang)
    for (const path of paths()) {
      await page.goto(app.url + path)
      await expect(page.locator('#content')).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page).toHaveTitle({ zh: /看台/, en: /Grandstand/, vi: /Khán đài/ }[lang])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0)
    }
    expect(problems).toEqual([])
  })
}

test('unknown addresses come to /404, the root to /main', async ({ page }) => {
  await page.goto(`${app.url}/no-such-page`)
  await expect(page).toHaveURL(`${app.url}/404`)
  await page.goto(app.url)
  await expect(page).toHaveURL(/\/main/)
})
