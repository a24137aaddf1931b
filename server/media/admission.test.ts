import { describe, expect, it } from 'vitest'
import { Admission, mostStrangers, strangersPerAddress } from './admission.ts'

const setUp = (perAddress = 40) => {
  let now = 0
  const evicted: string[] = []
  const admission = new Admission({ perAddress, now: () => now })
  return {
    evicted,
    later(milliseconds: number) {
      now += milliseconds
    },
    admit: (address: string, name = address) => admission.acquire(address, () => void evicted.push(name)),
  }
}

describe('ingest connections', () => {
  it('without a key are limited per address, without effect on other addresses', () => {
    const { admit } = setUp()
    const strangers = Array.from({ length: strangersPerAddress }, () => admit('a'))
    expect(strangers.every(Boolean)).toBe(true)
    expect(admit('a')).toBeNull()
    expect(admit('b')).not.toBeNull()
    strangers[0]?.release()
    strangers[0]?.release()
    expect(admit('a')).not.toBeNull()
    expect(admit('a')).toBeNull()
  })

  it('are also limited per IPv6 network, across all of its addresses', () => {
    const { admit } = setUp()
    const admitted = Array.from({ length: 200 }, (_, subnet) => admit(`2001:db8:1:${subnet.toString(16)}`))
    expect(admitted.filter(Boolean)).toHaveLength(4 * strangersPerAddress)
    expect(admit('2001:db8:2:0')).not.toBeNull()
  })

  it('that publish make room for others from their address, up to its limit', () => {
    const { admit } = setUp(30)
    for (let count = 0; count < 30; count += 1) admit('a')?.confirm()
    expect(admit('a')).toBeNull()
  })

  it('from many addresses never keep a streamer out: the longest waiting without a key is evicted', () => {
    const { admit, evicted } = setUp()
    admit('streamer')?.confirm()
    for (let index = 0; index < mostStrangers; index += 1) admit(`address ${Math.floor(index / 10)}`, `stranger ${index}`)
    expect(evicted).toEqual([])
    expect(admit('another streamer')).not.toBeNull()
    expect(evicted).toEqual(['stranger 0'])
  })

  it('are limited to a number of reconnects per minute', () => {
    const { admit, later } = setUp()
    const tries = (): number => {
      const admitted = Array.from({ length: 300 }, () => {
        const one = admit('a')
        one?.release()
        return one
      })
      return admitted.filter(Boolean).length
    }
    expect(tries()).toBe(240)
    later(60_000)
    expect(tries()).toBe(240)
  })
})
