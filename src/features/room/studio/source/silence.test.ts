import { expect, it } from 'vitest'
import { watchSilence } from './silence.ts'

it('reports silence after six seconds, as with an unplugged microphone, and clears it at the first sound', () => {
  const isSilent = watchSilence(1_000)
  expect([isSilent(40, 2_000), isSilent(0, 8_000), isSilent(3, 8_001), isSilent(0, 20_000)]).toEqual([false, false, true, true])
  expect([isSilent(4, 20_120), isSilent(0, 26_120), isSilent(0, 26_121)]).toEqual([false, false, true])
})

it('reports silence for a microphone that was never heard', () => {
  const isSilent = watchSilence(0)
  expect([isSilent(0, 6_000), isSilent(0, 6_001)]).toEqual([false, true])
})
