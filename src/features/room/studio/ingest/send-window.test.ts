import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SendWindow } from './send-window.ts'

describe('send window', () => {
  it('drops frames up to the next key frame when congested, and requests one when there is room', () => {
    const window = new SendWindow(100)
    expect(window.take('video', true, 60)).toBe(true)
    expect(window.take('video', false, 60)).toBe(false)
    // It would fit, but the frame it depends on was dropped.
    expect(window.take('video', false, 10)).toBe(false)
    expect(window.wantsKey()).toBe(false)
    window.ack(60)
    expect(window.wantsKey()).toBe(true)
    expect(window.take('video', false, 10)).toBe(false)
    expect(window.take('video', true, 30)).toBe(true)
    expect(window.take('video', false, 10)).toBe(true)
    expect(window.drops).toBe(3)
  })

  it('lets audio through while video waits, and restarts with a key frame on another socket', () => {
    const window = new SendWindow(100)
    window.take('video', true, 100)
    expect(window.take('audio', true, 50)).toBe(true)
    expect(window.take('audio', true, 60)).toBe(false)
    window.reset()
    expect(window.onWay()).toBe(0)
    expect(window.take('video', false, 1)).toBe(false)
    expect(window.take('video', true, 1)).toBe(true)
  })

  it('never has more than two windows in flight, whatever is acknowledged', () => {
    const step = fc.oneof(
      fc.record({ take: fc.constantFrom('video' as const, 'audio' as const), key: fc.boolean(), bytes: fc.integer({ min: 1, max: 90 }) }),
      fc.record({ ack: fc.integer({ min: 0, max: 5_000 }) }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const window = new SendWindow(100)
        for (const one of steps) {
          if ('ack' in one) window.ack(one.ack)
          else window.take(one.take, one.key, one.bytes)
          expect(window.onWay()).toBeGreaterThanOrEqual(0)
          expect(window.onWay()).toBeLessThanOrEqual(200)
        }
      }),
    )
  })
})
