import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wallTime } from './wall-time.ts'

const zones = ['Asia/Shanghai', 'Asia/Ho_Chi_Minh', 'Asia/Saigon', 'UTC', 'Europe/London', 'America/St_Johns']

it.each(zones)('%s: the wall shows what Intl tells', (tz) => {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const formatter = new Intl.DateTimeFormat('en-US', { ...options, timeZone: tz })
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(1980, 0, 1), max: Date.UTC(2060, 0, 1) }), (at) => {
      const { year, month, day, hour, minute } = Object.fromEntries(formatter.formatToParts(at).map(({ type, value }) => [type, value]))
      expect(new Date(wallTime(at, tz)).toISOString()).toBe(`${year}-${month}-${day}T${hour}:${minute}:00.000Z`)
    }),
  )
})

it('a zone that the engine does not know is Beijing’s', () => {
  const at = Date.UTC(2026, 6, 1, 20, 5)
  expect(wallTime(at, 'Nowhere/Land')).toBe(wallTime(at, 'Asia/Shanghai'))
})
