// Looks up the results of payments without a response: at the start, and when the network returns.
import { ApiError } from '../api/api.ts'
import { findOutcome } from './money-outcome.ts'
import { closeCall, missCall, openCalls, whileFlying } from './pending-payments.ts'

/** Result of a payment: `done` moved money, `nothing` did not. */
export type Settled = 'done' | 'nothing'

let running: Promise<Settled[]> | null = null

/** Returns the results found; calls that cannot be looked up stay for the next time. Runs one at a time. */
export function settleMoney(): Promise<Settled[]> {
  running ??= settle().finally(() => {
    running = null
  })
  return running
}

async function settle(): Promise<Settled[]> {
  const ends: Settled[] = []
  for (const { key } of await openCalls()) {
    const end = await whileFlying(key, () => settleOne(key))
    if (end) ends.push(end)
  }
  return ends
}

async function settleOne(key: string): Promise<Settled | null> {
  try {
    const outcome = await findOutcome(key)
    if (outcome.type === 'unheard') return null
    if (outcome.type === 'done') await closeCall(key)
    else await missCall(key)
    return outcome.type
  } catch (error) {
    // The login is over or the server busy: retried next time.
    if (error instanceof ApiError) console.info('payment look-up failed', error)
    else throw error
    return null
  }
}
