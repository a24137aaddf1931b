import { expect, it } from 'vitest'
import { pictureMoment } from './picture-moment.ts'

const now = Date.UTC(2026, 10, 21, 12)
const said = (behind: number): Date | null => pictureMoment(new Date(now - behind).toISOString(), now)

it('a moment of the picture is believed within the window of a room, and nothing else is', () => {
  expect([said(4_000)?.getTime(), said(-5_000)?.getTime()]).toEqual([now - 4_000, now + 5_000])
  expect([said(2 * 3_600_000), said(-5_001), pictureMoment(undefined, now), pictureMoment('soon', now)]).toEqual([null, null, null, null])
})
