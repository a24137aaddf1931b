// Counts what each address holds at a time, and what all of its IPv6 network does: whoever has a /48 has 65,536 addresses.
import { networkFactor, sharedNetworkOf } from '../rate-limit.ts'

export interface AddressCountLimits {
  /** Things that one address may hold. */
  perAddress: number
  /** Things that all of an IPv6 network may hold; without it `networkFactor` times as many. */
  perNetwork?: number
}

export class AddressCounts {
  private readonly held = new Map<string, number>()
  private readonly perAddress: number
  private readonly perNetwork: number

  constructor({ perAddress, perNetwork = perAddress * networkFactor }: AddressCountLimits) {
    this.perAddress = perAddress
    this.perNetwork = perNetwork
  }

  /** Whether an address, as `rateAddress` writes it, may hold one more. */
  hasRoom(address: string): boolean {
    const network = sharedNetworkOf(address)
    return this.of(address) < this.perAddress && (network === null || this.of(network) < this.perNetwork)
  }

  add(address: string): void {
    for (const key of keysOf(address)) this.held.set(key, this.of(key) + 1)
  }

  remove(address: string): void {
    for (const key of keysOf(address)) {
      const left = this.of(key) - 1
      if (left > 0) this.held.set(key, left)
      else this.held.delete(key)
    }
  }

  private of(key: string): number {
    return this.held.get(key) ?? 0
  }
}

function keysOf(address: string): string[] {
  const network = sharedNetworkOf(address)
  return network === null ? [address] : [address, network]
}
