import { afterEach, expect, it, vi } from 'vitest'
import { deviceZone } from './theme.ts'

afterEach(() => vi.restoreAllMocks())
const mockZone = (timeZone: string): void => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions)
}

it('uses the time zone that the browser reports', () => {
  mockZone('Asia/Ho_Chi_Minh')
  expect(deviceZone()).toBe('Asia/Ho_Chi_Minh')
})

it('falls back to a valid time zone when the device does not know its own', () => {
  for (const unknown of ['Etc/Unknown', '']) {
    mockZone(unknown)
    expect(() => new Intl.DateTimeFormat('en', { timeZone: deviceZone() }).format()).not.toThrow()
  }
})
