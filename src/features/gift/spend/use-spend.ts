// Runs one payment at a time: a double tap counts once, retries reuse the idempotency key, and the spend limit asks for confirmation once.
import { useRef, useState } from 'react'
import { failureOf } from '../../../core/api/failure.ts'
import { readBalance } from '../gift-queries.ts'
import { useGiftMessages } from './gift-failure-messages.ts'

export interface Spending {
  busy: boolean
  failure: string | null
  /** Remedy: a top-up, or the limits that the user has set. */
  remedy: 'recharge' | 'limits' | null
  /** The spend limit requires confirmation. */
  asks: boolean
  /** The response was lost and the payment may have succeeded. A retry reveals the outcome without charging twice. */
  unknown: boolean
  /** The selection has changed: clears the previous result. */
  changed(): void
  /** `content` identifies the payment; `work` receives its idempotency key and whether it was confirmed. Returns whether it succeeded. */
  run(content: string, work: (key: string, confirmed: boolean) => Promise<unknown>, confirmed?: boolean): Promise<boolean>
}

const idle: Pick<Spending, 'busy' | 'failure' | 'remedy' | 'asks' | 'unknown'> = {
  busy: false,
  failure: null,
  remedy: null,
  asks: false,
  unknown: false,
}
const limited = ['spend-cap', 'cooling-off', 'minor-mode']

/** `ownMessageOf`: failure messages of a screen that pays for something other than gifts. */
export function useSpend(ownMessageOf?: (error: unknown) => string): Spending {
  const giftMessageOf = useGiftMessages()
  const messageOf = ownMessageOf ?? giftMessageOf
  const running = useRef(false)
  const intention = useRef<{ content: string; key: string } | null>(null)
  const [state, setState] = useState(idle)

  async function run(content: string, work: (key: string, confirmed: boolean) => Promise<unknown>, confirmed = false): Promise<boolean> {
    if (running.current) return false
    running.current = true
    setState((known) => ({ ...known, busy: true, failure: null, remedy: null }))
    // A confirmed payment is a separate request with its own key.
    const meant = `${content} ${confirmed}`
    if (intention.current?.content !== meant) intention.current = { content: meant, key: crypto.randomUUID() }
    try {
      await work(intention.current.key, confirmed)
      intention.current = null
      setState(idle)
      return true
    } catch (error) {
      const failure = failureOf(error)
      if (failure === 'confirm-needed') {
        setState({ ...idle, asks: true })
      } else {
        const remedy = failure === 'insufficient-balance' ? 'recharge' : limited.includes(failure) ? 'limits' : null
        setState({ ...idle, failure: messageOf(error), remedy, asks: confirmed, unknown: failure === 'unknown' })
        if (remedy) readBalance()
      }
      return false
    } finally {
      running.current = false
    }
  }
  return { ...state, run, changed: () => setState(idle) }
}
