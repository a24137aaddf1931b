import { expect, it } from 'vitest'
import { alignStep, slowOf } from './use-aligned.ts'

it('aligns pictures by playback speed when they are close, and by seeking when they are not', () => {
  expect(alignStep(50)).toEqual({ rate: 1 })
  expect(alignStep(500)).toEqual({ rate: 0.95 })
  expect(alignStep(2_000)).toEqual({ rate: 0.9 })
  expect(alignStep(6_000)).toEqual({ back: 6 })
})

it('converges: four pictures are within an eighth of a second after half a minute', () => {
  let ahead = [0, 300, 1_900, 9_000]
  for (let second = 0; second < 30; second += 1)
    ahead = ahead.map((one) => {
      const step = alignStep(one - Math.min(...ahead))
      return 'back' in step ? one - step.back * 1_000 : one - (1 - step.rate) * 1_000
    })
  expect(Math.max(...ahead) - Math.min(...ahead)).toBeLessThan(125)
})

it('names the room that holds the others back by more than four seconds, by what each could show', () => {
  const rooms = (...could: number[]) => could.map((one, place) => ({ id: `r${place}`, could: one }))
  expect(slowOf(rooms(20_000, 19_000, 11_800, 20_300))).toEqual({ id: 'r2', seconds: 7 })
  // Not over the limit, two rooms equally slow, or a single room.
  for (const fine of [rooms(20_000, 16_000), rooms(20_000, 11_000, 12_000), rooms(7_000), []]) expect(slowOf(fine)).toBeNull()
})
