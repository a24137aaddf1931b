// Light and dark theme: the system's unless the reader has chosen one, from the first paint.
import { expect, type Page } from '@playwright/test'
import { app } from '../../support/app/shared-app.ts'
import { test } from '../../support/app/test.ts'

/** Page background in the light and the dark theme: --page of src/app/tokens.css. */
const grounds = { light: 'rgb(234, 238, 234)', dark: 'rgb(10, 17, 14)' }
const ground = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

for (const system of ['light', 'dark'] as const)
  for (const chosen of ['light', 'dark', null] as const)
    test(`the server sends ${chosen ?? system} before any script runs: system is ${system}, chosen is ${chosen}`, async ({
      page,
      context,
    }) => {
      await page.emulateMedia({ colorScheme: system })
      if (chosen) await context.addCookies([{ name: 'theme', value: chosen, url: app.url }])
      await page.route('**/*.js', (route) => route.abort())
      await page.goto(`${app.url}/football`)
      expect(await ground(page)).toBe(grounds[chosen ?? system])
      // Scroll bars and fields are native: they follow the theme too.
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(chosen ?? 'light dark')
    })

test('the open page follows the system theme unless a theme is chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(`${app.url}/football`)
  expect(await ground(page)).toBe(grounds.light)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => ground(page)).toBe(grounds.dark)
  // Stored only on this device, as after its cookies were cleared: the app applies it to the page.
  await page.evaluate(() => localStorage.setItem('preferences', JSON.stringify({ theme: 'light' })))
  await page.context().clearCookies()
  await page.reload()
  await expect.poll(() => ground(page)).toBe(grounds.light)
})
