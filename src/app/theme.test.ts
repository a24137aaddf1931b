import { afterEach, expect, it, vi } from 'vitest'
import { deviceZone } from './theme.ts'

afterEach(() => vi.restoreAllMocks())
const mockZone = (timeZone: string): void => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions)
}

it('the zone of a device is the one that its browser says', () => {
  mockZone('Asia/Ho_Chi_Minh')
  expect(deviceZone()).toBe('Asia/Ho_Chi_Minh')
})

it('a device that does not know its zone has one in which times can be written', () => {
  for (const unknown of ['Etc/Unknown', '']) {
    mockZone(unknown)
    expect(() => new Intl.DateTimeFormat('en', { timeZone: deviceZone() }).format()).not.toThrow()
  }
})
