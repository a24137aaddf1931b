// Decisions of the desk that are not sent yet: each can be taken back for a while, none is lost, and what was refused stays to be read.
import { type Failure, failureOf } from '../../../core/api/failure.ts'
import { createStore, type Store } from '../../../core/store.ts'
import { type Decision, type DecisionCall, type Held, movesMoney } from './decision.ts'

/** Milliseconds in which a decision can be taken back. */
export const holdFor = 30_000

export interface HoldParts {
  /** Milliseconds of a clock that goes on while the page sleeps. */
  now(): number
  /** Does the work after so many milliseconds; answers how to call it off. */
  later(work: () => void, after: number): () => void
  /** `isLeaving`: the page may be gone at any moment, the request has to outlive it. */
  send(held: Held, isLeaving: boolean): Promise<unknown>
  newKey(): string
}
/** Hears what became of a decision, null: it is done. Its row is shown as held until this is over. */
type Ended = (held: Held, failure: Failure | null) => Promise<unknown>

export interface HeldDecisions extends Store<readonly Held[]> {
  /** Rows that show their own decision; the others are shown above them. */
  shown: Store<ReadonlySet<string>>
  /** What another account decided or was refused is not shown to this one. */
  begin(account: string): void
  decide(decision: Decision): void
  /** The row is as it was; a decision that is being sent cannot be taken back. */
  undo(key: string): void
  /** Sends it at once; after a failure once more, as the same intention. */
  sendNow(key: string): Promise<void>
  /** Sends all that waits; ends when nothing is on its way any more. */
  flush(isLeaving: boolean): Promise<void>
  /** What was decided about a row before it was taken back or refused. */
  undone(key: string): DecisionCall | undefined
  /** Answers how to say that the row is gone. */
  show(key: string): () => void
  onEnd(listener: Ended): void
}

export function createHeldDecisions({ now, later, send, newKey }: HoldParts): HeldDecisions {
  const store = createStore<readonly Held[]>([])
  const shown = createStore<ReadonlySet<string>>(new Set())
  const timers = new Map<string, () => void>()
  /** What is on its way, by the key of its intention. */
  const flying = new Map<string, Promise<void>>()
  const undone = new Map<string, DecisionCall>()
  let owner = ''
  let ended: Ended = async () => undefined

  const find = (key: string): Held | undefined => store.get().find((one) => one.key === key)
  const replace = (held: Held, next: Held | null): void =>
    store.set(store.get().flatMap((one) => (one.idempotencyKey !== held.idempotencyKey ? one : next ? [next] : [])))
  const stopTimer = (key: string): void => {
    timers.get(key)?.()
    timers.delete(key)
  }

  async function dispatch(key: string, isLeaving: boolean): Promise<void> {
    const held = find(key)
    if (!held || held.state === 'sending') return
    stopTimer(key)
    const flight = sendOne(held, isLeaving).finally(() => flying.delete(held.idempotencyKey))
    flying.set(held.idempotencyKey, flight)
    await flight
  }

  async function sendOne(held: Held, isLeaving: boolean): Promise<void> {
    const { key } = held
    const sending: Held = { ...held, state: 'sending', failure: null }
    replace(held, sending)
    const failure = await send(sending, isLeaving).then(
      () => null,
      (error: unknown) => {
        console.warn('a decision was not taken', error)
        return failureOf(error)
      },
    )
    if (failure === null) undone.delete(key)
    else {
      undone.set(key, held.call)
      replace(sending, { ...sending, state: 'failed', failure })
    }
    try {
      // The lists are read again: with a row that is done goes what was decided about it.
      await ended(sending, failure)
    } finally {
      if (failure === null) replace(sending, null)
    }
  }

  return {
    ...store,
    shown,
    begin(account) {
      if (account === owner) return
      owner = account
      for (const key of [...timers.keys()]) stopTimer(key)
      undone.clear()
      store.set([])
    },
    decide(decision) {
      if (find(decision.key)) return
      const held: Held = { ...decision, idempotencyKey: newKey(), until: now() + holdFor, state: 'waiting', failure: null }
      timers.set(
        held.key,
        later(() => void dispatch(held.key, false), holdFor),
      )
      store.set([...store.get(), held])
    },
    undo(key) {
      const held = find(key)
      if (!held || held.state === 'sending') return
      stopTimer(key)
      undone.set(key, held.call)
      replace(held, null)
    },
    sendNow: (key) => dispatch(key, false),
    async flush(isLeaving) {
      const ends = store.get().map((held) => {
        if (held.state === 'waiting') return dispatch(held.key, isLeaving)
        // A money call is written down before it is sent, which a page that goes away may cut off. By the same key it is done once,
        // and its first sending tells what came of it.
        if (held.state === 'sending' && isLeaving && movesMoney(held.call))
          send(held, true).catch((error: unknown) => console.warn('a decision was not sent again', error))
        return flying.get(held.idempotencyKey)
      })
      await Promise.all(ends)
    },
    undone: (key) => undone.get(key),
    show(key) {
      shown.set(new Set(shown.get()).add(key))
      return () => shown.set(new Set([...shown.get()].filter((one) => one !== key)))
    },
    onEnd(listener) {
      ended = listener
    },
  }
}
