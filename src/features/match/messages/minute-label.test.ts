import { expect, it } from 'vitest'
import { minuteLabel } from './minute-label.ts'

it('omits feed codes and anything the event name already states', () => {
  expect(minuteLabel({ type: 'goal', minute: "45+2'" }, 'football', 'zh')).toBe('45+2′')
  expect(minuteLabel({ type: 'kick-off', minute: "1'" }, 'football', 'zh')).toBe('1′')
  expect(minuteLabel({ type: 'half-time', minute: 'HT' }, 'football', 'zh')).toBe('')
  expect(minuteLabel({ type: 'full-time', minute: 'FT' }, 'esports', 'vi')).toBe('')
  expect(minuteLabel({ type: 'shootout-goal', minute: 'PEN' }, 'football', 'zh')).toBe('点球')
  expect(minuteLabel({ type: 'period', minute: 'S2' }, 'tennis', 'zh')).toBe('')
  expect(minuteLabel({ type: 'period', minute: 'Q3 00:00' }, 'basketball', 'vi')).toBe('')
  expect(minuteLabel({ type: 'points', minute: 'Q3 04:12' }, 'basketball', 'vi')).toBe('Hiệp 3 04:12')
  expect(minuteLabel({ type: 'objective', minute: "S2 14'" }, 'esports', 'zh')).toBe('第 2 局 14′')
})
