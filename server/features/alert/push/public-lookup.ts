// Resolves the name of a push service to public addresses only. The connection goes to the address that was checked, so neither an internal
// name nor DNS rebinding gets through. R-ACCESS-10.
import { type LookupAddress, lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

type Resolve = (name: string, onLookup: (error: Error | null, addresses: LookupAddress[]) => void) => void

const system: Resolve = (name, onLookup) => lookup(name, { all: true }, (error, addresses) => onLookup(error, addresses ?? []))

/** A `lookup` for net.connect. Tests pass `resolve`. */
export function publicLookup(resolve: Resolve = system): LookupFunction {
  return (hostname, { all, family }, callback) => {
    resolve(hostname, (error, addresses) => {
      const wanted = family === 4 || family === 6 ? addresses.filter((one) => one.family === family) : addresses
      const safe = wanted.filter(({ address }) => isPublicAddress(address))
      const [first] = safe
      if (error) callback(error, '', 4)
      else if (!first) callback(new Error(`${hostname} has no public address`), '', 4)
      else if (all) callback(null, safe)
      else callback(null, first.address, first.family)
    })
  }
}
