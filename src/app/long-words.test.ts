// A foreign word that is longer than its line wraps everywhere; otherwise it would widen a phone's page.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const styles = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'))
/** The innermost rules of a style sheet, as selector and declarations. */
const rulesOf = (path: string): { selector: string; body: string }[] =>
  [
    ...readFileSync(`src/${path}`, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/([^{};]+)\{([^{}]*)\}/g),
  ].map(([, selector = '', body = '']) => ({ selector: selector.trim(), body }))

describe('a word longer than its line', () => {
  it('breaks anywhere, even when a column computes its minimum width', () => {
    expect(rulesOf('app/global.css').find(({ selector }) => selector === 'body')?.body).toContain('overflow-wrap: anywhere;')
  })

  it('is cut off where a name breaks only between words', () => {
    const exceptions = styles.flatMap((path) =>
      rulesOf(path)
        .filter(({ body }) => /overflow-wrap: (?!anywhere)/.test(body) && !/overflow(-x)?: (hidden|clip)/.test(body))
        .map(({ selector }) => `${path} ${selector}`),
    )
    // Days, whose text is our own, and team names that another rule truncates.
    expect(exceptions).toEqual([
      'ui/figure/SeatStrip.module.css .drawn > :first-child',
      'features/match/panel/meeting/Meetings.module.css .row > .home,\n  .row > .away',
    ])
  })
})
