// Publishers whose key opens nothing and never did, for whoever runs the server: what is wrong with it, the way in, whence, how often and
// when last. Of the key itself nothing is kept.
import type { RefusedPublisher } from '../../../contract/desk/health-desk.ts'
import { networkOf } from '../../core/http/rate-limit.ts'

export type KeyFault = RefusedPublisher['fault']
/** `address`: of the publisher; empty: it is not known. */
export interface RefusedKey extends Pick<RefusedPublisher, 'way' | 'fault'> {
  address: string
}

/** Networks that are remembered, and milliseconds for which they are. */
const most = 50
const worthSaying = 86_400_000

/** The network of an address as it is shown: 203.0.113.* or 2001:db8:1::/48. */
const shortened = (address: string): string =>
  address === '' ? '' : address.includes('.') ? `${networkOf(address)}.*` : `${networkOf(address)}::/48`

export class RefusedKeys {
  /** In the order of their last moments. */
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

  /** The last one first. */
  list(): RefusedPublisher[] {
    const now = this.now()
    for (const [name, { at }] of this.rows) if (now - at > worthSaying) this.rows.delete(name)
    return [...this.rows.values()].reverse().map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
  }
}
