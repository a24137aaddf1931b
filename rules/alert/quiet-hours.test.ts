import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wallTime } from '../time/wall-time.ts'
import { timingOf } from './alert-timing.ts'
import { isQuiet, quietEnd } from './quiet-hours.ts'

const minute = 60_000
const night = (tz: string, from = '23:00', to = '07:00') => ({ on: true, from, to, tz })
const at = (iso: string) => Date.parse(iso)
const zones = [
  'Asia/Shanghai',
  'Asia/Ho_Chi_Minh',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/St_Johns',
  'Pacific/Kiritimati',
  'UTC',
]
const anyTime = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map(([hour, minutes]) => `${String(hour).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`)
/** Any minute of three years, half of them around daylight-saving changes. */
const anyInstant = fc
  .oneof(
    fc.integer({ min: at('2025-01-01T00:00:00Z') / minute, max: at('2027-12-31T00:00:00Z') / minute }),
    fc
      .tuple(
        fc.constantFrom('2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01', '2026-04-05', '2026-10-04'),
        fc.integer({ min: -1_500, max: 2_900 }),
      )
      .map(([day, minutes]) => at(`${day}T00:00:00Z`) / minute + minutes),
  )
  .map((minutes) => minutes * minute)

describe('quiet hours', () => {
  it('span midnight, in the time zone of the device', () => {
    const beijing = night('Asia/Shanghai')
    expect(['14:59', '15:00', '22:59', '23:00'].map((time) => isQuiet(beijing, at(`2026-07-18T${time}:00Z`)))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(isQuiet(night('America/New_York'), at('2026-07-18T15:00:00Z'))).toBe(false)
    expect(isQuiet({ ...beijing, on: false }, at('2026-07-18T16:00:00Z'))).toBe(false)
    expect(isQuiet(night('UTC', '08:00', '08:00'), at('2026-07-18T08:00:00Z'))).toBe(false)
    expect(isQuiet(night('No/Where'), at('2026-07-18T15:00:00Z'))).toBe(true)
  })

  it('end at local time, including on nights with a clock change', () => {
    expect(quietEnd(night('Asia/Shanghai'), at('2026-07-18T16:00:00Z'))).toBe(at('2026-07-18T23:00:00Z'))
    expect(quietEnd(night('Europe/Berlin'), at('2026-03-28T23:00:00Z'))).toBe(at('2026-03-29T05:00:00Z'))
    expect(quietEnd(night('Europe/Berlin'), at('2026-10-24T23:00:00Z'))).toBe(at('2026-10-25T06:00:00Z'))
    // 02:30 does not exist that night: quiet hours end when the clock skips it.
    expect(quietEnd(night('Europe/Berlin', '23:00', '02:30'), at('2026-03-28T23:00:00Z'))).toBe(at('2026-03-29T01:00:00Z'))
  })

  it('have no gap before their end, in any zone or season', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), anyTime, anyTime, anyInstant, (tz, from, to, now) => {
        const quiet = night(tz, from, to)
        const end = quietEnd(quiet, now)
        expect(end).toBeGreaterThan(now)
        expect(end - now).toBeLessThanOrEqual(26 * 60 * minute)
        const wall = (wallTime(end, tz) % 86_400_000) / minute
        const wanted = Number(to.slice(0, 2)) * 60 + Number(to.slice(3))
        // At the end the wall clock shows `to`, or has just skipped it.
        if (wall !== wanted) expect((wallTime(end - minute, tz) % 86_400_000) / minute).toBeLessThan(wanted)
        if (!isQuiet(quiet, now)) return
        for (let time = now; time < end; time += 7 * minute) expect(isQuiet(quiet, time)).toBe(true)
      }),
      { numRuns: 400 },
    )
  })
})

describe('alert timing', () => {
  const settings = { value1: true, value2: true, value3: true, value4: true }
  const midnight = at('2026-07-18T16:00:00Z')
  const morning = at('2026-07-18T23:00:00Z')
  const quiet = night('Asia/Shanghai')

  it('is immediate unless quiet hours, snooze or a delay apply', () => {
    expect(timingOf(settings, false, midnight, midnight, false)).toEqual({ when: 'now' })
    expect(timingOf({ ...settings, quiet }, false, midnight, midnight, false)).toEqual({ when: 'digest', at: morning })
    expect(timingOf({ ...settings, quiet }, true, midnight, midnight, false)).toEqual({ when: 'now' })
    expect(timingOf({ ...settings, quiet, digest: false }, false, midnight, midnight, false)).toEqual({ when: 'never' })
    expect(timingOf({ ...settings, delay: 60 }, false, midnight, midnight + 5_000, false)).toEqual({ when: 'later', at: midnight + 60_000 })
    expect(timingOf({ ...settings, delay: 60 }, false, midnight, midnight + 61_000, false)).toEqual({ when: 'now' })
    // The latency of the reader's own stream overrides the selected delay, even if it is 0.
    const late = { ...settings, delay: 60, stream: 7 }
    expect(timingOf(late, false, midnight, midnight, false)).toEqual({ when: 'later', at: midnight + 7_000 })
    expect(timingOf({ ...late, stream: 0 }, false, midnight, midnight, false)).toEqual({ when: 'now' })
    expect(timingOf(settings, false, midnight, midnight, true)).toEqual({ when: 'digest', at: morning })
    const snoozed = { ...settings, snooze_until: new Date(midnight + 3_600_000).toISOString() }
    expect(timingOf(snoozed, true, midnight, midnight, false)).toEqual({ when: 'digest', at: morning })
    expect(timingOf(snoozed, false, midnight, midnight + 3_600_000, false)).toEqual({ when: 'now' })
  })

  it('never falls within quiet hours because of a delay', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), anyTime, anyTime, anyInstant, fc.constantFrom(0, 15, 120, 300), (tz, from, to, now, delay) => {
        const hours = night(tz, from, to)
        const timing = timingOf({ ...settings, quiet: hours, delay }, false, now, now, false)
        if (timing.when === 'now') expect(isQuiet(hours, now)).toBe(false)
        if (timing.when === 'later') expect(isQuiet(hours, timing.at)).toBe(false)
        if (timing.when === 'digest') expect(timing.at).toBeGreaterThan(now)
      }),
      { numRuns: 400 },
    )
  })
})
