// Decisions of the desk that have not taken effect, as the server holds them: each can be taken back for a while, also after a reload,
// and what was refused stays to be read.
import type { PendingDecision } from '../../../../contract/desk/pending-decision.ts'
import { type Failure, failureOf } from '../../../core/api/failure.ts'
import { createStore, type Store } from '../../../core/store.ts'
import type { DeskTab } from '../desk-tab.ts'
import type { Decision, DecisionCall, Held } from './decision.ts'

/** Milliseconds until it takes effect, as long as the server has not said. */
export const undoWindowMs = 30_000
/** Milliseconds until the server is asked again that could not be asked. */
const retryDelayMs = 5_000
/** Failures that leave open what the server did, or does by itself in a moment. */
const openEnds: ReadonlySet<Failure> = new Set<Failure>([
  ...(['offline', 'error', 'unknown', 'busy', 'unavailable', 'too-many'] as const),
  ...(['auth-lost', 'session-invalid', 'session-ended', 'session-expired'] as const),
])
/** The timer of reading the list again; no id of a decision. */
const listTimer = 'list'

export interface HoldDeps {
  /** Milliseconds of a clock that goes on while the page sleeps. */
  now(): number
  /** Does the work after so many milliseconds; returns how to call it off. */
  later(work: () => void, after: number): () => void
  newId(): string
  /** The calls of the server. */
  list(): Promise<PendingDecision[]>
  schedule(held: Held): Promise<Pick<PendingDecision, 'left'>>
  execute(id: string): Promise<{ state: 'done' | 'waiting'; left: number }>
  cancel(id: string): Promise<unknown>
}
/** Null: it is done; `gone`: it was taken back or came to its end elsewhere. */
export type End = Failure | 'gone' | null
/** Hears what became of a decision. Its row is shown as held until this is over. */
type Ended = (held: Held, end: End) => Promise<unknown>

export interface HeldDecisions extends Store<readonly Held[]> {
  /** Rows that show their own decision; the others are shown above them. */
  shown: Store<ReadonlySet<string>>
  /** Reads what this account decided elsewhere or before; that of another one is not shown. */
  begin(account: string): Promise<void>
  /** Learns what other tabs have scheduled and taken back. */
  refresh(): Promise<void>
  /** The login is over: nothing is shown or asked any more; the server goes on by itself. */
  end(): void
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
  ...{ until: now + left, state, failure: failure as Failure | null, scheduled: 'yes' },
})

