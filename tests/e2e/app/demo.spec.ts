// The catalogue of interface components: each is there, passes axe in both themes, fits its place, and works by keyboard.
import { expect, type Page } from '@playwright/test'
import { axeViolations } from '../../support/app/axe.ts'
import { app } from '../../support/app/shared-app.ts'
import { test } from '../../support/app/test.ts'
import { long } from '../../support/soak.ts'

/** Pixels by which panels extend into the page's gutter on phones. */
const gutter = 24

async function open(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(`${app.url}/demo`)
  await expect(page.locator('[data-specimen="MatchCard"]')).toBeVisible()
}

for (const theme of ['light', 'dark'] as const)
  for (const width of [390, 1440])
    test(`axe finds no violations and nothing overflows its container, ${theme}, ${width} px`, {
      tag: (theme === 'light') === (width === 390) ? [] : long,
    }, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await open(page, width)
      expect(await axeViolations(page)).toEqual([])
      const broken = await page
        .locator('[data-specimen]')
        .evaluateAll(
          (parts, more) =>
            parts
              .filter((part) => part.scrollWidth > part.clientWidth + more || part.clientHeight < 20)
              .map((part) => part.getAttribute('data-specimen')),
          gutter,
        )
      expect(broken).toEqual([])
    })

test('every match state has its score in an accessible sentence', async ({ page }) => {
  await open(page, 1440)
  const rows = page.locator('[data-specimen="ScoreRow"]').getByRole('link')
  const names = await rows.evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? link.textContent ?? ''))
  expect(names.length).toBeGreaterThanOrEqual(16)
  for (const name of names.filter((text) => text.includes('临江潮汐'))) expect(name).toContain('北固铁狮')
  expect(names.some((name) => name.includes('临江潮汐 3') || /临江潮汐.*3/.test(name))).toBe(true)
})

test('dialog, popover and menu open by keyboard, trap focus and restore it', async ({ page }) => {
  await open(page, 1440)
  for (const [part, role] of [
    ['Dialog', 'dialog'],
    ['Popover', 'dialog'],
    ['Menu', 'menu'],
  ] as const) {
    const opener = page.locator(`[data-specimen="${part}"] button`).first()
    await opener.focus()
    await page.keyboard.press('Enter')
    const opened = page.getByRole(role)
    await expect(opened).toBeVisible()
    await expect.poll(() => opened.evaluate((box) => box.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(opened).toBeHidden()
    await expect(opener).toBeFocused()
  }
})
