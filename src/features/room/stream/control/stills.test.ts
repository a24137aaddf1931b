import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nearestStill, stillsBase } from './stills.ts'

it('stills are located beside the playlist of a server stream, local or on its CDN, and nowhere else', () => {
  expect(stillsBase('/hls/room1/index.m3u8')).toBe('/hls/room1/')
  expect(stillsBase('https://cdn.example/stand/hls/playback/x1/index.m3u8?v=2')).toBe('https://cdn.example/stand/hls/playback/x1/')
  for (const url of [null, '/uploads/a.mp4', 'https://engine.example/live/room.m3u8', '/hls/index.m3u8']) expect(stillsBase(url)).toBeNull()
})

it('shows the nearest still when one is close enough', () => {
  expect(nearestStill([], 5)).toBeNull()
  expect(nearestStill([10_000, 20_000, 60_000], 16_000)).toBe(20_000)
  expect(nearestStill([10_000, 20_000, 60_000], 14_000)).toBe(10_000)
  expect(nearestStill([10_000, 20_000, 60_000], 31_000)).toBe(20_000)
  expect(nearestStill([10_000, 20_000, 60_000], 40_000)).toBeNull()
  const times = fc.uniqueArray(fc.integer({ min: 0, max: 200_000 }), { maxLength: 40 })
  fc.assert(
    fc.property(times, fc.integer({ min: 0, max: 200_000 }), (list, time) => {
      const sorted = list.toSorted((one, other) => one - other)
      const least = Math.min(...sorted.map((at) => Math.abs(at - time)))
      const found = nearestStill(sorted, time)
      expect(found === null ? Number.POSITIVE_INFINITY : Math.abs(found - time)).toBe(least <= 12_000 ? least : Number.POSITIVE_INFINITY)
    }),
  )
})
