import { expect, it } from 'vitest'
import type { LoginHub } from '../../../core/live/hub.ts'
import type { Caller } from './entrance.ts'
import { QrLogins } from './qr-login.ts'

it('one address cannot exhaust the codes of others, and gets new ones after its own expire', () => {
  let now = 0
  const hub = { onLogin: () => undefined, onGone: () => undefined, sendTo: () => true } as unknown as LoginHub
  const logins = new QrLogins(hub, () => now)
  const make = (ip: string) => logins.make({ request: { ip, headers: {} } as Caller['request'] }, 'https://a.example')
  const made = (ip: string): boolean => {
    try {
      make(ip)
      return true
    } catch {
      return false
    }
  }
  const greedy = Array.from({ length: 400 }, () => made('192.0.2.1'))
  expect(greedy.filter(Boolean)).toHaveLength(200)
  expect(made('198.51.100.1')).toBe(true)
  now += 10 * 60_000
  expect(made('192.0.2.1')).toBe(true)
})
