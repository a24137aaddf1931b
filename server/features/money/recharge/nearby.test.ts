import { expect, it } from 'vitest'
import { isNearby } from './nearby.ts'

const from = (ip: string, host = 'localhost:3000', headers = {}) => isNearby({ ip, host, headers })

it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '192.168.1.20', '10.0.0.7', '172.31.255.1', 'fd12::1', 'fe80::1%eth0'])(
  '%s is on this machine or its network',
  (ip) => expect(from(ip)).toBe(true),
)
it.each(['203.0.113.7', '::ffff:203.0.113.7', '172.32.0.1', '100.64.0.1', '2001:db8::1', '', 'unix'])(
  '%s is not on this machine or its network',
  (ip) => expect(from(ip)).toBe(false),
)
it('accepts only the host names of the local network', () => {
  for (const host of ['localhost', '192.168.1.5:3000', '[::1]:3000', '[fe80::1]', 'laptop.local', 'laptop'])
    expect(from('127.0.0.1', host), host).toBe(true)
  for (const host of ['stand.example', '203.0.113.7:3000', '[2001:db8::1]:3000', 'localhost.example', ''])
    expect(from('127.0.0.1', host), host).toBe(false)
})
it('rejects requests through a proxy', () => {
  for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
    expect(from('127.0.0.1', 'localhost', { [name]: '1' }), name).toBe(false)
})
