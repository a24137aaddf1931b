import { expect, it, vi } from 'vitest'

it('is real time and marked unknown until the server sends its time', async () => {
  vi.resetModules()
  const { isProductClockKnown, productAtServer, productEpoch, serverAt, setProductClock } = await import('./product-clock.ts')
  expect([isProductClockKnown(), productAtServer(5_000), productEpoch()]).toEqual([false, 5_000, 0])
  const [feed, real] = [Date.parse('2026-03-07T12:00:00.000Z'), Date.parse('2026-11-30T14:00:00.000Z')]
  setProductClock({ feed: new Date(feed).toISOString(), real: new Date(real).toISOString(), speed: 1 })
  expect([isProductClockKnown(), productAtServer(real + 5_000), serverAt(feed + 5_000)]).toEqual([true, feed + 5_000, real + 5_000])
  expect(productEpoch()).toBe(real - feed)
})
