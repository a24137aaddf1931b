import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Flight, laneFor } from './lanes.ts'

const stage = 800
/** Left edge of a flight at a given time. */
const head = ({ from, lasts, width }: Flight, now: number): number => stage - ((now - from) / lasts) * (stage + width)

describe('lanes', () => {
  it('never let two lines in one lane touch, and are reused once free', () => {
    const danmaku = fc.record({
      wait: fc.integer({ min: 0, max: 2_000 }),
      width: fc.integer({ min: 20, max: 600 }),
      lasts: fc.integer({ min: 4_000, max: 14_000 }),
    })
    fc.assert(
      fc.property(fc.array(danmaku, { maxLength: 40 }), (items) => {
        const lanes: (Flight | undefined)[] = Array(6).fill(undefined)
        const flown: Flight[][] = lanes.map(() => [])
        let now = 0
        for (const { wait, width, lasts } of items) {
          now += wait
          const flight = { from: now, lasts, width }
          const lane = laneFor(lanes, flight, stage)
          if (lane === null) continue
          lanes[lane] = flight
          flown[lane]?.push(flight)
        }
        for (const flights of flown)
          for (const [index, before] of flights.entries()) {
            const after = flights[index + 1]
            if (!after) continue
            for (let at = after.from; at < before.from + before.lasts; at += 50)
              expect(head(after, at)).toBeGreaterThanOrEqual(head(before, at) + before.width)
          }
      }),
      { numRuns: 200 },
    )
  })

  it('are full when every line has just started', () => {
    const flight = { from: 0, lasts: 8_000, width: 200 }
    expect(laneFor([flight, flight], { ...flight, from: 100 }, stage)).toBeNull()
    expect(laneFor([flight, flight], { ...flight, from: 8_000 }, stage)).toBe(0)
    expect(laneFor([flight, undefined], { ...flight, from: 100 }, stage)).toBe(1)
  })
})
