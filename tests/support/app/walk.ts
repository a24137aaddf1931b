// Opens one screen after the other and checks it: no errors, no policy violations, no axe violations, no horizontal overflow.
import { expect, type Page } from '@playwright/test'
import type { Lang } from '../../../contract/limits/limits.ts'
import { repeatedIds } from '../screens/repeated-ids.ts'
import { soak } from '../soak.ts'
import { axeViolations } from './axe.ts'
import { interactive } from './hydrated.ts'

type Viewport = readonly [width: 390 | 1440, theme: 'light' | 'dark']
const viewports: readonly Viewport[] = [
  [390, 'light'],
  [1440, 'dark'],
  [1440, 'light'],
  [390, 'dark'],
]
export const walkedLangs: readonly Lang[] = ['zh', 'en', 'vi']
/**
 * On every change each screen opens in one language, and axe checks one width and one theme, in rotation; npm run soak covers all
 * combinations.
 */
const isOpened = (lang: Lang, at: number): boolean => soak(walkedLangs[at % walkedLangs.length] === lang, true)
const viewportAt = (at: number): number => at % viewports.length
const seenOf = (at: number): readonly Viewport[] => soak(viewports.slice(viewportAt(at)).slice(0, 1), viewports)

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
  const opened = [...paths.entries()].filter(([at]) => isOpened(lang, at))
  // Sorted by look, with alternating widths: each screen needs one change of width, because a re-render takes as long as a load.
  let width: Viewport[0] = 390
  for (const [at, path] of opened.sort(([one], [other]) => viewportAt(one) - viewportAt(other))) {
    const seen = seenOf(at)
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: seen[0]?.[1], reducedMotion: 'reduce' })
    await page.goto(url + path)
    await expect(page.locator('#content')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page).toHaveTitle({ zh: /看台/, en: /Grandstand/, vi: /Khán đài/ }[lang])
    await expect(page.locator('[role=status][aria-label]:visible')).toHaveCount(0)
    await expect(page.locator('h1').first()).toBeAttached()
    await interactive(page)
    expect(await repeatedIds(page), path).toEqual([])
    const widths: readonly Viewport[0][] = width === 390 ? [390, 1440] : [1440, 390]
    for (width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect(overflow, `${path} scrolls sideways at ${width}`).toBeLessThanOrEqual(0)
      for (const [, colorScheme] of seen.filter(([its]) => its === width)) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        expect(await axeViolations(page), `${path}, ${width}, ${colorScheme}`).toEqual([])
      }
    }
  }
  expect(problems).toEqual([])
}
