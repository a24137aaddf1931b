import { expect, it, vi } from 'vitest'
import { limits } from '../../../contract/limits/limits.ts'
import { atMostEvery } from './at-most-every.ts'

it('a lost login is told once in two seconds, however many calls lose it', () => {
  let at = 1_000_000
  const tell = vi.fn()
  const told = atMostEvery(limits.authLostDebounce, tell, () => at)
  for (let call = 0; call < 20; call += 1) told()
  at += 1_999
  told()
  expect(tell).toHaveBeenCalledTimes(1)
  at += 1
  told()
  told()
  expect(tell).toHaveBeenCalledTimes(2)
})
