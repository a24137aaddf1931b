import { expect, it } from 'vitest'
import { watchSilence } from './silence.ts'

it('says after six seconds that nothing is heard, as of a microphone that was unplugged, and takes it back with the first sound', () => {
  const isSilent = watchSilence(1_000)
  expect([isSilent(40, 2_000), isSilent(0, 8_000), isSilent(3, 8_001), isSilent(0, 20_000)]).toEqual([false, false, true, true])
  expect([isSilent(4, 20_120), isSilent(0, 26_120), isSilent(0, 26_121)]).toEqual([false, false, true])
})

it('says it of one that was never heard', () => {
  const isSilent = watchSilence(0)
  expect([isSilent(0, 6_000), isSilent(0, 6_001)]).toEqual([false, true])
})
