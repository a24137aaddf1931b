import { expect, it } from 'vitest'
import { pictureTime } from './picture-time.ts'

const now = Date.UTC(2026, 10, 21, 12)
const momentBehind = (behind: number): Date | null => pictureTime(new Date(now - behind).toISOString(), now)

it('accepts a picture time only within the room’s window', () => {
  expect([momentBehind(4_000)?.getTime(), momentBehind(-5_000)?.getTime()]).toEqual([now - 4_000, now + 5_000])
  expect([momentBehind(2 * 3_600_000), momentBehind(-5_001), pictureTime(undefined, now), pictureTime('soon', now)]).toEqual([
    null,
    null,
    null,
    null,
  ])
})
