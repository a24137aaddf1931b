import fc from 'fast-check'
import { expect, it, onTestFinished } from 'vitest'
import { wallTime } from './wall-time.ts'

const zones = ['Asia/Shanghai', 'Asia/Ho_Chi_Minh', 'Asia/Saigon', 'UTC', 'Europe/London', 'America/St_Johns']

it.each(zones)('%s: wall time matches Intl', (tz) => {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const formatter = new Intl.DateTimeFormat('en-US', { ...options, timeZone: tz })
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(1980, 0, 1), max: Date.UTC(2060, 0, 1) }), (at) => {
      const { year, month, day, hour, minute } = Object.fromEntries(formatter.formatToParts(at).map(({ type, value }) => [type, value]))
      expect(new Date(wallTime(at, tz)).toISOString()).toBe(`${year}-${month}-${day}T${hour}:${minute}:00.000Z`)
    }),
  )
})

it.each(['Nowhere/Land', '', '__proto__', 'constructor', 'toString'])('%j is not a time zone and falls back to Beijing', (tz) => {
  const at = Date.UTC(2026, 6, 1, 20, 5)
  expect(wallTime(at, tz)).toBe(wallTime(at, 'Asia/Shanghai'))
})

it('caches formatters of valid time zones, but not of unknown names', () => {
  const Whole = Intl.DateTimeFormat
  let made = 0
  Intl.DateTimeFormat = class extends Whole {
    constructor(...given: ConstructorParameters<typeof Whole>) {
      super(...given)
      made += 1
    }
  } as typeof Whole
  onTestFinished(() => {
    Intl.DateTimeFormat = Whole
  })
  const madeFor = (tz: string): number => {
    made = 0
    wallTime(Date.UTC(2026, 6, 1), tz)
    return made
  }
  expect([madeFor('Europe/Oslo'), madeFor('Europe/Oslo')]).toEqual([1, 0])
  for (let index = 0; index < 100; index += 1) madeFor(`Nowhere/${index}`)
  expect(madeFor('Europe/Oslo')).toBe(1)
})
