import { describe, expect, it } from 'vitest'
import { ArrivalClock } from './arrival-clock.ts'

/** Frames of 40 ms, each arriving by its `lateness` (milliseconds) after it was sent. Returns the dates of one-second segments. */
function datesOf(began: number, count: number, lateness: (index: number) => number): number[] {
  const clock = new ArrivalClock()
  const dates: number[] = []
  for (let index = 0; index < count; index += 1) {
    const time = index * 40
    clock.note(time * 1_000, began + time + lateness(index))
    if (index % 25 === 0) dates.push(clock.dateOf(time * 1_000))
  }
  return dates
}
/** Errors of the segment dates, in milliseconds. */
const errors = (began: number, dates: readonly number[]): number[] => dates.map((date, index) => Math.round(date - began - index * 1_000))

describe('dates of a run', () => {
  it('follow its arrival, unaffected by a network stall', () => {
    expect(
      errors(
        5_000,
        datesOf(5_000, 150, (index) => (index > 60 && index < 110 ? 900 : 20)),
      ),
    ).toEqual([20, 20, 20, 20, 20, 20])
  })
  it('are corrected after a burst once later frames arrive on time', () => {
    // The first 600 ms were buffered at the publisher and arrived at once.
    expect(
      errors(
        0,
        datesOf(0, 150, (index) => Math.max(0, 600 - index * 40)),
      ),
    ).toEqual([600, 0, 0, 0, 0, 0])
  })
  it('gradually approach a slightly faster connection without a jump', () => {
    const found = errors(
      0,
      datesOf(0, 200, (index) => (index < 30 ? 60 : 0)),
    )
    expect(found.slice(0, 3)).toEqual([60, 60, 45])
    for (const [index, error] of found.slice(3).entries()) expect(error).toBeLessThan(found[index + 2] as number)
  })
  it('follow a permanently slower connection once the fast period is ten seconds past', () => {
    expect(
      errors(
        0,
        datesOf(0, 25 * 16, (index) => (index < 25 ? 0 : 500)),
      ).at(-1),
    ).toBe(500)
  })
  it('report how late a frame is relative to the fastest one', () => {
    const clock = new ArrivalClock()
    expect(clock.lateness(0, 500)).toBe(0)
    clock.note(0, 1_000)
    clock.dateOf(0)
    expect(clock.lateness(40_000, 1_340)).toBe(300)
    expect(clock.lateness(80_000, 1_000)).toBe(0)
  })
})
