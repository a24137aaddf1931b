// English has one diamond and two diamonds: a noun after a number needs both forms.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const catalogs = readdirSync('locales', { recursive: true, encoding: 'utf8' }).filter((path) => /(^|\W)en\.po$/.test(path))
/** Countable nouns of money and user activity. Limits, which are always plural, precede other nouns. */
const counted =
  /(?:\{\w+\}|\{\w+\}<\/\d+>) (?:gold )?(?:diamonds|coins|transactions|postings|accounts|selections|likes|views|followers|rooms|results|times)\b/

it('uses the singular for a count of one', () => {
  expect(catalogs.length).toBeGreaterThan(5)
  const wrong = catalogs.flatMap((path) =>
    [...readFileSync(`locales/${path}`, 'utf8').matchAll(/^msgstr "(.*)"$/gm)].flatMap(([, text = '']) =>
      counted.test(text) ? [`${path}: ${text}`] : [],
    ),
  )
  expect(wrong).toEqual([])
})
