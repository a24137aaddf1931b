import { describe, expect, it } from 'vitest'
import { RateLimiter, rateAddress, rateLimitsOf } from './rate-limit.ts'

describe('rate limit', () => {
  it('allows requests up to the limit and rejects the next with its wait time', () => {
    let now = 0
    const limiter = new RateLimiter({ search: 60, other: 300 }, () => now)
    const taken = Array.from({ length: 61 }, () => limiter.take('1.2.3.4', 'search'))
    expect(taken.slice(0, 60).every((wait) => wait === 0)).toBe(true)
    expect(taken[60]).toBe(1)
    now = 999
    expect(limiter.take('1.2.3.4', 'search')).toBe(1)
    now = 1_000
    expect(limiter.take('1.2.3.4', 'search')).toBe(0)
  })

  it.each([
    ['search', 60],
    ['money', 30],
    ['other', 300],
    ['page', 600],
  ] as const)('for %s is %d per minute, exact to the millisecond', (rateClass, most) => {
    let now = 0
    const limiter = new RateLimiter(rateLimitsOf(300), () => now)
    const take = () => limiter.take('1.2.3.4', rateClass)
    for (let index = 0; index < most; index += 1) expect(take()).toBe(0)
    expect(take()).toBeGreaterThan(0)
    const next = 60_000 / most
    now = next - 1
    expect(take()).toBeGreaterThan(0)
    now = next
    expect([take(), take() > 0]).toEqual([0, true])
    // After a quiet minute the bucket is full again, and not one more.
    now += 60_000
    expect(Array.from({ length: most + 1 }, take).filter((wait) => wait > 0)).toHaveLength(1)
  })

  it('applies per hour if configured so', () => {
    let now = 0
    const limiter = new RateLimiter(rateLimitsOf(30), () => now, 3_600_000)
    const take = () => limiter.take('1.2.3.4', 'other')
    for (let index = 0; index < 30; index += 1) expect(take()).toBe(0)
    expect(take()).toBe(120)
    now = 119_999
    expect(take()).toBe(1)
    now = 120_000
    expect([take(), take() > 0]).toEqual([0, true])
    now += 3_600_000
    expect(Array.from({ length: 31 }, take).filter((wait) => wait > 0)).toHaveLength(1)
  })

  it('counts addresses and classes separately', () => {
    const limiter = new RateLimiter({ search: 1, other: 1 }, () => 0)
    expect(limiter.take('1.2.3.4', 'search')).toBe(0)
    expect(limiter.take('1.2.3.4', 'other')).toBe(0)
    expect(limiter.take('1.2.3.5', 'search')).toBe(0)
    expect(limiter.take('1.2.3.4', 'search')).toBe(60)
  })

  it('counts an IPv6 network as four addresses', () => {
    const limiter = new RateLimiter({ search: 0, other: 10 }, () => 0)
    const passed = Array.from({ length: 1_000 }, (_, subnet) => limiter.take(`2001:db8:7:${subnet.toString(16)}::1`, 'other'))
    expect(passed.filter((wait) => wait === 0)).toHaveLength(40)
    expect(limiter.take('2001:db8:8::1', 'other')).toBe(0)
  })

  it('is disabled at 0', () => {
    const limiter = new RateLimiter({ search: 0, other: 0 }, () => 0)
    expect(Array.from({ length: 1_000 }, () => limiter.take('1.2.3.4', 'other')).every((wait) => wait === 0)).toBe(true)
  })

  it('counts an IPv6 /64 as one address', () => {
    expect(rateAddress('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
    expect(rateAddress('2001:db8::6')).toBe('2001:db8:0:0')
    expect(rateAddress('::1')).toBe(rateAddress('0:0:0:0:9::1'))
    expect(rateAddress('::ffff:10.0.0.1')).toBe('::ffff:10.0.0.1')
  })
})
