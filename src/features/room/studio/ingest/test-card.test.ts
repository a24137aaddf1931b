import { expect, it } from 'vitest'
import { markAt } from './test-card.ts'

it('the test picture’s mark moves from side to side and restarts', () => {
  expect([markAt(0), markAt(2_500), markAt(5_000)]).toEqual([0, 0.5, 0])
  expect(markAt(Date.now())).toBeLessThan(1)
})
