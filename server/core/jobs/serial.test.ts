// Tasks run one after another, whether they succeed or fail.
import { expect, it } from 'vitest'
import { createSerial } from './serial.ts'

it('starts each task after the previous one succeeds or fails', async () => {
  const serial = createSerial()
  const seen: string[] = []
  const work = (name: string, fails = false) =>
    serial(async () => {
      seen.push(`${name} begins`)
      await new Promise((resolve) => setImmediate(resolve))
      seen.push(`${name} ends`)
      if (fails) throw new Error(name)
      return name
    })
  const results = await Promise.allSettled([work('a'), work('b', true), work('c')])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
})
