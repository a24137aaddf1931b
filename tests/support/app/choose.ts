import { expect, type Locator, type Page } from '@playwright/test'

/** A tap on a choice of a few by its word, where it has come to rest: the radio button itself is not to be seen. */
export async function choose(within: Page | Locator, name: string): Promise<void> {
  await within.locator('label').filter({ hasText: name }).click()
  await expect(within.getByRole('radio', { name, exact: true })).toBeChecked()
}
