// Counts resources held concurrently by each address and by its IPv6 network: a /48 has 65,536 /64 addresses.
import { networkFactor, sharedNetworkOf } from '../rate-limit.ts'

export interface AddressCountLimits {
  /** Maximum resources per address. */
  perAddress: number
  /** Maximum resources per IPv6 network; default: `networkFactor` times as many. */
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

  /** Whether an address, normalized by `rateAddress`, may hold one more. */
  hasRoom(address: string): boolean {
    const network = sharedNetworkOf(address)
    return this.countOf(address) < this.perAddress && (network === null || this.countOf(network) < this.perNetwork)
  }

  add(address: string): void {
    for (const key of keysOf(address)) this.held.set(key, this.countOf(key) + 1)
  }

  remove(address: string): void {
    for (const key of keysOf(address)) {
      const left = this.countOf(key) - 1
      if (left > 0) this.held.set(key, left)
      else this.held.delete(key)
    }
  }

  private countOf(key: string): number {
    return this.held.get(key) ?? 0
  }
}

function keysOf(address: string): string[] {
  const network = sharedNetworkOf(address)
  return network === null ? [address] : [address, network]
}
