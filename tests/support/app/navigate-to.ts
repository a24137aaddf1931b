// Navigates to another screen of the app without a page load, as a link would.
import { expect, type Page } from '@playwright/test'

/** Marks the current heading, so that it does not count as the new screen's. */
export async function navigateTo(page: Page, path: string): Promise<void> {
  const isOther = await page.evaluate((to) => {
    const is = new URL(to, location.href).pathname !== location.pathname
    if (is) for (const heading of document.querySelectorAll('h1')) heading.dataset.left = ''
    history.pushState(null, '', to)
    return is
  }, path)
  if (isOther) await expect(page.locator('h1:not([data-left])').first()).toBeAttached()
}
