// Limits renders: each blocks the event loop for some 50 ms.
import { RateLimiter } from '../core/http/rate-limit.ts'

/** A render costs as much as this many calls. In total, renders a minute: about half a core. */
const callsPerRender = 5
const maxRenders = 480

export interface RenderBudget {
  /** Whether this address may cause one more render; counts it. */
  take(address: string): boolean
}

/** `calls`: rate limit of an address, a minute; 0: unlimited. `now` in milliseconds. */
export function renderBudget(calls: number, now: () => number): RenderBudget {
  const addresses = new RateLimiter({ search: 0, other: Math.ceil(calls / callsPerRender) }, now)
  const all = new RateLimiter({ search: 0, other: calls === 0 ? 0 : maxRenders }, now)
  return { take: (address) => addresses.take(address, 'other') === 0 && all.take('all', 'other') === 0 }
}
