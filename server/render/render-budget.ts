// Limits renders: each blocks the event loop for about 50 ms.
import { RateLimiter } from '../core/http/rate-limit.ts'

/** A render costs as much as this many calls. The total is in renders per minute: about half a core. */
const callsPerRender = 5
const maxRenders = 480

export interface RenderBudget {
  /** Takes one render from the budget of this address; false if exhausted. */
  take(address: string): boolean
}

/** `calls`: rate limit of an address, per minute; 0 for unlimited. `now` in milliseconds. */
export function renderBudget(calls: number, now: () => number): RenderBudget {
  const addresses = new RateLimiter({ search: 0, other: Math.ceil(calls / callsPerRender) }, now)
  const all = new RateLimiter({ search: 0, other: calls === 0 ? 0 : maxRenders }, now)
  return { take: (address) => addresses.take(address, 'other') === 0 && all.take('all', 'other') === 0 }
}
