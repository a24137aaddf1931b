import { expect, type Locator, type Page } from '@playwright/test'

/** Clicks an option by its label once it is stable: the radio button itself is invisible. */
export async function choose(within: Page | Locator, name: string): Promise<void> {
  await within.locator('label').filter({ hasText: name }).click()
  await expect(within.getByRole('radio', { name, exact: true })).toBeChecked()
}
