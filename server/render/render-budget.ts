// How many screens are rendered: each takes the one thread some 50 ms.
import { RateLimiter } from '../core/http/rate-limit.ts'

/** Calls that a render counts as much as; and renders a minute of all addresses together, which is half of a core. */
const callsARender = 5
const most = 480

export interface RenderBudget {
  /** Whether one more may be rendered for this address. */
  take(address: string): boolean
}

/** `calls`: that an address may make a minute, 0: as many as it likes. `now` in milliseconds. */
export function renderBudget(calls: number, now: () => number): RenderBudget {
  const addresses = new RateLimiter({ search: 0, other: Math.ceil(calls / callsARender) }, now)
  const all = new RateLimiter({ search: 0, other: calls === 0 ? 0 : most }, now)
  return { take: (address) => addresses.take(address, 'other') === 0 && all.take('all', 'other') === 0 }
}