export function createHeldDecisions({ now, later, newId, list, schedule, execute, cancel }: HoldDeps): HeldDecisions {
  const store = createStore<readonly Held[]>([])
  const shown = createStore<ReadonlySet<string>>(new Set())
  const timers = new Map<string, () => void>()
  const flying = new Set<Promise<unknown>>()
  const undone = new Map<string, DecisionCall>()
  let owner = ''
  let isRead = false
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
    const isUndone = known.state === 'cancelling'
    if (failure === null) {
      const scheduled: Held = { ...known, state: 'waiting', until: now() + left, scheduled: 'yes' }
      replace(held, scheduled)
      // Taken back before the server had it.
      if (isUndone) await cancelOne(scheduled)
      else startTimer(scheduled)
      return
    }
    undone.set(held.key, held.call)
    if (openEnds.has(failure)) {
      // The answer alone may be lost: the server may have it.
      const unsure: Held = { ...known, state: 'unknown', failure, scheduled: known.scheduled === 'yes' ? 'yes' : 'maybe' }
      replace(held, unsure)
      await (isUndone ? cancelOne(unsure) : read())
    } else if (isUndone) replace(held, null)
    else {
      replace(held, { state: 'failed', failure })
      await ended(current(held) ?? held, failure)
    }
  }

  async function finish(held: Held, end: End): Promise<void> {
    if (end === null) undone.delete(held.key)
    try {
      // The lists are read again: with a row that is done goes what was decided about it.
      await ended(held, end)
    } finally {
      stopTimer(held)
      replace(held, null)
    }
  }
  async function refused(held: Held, failure: Failure): Promise<void> {
    undone.set(held.key, held.call)
    replace(held, { state: 'failed', failure })
    await ended(current(held) ?? held, failure)
  }
  function wait(held: Held, left: number): void {
    const waiting: Held = { ...held, state: 'waiting', failure: null, until: now() + left, scheduled: 'yes' }
    replace(held, waiting)
    startTimer(waiting)
  }

  async function executeOne(held: Held): Promise<void> {
    const known = current(held)
    if (known?.state !== 'waiting' && known?.state !== 'failed') return
    stopTimer(held)
    replace(held, { state: 'executing', failure: null })
    let answer = { state: 'done', left: 0 }
    const failure = await failureFrom(async () => {
      answer = await execute(held.id)
    })
    if (!current(held)) return
    if (failure === null && answer.state === 'waiting') wait(held, answer.left)
    else if (failure === null) await finish(held, null)
    // Refused as not found, it is listed; taken back elsewhere, it is not.
    else if (openEnds.has(failure) || failure === 'not-found') {
      replace(held, { state: 'unknown', failure })
      await read()
    } else await refused(held, failure)
  }

  async function cancelOne(held: Held): Promise<void> {
    const was = held.state
    stopTimer(held)
    replace(held, { state: 'cancelling', failure: null })
    const failure = await failureFrom(() => cancel(held.id))
    const known = current(held)
    if (!known) return
    // Nothing is left to take back; a line that was refused is acknowledged.
    if (failure === null || failure === 'not-found' || (was === 'failed' && failure === 'already-decided')) {
      undone.set(held.key, held.call)
      replace(held, null)
    } else if (failure === 'already-decided') {
      // Too late: what came of it is asked for.
      replace(held, { state: 'waiting' })
      await executeOne(held)
    } else {
      replace(held, { state: was, failure })
      if (was === 'waiting') startTimer(held)
      else if (was === 'unknown') readLater()
    }
  }

  function readLater(): void {
    timers.get(listTimer)?.()
    timers.set(
      listTimer,
      later(() => void run(read), retryDelayMs),
    )
  }
  /** What the server holds is what there is; of what has changed here meanwhile nothing is taken over. */
  async function read(): Promise<void> {
    const [reader, before] = [owner, store.get()]
    let found: PendingDecision[]
    try {
      found = await list()
    } catch (error) {
      console.warn('pending decisions not read', error)
      if (reader === owner) readLater()
      return
    }
    if (reader !== owner) return
    isRead = true
    const listed = new Map(found.map((one) => [one.id, one]))
    const earlier = new Set(before.map(({ id }) => id))
    const others = found.filter((one) => !earlier.has(one.id) && !store.get().some(({ id }) => id === one.id))
    const added = others.map((one) => heldOf(one, now()))
    store.set([...added, ...store.get()])
    for (const held of added) {
      if (held.state === 'waiting') startTimer(held)
      else undone.set(held.key, held.call)
    }
    await Promise.all(before.filter((held) => current(held) === held).map((held) => compare(held, listed.get(held.id))))
  }
  async function compare(held: Held, one: PendingDecision | undefined): Promise<void> {
    if (held.state !== 'waiting' && held.state !== 'failed' && held.state !== 'unknown') return
    if (one?.state === 'waiting') {
      // The server is at it: not asked in every moment.
      if (held.state !== 'waiting') wait(held, Math.max(one.left, retryDelayMs))
    } else if (one) {
      if (held.state !== 'failed') await refused({ ...held, scheduled: 'yes' }, one.failure as Failure)
    } else if (held.scheduled === 'yes') await finish(held, held.state === 'unknown' && held.failure !== 'not-found' ? null : 'gone')
    else if (held.state === 'unknown') await refused(held, held.failure ?? 'unknown')
  }

  function end(): void {
    for (const stop of timers.values()) stop()
    timers.clear()
    undone.clear()
    owner = ''
    isRead = false
    store.set([])
  }

  return {
    ...store,
    shown,
    async begin(account) {
      if (account === owner && isRead) return
      if (account !== owner) end()
      owner = account
      await read()
    },
    async refresh() {
      if (owner !== '') await run(read)
    },
    end,
    decide(decision) {
      if (find(decision.key)) return
      const held: Held = { ...decision, id: newId(), until: now() + undoWindowMs, state: 'scheduling', failure: null, scheduled: 'no' }
      store.set([...store.get(), held])
      void run(() => scheduleOne(held))
    },
    undo(key) {
      const held = find(key)
      if (!held || held.state === 'executing' || held.state === 'cancelling') return
      if (held.state === 'scheduling') replace(held, { state: 'cancelling' })
      else if (held.scheduled !== 'no') void run(() => cancelOne(held))
      else {
        undone.set(key, held.call)
        replace(held, null)
      }
    },
    async sendNow(key) {
      const held = find(key)
      if (held?.state === 'failed' && held.scheduled !== 'yes') await run(() => scheduleOne(held))
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
