import type { LookupAddress } from 'node:dns'
import { describe, expect, it } from 'vitest'
import { publicLookup } from './public-lookup.ts'

const lookup = (options: { all?: boolean; family?: number }, ...addresses: string[]): Promise<unknown> =>
  new Promise((resolve) => {
    const found = addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 }))
    publicLookup((_name, onLookup) => onLookup(null, found))('push.example', options, (error, address, family) =>
      resolve(error ? error.message : (family ?? address) === undefined ? address : [address, family]),
    )
  })

describe('the name of a push service', () => {
  it('never resolves to an address that is not public', async () => {
    for (const address of ['127.0.0.1', '10.0.0.8', '169.254.169.254', '::1', 'fd00::1', '::ffff:192.168.0.1', '100.64.3.2', '0.0.0.0'])
      expect(await lookup({ all: true }, address), address).toBe('push.example has no public address')
  })

  it('resolves to the public ones among several addresses', async () => {
    expect(await lookup({ all: true }, '10.0.0.8', '142.250.1.1', '::1')).toEqual([[{ address: '142.250.1.1', family: 4 }], undefined])
    expect(await lookup({}, '127.0.0.1', '142.250.1.1')).toEqual(['142.250.1.1', 4])
    expect(await lookup({ family: 6 }, '142.250.1.1', '2a00:1450:4001::1')).toEqual(['2a00:1450:4001::1', 6])
    expect(await lookup({ family: 6 }, '142.250.1.1')).toBe('push.example has no public address')
  })

  it('passes on the error when it is unknown', async () => {
    const failed = await new Promise((resolve) =>
      publicLookup((_name, onLookup) => onLookup(new Error('ENOTFOUND'), []))('push.example', { all: true }, resolve),
    )
    expect(failed).toEqual(new Error('ENOTFOUND'))
  })
})
