// Publishers refused for a key that never opened anything, for the operator: the fault, the protocol, the network, the count and the last
// time. The key itself is not stored.
import type { RefusedPublisher } from '../../../contract/admin/health-admin.ts'
import { networkOf } from '../../core/http/rate-limit.ts'

export type KeyFault = RefusedPublisher['fault']
/** `address` is the publisher's; empty if unknown. */
export interface RefusedKey extends Pick<RefusedPublisher, 'way' | 'fault'> {
  address: string
}

/** Networks that are remembered, and for how many milliseconds. */
const most = 50
const logAgainAfter = 86_400_000

/** The network of an address as displayed: 203.0.113.* or 2001:db8:1::/48. */
const shortened = (address: string): string =>
  address === '' ? '' : address.includes('.') ? `${networkOf(address)}.*` : `${networkOf(address)}::/48`

export class RefusedKeys {
  /** Ordered by last attempt. */
  private readonly rows = new Map<string, Omit<RefusedPublisher, 'at'> & { at: number }>()
  private readonly now: () => number

  constructor(now: () => number) {
    this.now = now
  }

  note({ way, fault, address }: RefusedKey): void {
    const network = shortened(address)
    const name = `${way} ${fault} ${network}`
    const count = (this.rows.get(name)?.count ?? 0) + 1
    this.rows.delete(name)
    this.rows.set(name, { way, fault, address: network, count, at: this.now() })
    const [oldest] = this.rows.keys()
    if (this.rows.size > most && oldest !== undefined) this.rows.delete(oldest)
  }

  /** Most recent first. */
  list(): RefusedPublisher[] {
    const now = this.now()
    for (const [name, { at }] of this.rows) if (now - at > logAgainAfter) this.rows.delete(name)
    return [...this.rows.values()].reverse().map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
  }
}
