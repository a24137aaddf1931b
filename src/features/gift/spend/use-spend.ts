// One spending at a time: a double tap is one, its key is kept over retries, and the guard's question is asked once.
import { useRef, useState } from 'react'
import { failureOf } from '../../../core/api/failure.ts'
import { readBalance } from '../gift-queries.ts'
import { useGiftWords } from './gift-words.ts'

export interface Spending {
  busy: boolean
  failure: string | null
  /** What helps: a top-up, or the limits that the person has set. */
  remedy: 'recharge' | 'limits' | null
  /** The guard asks whether it is meant. */
  asks: boolean
  /** The answer was lost: it may have been paid. Another try tells, and pays nothing twice. */
  unknown: boolean
  /** Something was chosen anew: what was said of it holds no more. */
  changed(): void
  /** `content` names what is meant; `work` is told its key and whether it was confirmed. Answers whether it succeeded. */
  run(content: string, work: (key: string, confirmed: boolean) => Promise<unknown>, confirmed?: boolean): Promise<boolean>
}

const calm: Pick<Spending, 'busy' | 'failure' | 'remedy' | 'asks' | 'unknown'> = {
  busy: false,
  failure: null,
  remedy: null,
  asks: false,
  unknown: false,
}
const limited = ['spend-cap', 'cooling-off', 'minor-mode']

/** `ownWords`: how a screen of another noun says its failures. */
export function useSpend(ownWords?: (error: unknown) => string): Spending {
  const giftWords = useGiftWords()
  const words = ownWords ?? giftWords
  const running = useRef(false)
  const intention = useRef<{ content: string; key: string } | null>(null)
  const [state, setState] = useState(calm)

  async function run(content: string, work: (key: string, confirmed: boolean) => Promise<unknown>, confirmed = false): Promise<boolean> {
    if (running.current) return false
    running.current = true
    setState((known) => ({ ...known, busy: true, failure: null, remedy: null }))
    // What was confirmed is another request, and has a key of its own.
    const meant = `${content} ${confirmed}`
    if (intention.current?.content !== meant) intention.current = { content: meant, key: crypto.randomUUID() }
    try {
      await work(intention.current.key, confirmed)
      intention.current = null
      setState(calm)
      return true
    } catch (error) {
      const failure = failureOf(error)
      if (failure === 'confirm-needed') {
        setState({ ...calm, asks: true })
      } else {
        const remedy = failure === 'insufficient-balance' ? 'recharge' : limited.includes(failure) ? 'limits' : null
        setState({ ...calm, failure: words(error), remedy, asks: confirmed, unknown: failure === 'unknown' })
        if (remedy) readBalance()
      }
      return false
    } finally {
      running.current = false
    }
  }
  return { ...state, run, changed: () => setState(calm) }
}
