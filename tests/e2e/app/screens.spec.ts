// Every screen of this part: no policy report, no error, nothing that axe finds, in both themes and three languages.
import { expect, test } from '@playwright/test'
import type { Lang } from '../../../contract/limits/limits.ts'
import { axeViolations } from '../../support/app/axe.ts'
import { app } from '../../support/app/shared-app.ts'
import { takenOver } from '../../support/app/taken-over.ts'
import { turnTo } from '../../support/app/turn-to.ts'
import { soak } from '../../support/soak.ts'

let matchId: string
let newsId: string
let postId: string
let schemeId: string
let expertId: string
test.beforeAll(async () => {
  const post = async (path: string, init?: RequestInit) => (await (await fetch(`${app.url}/${path}`, init)).json()).data
  matchId = (await post('api/hot_match/recommend')).list[0].id
  newsId = (await post('api/Portal_post/getList2')).list[0].id
  postId = (await post('api/anchor_dynamics/userPostList?hot=month')).list[0].id
  // The demonstration world writes its experts beside the start.
  const first = async () => (await post('api/Expert/schemeList?state=over&limit=1')).list[0]
  await expect.poll(async () => (await first())?.id, { timeout: 60_000 }).toBeDefined()
  schemeId = (await first()).id
  expertId = (await first()).expert.id
})

const paths = (): string[] => [
  '/main',
  '/football',
  '/basketball',
  '/schedule?type=4',
  `/score-detail?id=${matchId}`,
  '/base-football',
  '/base-football?league=shgb&view=bracket',
  '/base-basketball?view=leaders',
  '/base-football?team=hxcl-lj',
  '/news',
  `/detail?id=${newsId}`,
  '/video-list',
  '/video-classify?type=3&id=football',
  `/score-detail?id=${matchId}&tab=talk`,
  '/circle',
  '/circle-detail?id=demo-live',
  `/circle-detail?post=${postId}`,
  '/new_file',
  `/comment?type=news&id=${newsId}`,
  '/foresight',
  '/specialist',
  '/specialist?by=rate',
  `/specialist-home?id=${expertId}`,
  '/specialist-info',
  `/specialist-detail?id=${schemeId}`,
  '/trophy/home',
  '/trophy/home?tab=board',
  '/attention',
  '/attention?kind=player',
  '/reserve',
  '/reserve?kind=team',
  '/member?type=6',
  '/member?type=9',
  '/login',
  '/feedback',
  '/search',
  '/search?name=linj',
  '/downLoad',
  '/about-user',
  '/404',
  '/member?type=10',
]

type Look = readonly [width: 390 | 1440, theme: 'light' | 'dark']
const looks: readonly Look[] = [
  [390, 'light'],
  [1440, 'dark'],
  [1440, 'light'],
  [390, 'dark'],
]
/** Every screen in every language. With every change axe looks at each once, at each width and in each theme in turn; by npm run soak at all. */
const walks: readonly (readonly [Lang, (at: number) => readonly Look[]])[] = [
  ['zh', (at) => soak(looks.slice(at % looks.length).slice(0, 1), looks)],
  ['en', () => soak([], looks)],
  ['vi', () => soak([], looks)],
]

for (const [lang, seenOf] of walks) {
  test(`every screen in ${lang}: no error, no policy report, nothing that axe finds, nothing that is too wide`, async ({ page }) => {
    test.setTimeout(soak(120_000, 600_000))
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
    for (const [at, path] of paths().entries()) {
      // In Chinese each is drawn by the server; in the other languages by the page that is open.
      if (lang === 'zh' || at === 0) {
        await page.goto(app.url + path)
        if (lang !== 'zh') await takenOver(page)
      } else await turnTo(page, path)
      await expect(page.locator('#content')).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page).toHaveTitle({ zh: /看台/, en: /Grandstand/, vi: /Khán đài/ }[lang])
      await expect(page.locator('[role=status][aria-label]:visible')).toHaveCount(0)
      await expect(page.locator('h1').first()).toBeAttached()
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        expect(overflow, `${path} scrolls sideways at ${width}`).toBeLessThanOrEqual(0)
      }
      for (const [width, colorScheme] of seenOf(at)) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        expect(await axeViolations(page), `${path}, ${width}, ${colorScheme}`).toEqual([])
      }
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
