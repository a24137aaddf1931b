import { expect, it, vi } from 'vitest'
import { limits } from '../../../../contract/limits/limits.ts'
import { atMostEvery } from './at-most-every.ts'

it('reports a lost login once in two seconds, however many calls lose it', () => {
  let at = 1_000_000
  const notify = vi.fn()
  const throttled = atMostEvery(limits.authLostDebounce, notify, () => at)
  for (let call = 0; call < 20; call += 1) throttled()
  at += 1_999
  throttled()
  expect(notify).toHaveBeenCalledTimes(1)
  at += 1
  throttled()
  throttled()
  expect(notify).toHaveBeenCalledTimes(2)
})
