import { describe, expect, it } from 'vitest'
import { addressReader } from './client-address.ts'

describe('the client address', () => {
  it('is the peer’s own when no proxy is trusted', () => {
    const address = addressReader(false)
    expect(address('203.0.113.9', '198.51.100.7')).toBe('203.0.113.9')
    expect(address('::ffff:203.0.113.9', undefined)).toBe('203.0.113.9')
    expect(address('2001:db8:1:2:3::4', undefined)).toBe(address('2001:db8:1:2:ffff::1', undefined))
  })
  it('is the last one that is not a trusted proxy', () => {
    const address = addressReader(['loopback', '10.0.0.0/8', '2001:db8::5'])
    expect(address('127.0.0.1', '6.6.6.6, 203.0.113.9, 10.1.2.3')).toBe('203.0.113.9')
    expect(address('::ffff:10.0.0.1', '203.0.113.9')).toBe('203.0.113.9')
    expect(address('2001:db8::5', '203.0.113.9')).toBe('203.0.113.9')
    expect(address('192.0.2.1', '203.0.113.9')).toBe('192.0.2.1')
  })
  it('is the proxy’s when it forwards nothing or an invalid value', () => {
    const address = addressReader(['127.0.0.1'])
    expect(address('127.0.0.1', undefined)).toBe('127.0.0.1')
    expect(address('127.0.0.1', 'unknown')).toBe('127.0.0.1')
    expect(address('127.0.0.1', '127.0.0.1')).toBe('127.0.0.1')
    expect(address(undefined, undefined)).toBe('')
  })
})
