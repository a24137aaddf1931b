// Opens one screen after the other and looks at each: no error, no policy report, nothing that axe finds, nothing that is too wide.
import { expect, type Page } from '@playwright/test'
import type { Lang } from '../../../contract/limits/limits.ts'
import { soak } from '../soak.ts'
import { axeViolations } from './axe.ts'
import { interactive } from './hydrated.ts'
import { turnTo } from './turn-to.ts'

type Look = readonly [width: 390 | 1440, theme: 'light' | 'dark']
const looks: readonly Look[] = [
  [390, 'light'],
  [1440, 'dark'],
  [1440, 'light'],
  [390, 'dark'],
]
export const walkedLangs: readonly Lang[] = ['zh', 'en', 'vi']
/** With every change axe looks at each in Chinese once, at each width and in each theme in turn; by npm run soak at all. */
const seenOf = (lang: Lang, at: number): readonly Look[] => soak(lang === 'zh' ? looks.slice(at % looks.length).slice(0, 1) : [], looks)

export async function walk(page: Page, url: string, lang: Lang, paths: readonly string[]): Promise<void> {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !/404/.test(message.text())) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`))
  })
  await page.context().addCookies([{ name: 'lang', value: lang, url }])
  await page.addInitScript((value) => localStorage.setItem('preferences', JSON.stringify({ lang: value })), lang)
  for (const [at, path] of paths.entries()) {
    // In Chinese each is drawn by the server; in the other languages by the page that is open.
    if (lang === 'zh' || at === 0) {
      await page.goto(url + path)
      if (lang !== 'zh') await interactive(page)
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
    for (const [width, colorScheme] of seenOf(lang, at)) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await axeViolations(page), `${path}, ${width}, ${colorScheme}`).toEqual([])
    }
  }
  expect(problems).toEqual([])
}
