// Duplicate ids in a document: labels and links would find only the first element.
import type { Page } from '@playwright/test'

export const repeatedIds = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))]
  })
