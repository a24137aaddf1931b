// Asks what became of the money calls that were left without an answer: at the start, and when the network is back.
import { ApiError } from '../api/api.ts'
import { closeCall, missCall, openCalls, whileFlying } from './money-book.ts'
import { findOutcome } from './money-outcome.ts'

/** How one of them ended: `done` moved money, `nothing` did not. */
export type Settled = 'done' | 'nothing'

let running: Promise<Settled[]> | null = null

/** Answers the ends that were found; those that cannot be asked about stay for the next time. One at a time. */
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
    if (outcome.is === 'unheard') return null
    if (outcome.is === 'done') await closeCall(key)
    else await missCall(key)
    return outcome.is
  } catch (error) {
    // The login is over, or the server is busy: asked again next time.
    if (error instanceof ApiError) console.info('a money call could not be asked about', error)
    else throw error
    return null
  }
}
