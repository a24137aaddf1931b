import { expect, it } from 'vitest'
import { momentMinute } from './moment-minute.ts'

it('says no code of a feed, and nothing that the name of the moment says', () => {
  expect(momentMinute({ type: 'goal', minute: "45+2'" }, 'football', 'zh')).toBe('45+2′')
  expect(momentMinute({ type: 'kick-off', minute: "1'" }, 'football', 'zh')).toBe('1′')
  expect(momentMinute({ type: 'half-time', minute: 'HT' }, 'football', 'zh')).toBe('')
  expect(momentMinute({ type: 'full-time', minute: 'FT' }, 'esports', 'vi')).toBe('')
  expect(momentMinute({ type: 'shootout-goal', minute: 'PEN' }, 'football', 'zh')).toBe('点球')
  expect(momentMinute({ type: 'period', minute: 'S2' }, 'tennis', 'zh')).toBe('')
  expect(momentMinute({ type: 'period', minute: 'Q3 00:00' }, 'basketball', 'vi')).toBe('')
  expect(momentMinute({ type: 'points', minute: 'Q3 04:12' }, 'basketball', 'vi')).toBe('Hiệp 3 04:12')
  expect(momentMinute({ type: 'objective', minute: "S2 14'" }, 'esports', 'zh')).toBe('第 2 局 14′')
})
