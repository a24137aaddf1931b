// Decisions of the desk that have not taken effect, as the server holds them: each can be taken back for a while, also after a reload,
// and what was refused stays to be read.
import type { PendingDecision } from '../../../../contract/desk/pending-decision.ts'
import { type Failure, failureOf } from '../../../core/api/failure.ts'
import { createStore, type Store } from '../../../core/store.ts'
import type { DeskTab } from '../desk-tab.ts'
import type { Decision, DecisionCall, Held } from './decision.ts'

/** Milliseconds until it takes effect, as long as the server has not said. */
export const usualWindow = 30_000

export interface HoldDeps {
  /** Milliseconds of a clock that goes on while the page sleeps. */
  now(): number
  /** Does the work after so many milliseconds; returns how to call it off. */
  later(work: () => void, after: number): () => void
  newId(): string
  /** The calls of the server. */
  list(): Promise<PendingDecision[]>
  schedule(held: Held): Promise<Pick<PendingDecision, 'left'>>
  execute(id: string): Promise<unknown>
  cancel(id: string): Promise<unknown>
}
/** Hears what became of a decision, null: it is done. Its row is shown as held until this is over. */
type Ended = (held: Held, failure: Failure | null) => Promise<unknown>

export interface HeldDecisions extends Store<readonly Held[]> {
  /** Rows that show their own decision; the others are shown above them. */
  shown: Store<ReadonlySet<string>>
  /** Reads what this account decided elsewhere or before; that of another one is not shown. */
  begin(account: string): Promise<void>
  decide(decision: Decision): void
  /** The row is as it was, once the server has taken it back. */
  undo(key: string): void
  /** Lets it take effect at once; after a failure tries once more, as the same intention. */
  sendNow(key: string): Promise<void>
  /** Ends when nothing is on its way to the server any more. */
  settled(): Promise<void>
  /** What was decided about a row before it was taken back or refused. */
  undone(key: string): DecisionCall | undefined
  /** Returns how to say that the row is gone. */
  show(key: string): () => void
  onEnd(listener: Ended): void
}

const heldOf = ({ id, path, body, row, tab, about, done, reason, state, failure, left }: PendingDecision, now: number): Held => ({
  ...{ id, key: row, kind: tab as DeskTab, about, done, ...(reason && { reason }) },
  // As this desk, or an earlier one, has sent it.
  call: { path, body } as DecisionCall,
  ...{ until: now + left, state, failure: failure as Failure | null, isScheduled: true },
})

export function createHeldDecisions({ now, later, newId, list, schedule, execute, cancel }: HoldDeps): HeldDecisions {
  const store = createStore<readonly Held[]>([])
  const shown = createStore<ReadonlySet<string>>(new Set())
  const timers = new Map<string, () => void>()
  const flying = new Set<Promise<unknown>>()
  const undone = new Map<string, DecisionCall>()
  let owner = ''
  let ended: Ended = async () => undefined

  const find = (key: string): Held | undefined => store.get().find((one) => one.key === key)
  const current = ({ id }: Held): Held | undefined => store.get().find((one) => one.id === id)
  const replace = ({ id }: Held, next: Partial<Held> | null): void =>
    store.set(store.get().flatMap((one) => (one.id !== id ? one : next ? [{ ...one, ...next }] : [])))
  function stopTimer({ id }: Held): void {
    timers.get(id)?.()
    timers.delete(id)
  }
  /** When its time is over the server acts by itself: asking it to is how this page hears what came of it. */
  function startTimer(held: Held): void {
    stopTimer(held)
    timers.set(
      held.id,
      later(() => void run(() => executeOne(held)), Math.max(0, held.until - now())),
    )
  }
  function run(work: () => Promise<void>): Promise<void> {
    const flight = work().finally(() => flying.delete(flight))
    flying.add(flight)
    return flight
  }
  const failureFrom = (act: () => Promise<unknown>): Promise<Failure | null> =>
    act().then(
      () => null,
      (error: unknown) => {
        console.warn('pending decision failed', error)
        return failureOf(error)
      },
    )

  async function scheduleOne(held: Held): Promise<void> {
    replace(held, { state: 'scheduling', failure: null })
    let left = 0
    const failure = await failureFrom(async () => {
      left = (await schedule(held)).left
    })
    const known = current(held)
    if (!known) return
    if (failure) {
      undone.set(held.key, held.call)
      replace(held, { state: 'failed', failure })
      await ended(held, failure)
      return
    }
    const scheduled: Held = { ...known, state: 'waiting', until: now() + left, isScheduled: true }
    replace(held, scheduled)
    // Taken back before the server had it.
    if (known.state === 'cancelling') await cancelOne(scheduled)
    else startTimer(scheduled)
  }

  async function executeOne(held: Held): Promise<void> {
    const known = current(held)
    if (known?.state !== 'waiting' && known?.state !== 'failed') return
    stopTimer(held)
    replace(held, { state: 'executing', failure: null })
    const failure = await failureFrom(() => execute(held.id))
    if (failure === null) undone.delete(held.key)
    else {
      undone.set(held.key, held.call)
      replace(held, { state: 'failed', failure })
    }
    try {
      // The lists are read again: with a row that is done goes what was decided about it.
      await ended(held, failure)
    } finally {
      if (failure === null) replace(held, null)
    }
  }

  async function cancelOne(held: Held): Promise<void> {
    const was = held.state
    replace(held, { state: 'cancelling', failure: null })
    const failure = await failureFrom(() => cancel(held.id))
    // Acknowledged, and gone at the server already.
    if (failure === null || (was === 'failed' && failure === 'not-found')) {
      stopTimer(held)
      undone.set(held.key, held.call)
      replace(held, null)
    } else if (failure === 'already-decided') {
      replace(held, { state: 'failed', failure })
      await ended(held, failure)
    } else replace(held, { state: was, failure })
  }

  return {
    ...store,
    shown,
    async begin(account) {
      if (account === owner) return
      owner = account
      for (const stop of timers.values()) stop()
      timers.clear()
      undone.clear()
      store.set([])
      const found = await list()
      if (account !== owner) return
      const known = new Set(store.get().map(({ id }) => id))
      const others = found.filter(({ id }) => !known.has(id)).map((one) => heldOf(one, now()))
      store.set([...others, ...store.get()])
      for (const held of others) {
        if (held.state === 'waiting') startTimer(held)
        else undone.set(held.key, held.call)
      }
    },
    decide(decision) {
      if (find(decision.key)) return
      const held: Held = { ...decision, id: newId(), until: now() + usualWindow, state: 'scheduling', failure: null, isScheduled: false }
      store.set([...store.get(), held])
      void run(() => scheduleOne(held))
    },
    undo(key) {
      const held = find(key)
      if (!held || held.state === 'executing' || held.state === 'cancelling') return
      if (held.state === 'scheduling') replace(held, { state: 'cancelling' })
      else if (held.isScheduled) void run(() => cancelOne(held))
      else {
        undone.set(key, held.call)
        replace(held, null)
      }
    },
    async sendNow(key) {
      const held = find(key)
      if (held?.state === 'failed' && !held.isScheduled) await run(() => scheduleOne(held))
      else if (held) await run(() => executeOne(held))
    },
    async settled() {
      await Promise.all(flying)
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
