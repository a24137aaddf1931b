// Client copy of the operator's pending decisions: schedules, undoes and executes them on the server. They survive reloads; failed ones
// stay until acknowledged.
import type { PendingDecision } from '../../../../contract/admin/pending-decision.ts'
import type { Failure } from '../../../core/api/failure.ts'
import { createStore, type Store } from '../../../core/store/store.ts'
import { type Decision, type DecisionCall, type DecisionOutcome, entryOf, type PendingDecisionEntry } from './decision.ts'
import { failureFrom, inconclusiveFailures } from './decision-failure.ts'

/** Milliseconds until it takes effect; replaced by the server's value once that arrives. */
export const undoWindowMs = 30_000
/** Milliseconds before a failed request is retried. */
const retryDelayMs = 5_000
/** Timer key of the list refresh; no decision id. */
const listTimer = 'list'

export interface PendingDecisionDeps {
  /** Milliseconds of a clock that keeps running while the page is suspended. */
  now(): number
  /** Runs `work` after that many milliseconds; returns a function that cancels it. */
  later(work: () => void, after: number): () => void
  newId(): string
  /** API calls. */
  list(): Promise<PendingDecision[]>
  schedule(entry: PendingDecisionEntry): Promise<Pick<PendingDecision, 'left'>>
  execute(id: string): Promise<{ state: 'done' | 'waiting'; left: number }>
  cancel(id: string): Promise<unknown>
}
/** Notified of the outcome. The entry stays listed until the promise resolves. */
type OutcomeListener = (entry: PendingDecisionEntry, outcome: DecisionOutcome) => Promise<unknown>

export interface PendingDecisionStore extends Store<readonly PendingDecisionEntry[]> {
  /** Subject keys whose decision is displayed in a row on screen. */
  shown: Store<ReadonlySet<string>>
  /** Loads the account's pending decisions; drops those of another account. */
  start(account: string): Promise<void>
  /** Picks up what other tabs scheduled and cancelled. */
  refresh(): Promise<void>
  /** Clears the store and stops requests after sign-out; the server carries on. */
  stop(): void
  decide(decision: Decision): void
  /** Cancels it on the server and restores the row. Acknowledges a failed one. */
  undo(subjectKey: string): void
  /** Executes it now; retries a failed one under the same id. */
  executeNow(subjectKey: string): Promise<void>
  /** Resolves when no request is in flight. */
  settled(): Promise<void>
  /** The call of the last decision about a subject that was undone or failed: prefills its dialog. */
  undoneCall(subjectKey: string): DecisionCall | undefined
  /** Marks a subject as displayed by a row; returns a function that unmarks it. */
  markShown(subjectKey: string): () => void
  onOutcome(listener: OutcomeListener): void
}

export function createPendingDecisionStore({
  now,
  later,
  newId,
  list,
  schedule,
  execute,
  cancel,
}: PendingDecisionDeps): PendingDecisionStore {
  const store = createStore<readonly PendingDecisionEntry[]>([])
  const shown = createStore<ReadonlySet<string>>(new Set())
  const timers = new Map<string, () => void>()
  const inFlight = new Set<Promise<unknown>>()
  const undoneCalls = new Map<string, DecisionCall>()
  let accountId = ''
  let isLoaded = false
  let notify: OutcomeListener = async () => undefined

  const find = (subjectKey: string): PendingDecisionEntry | undefined => store.get().find((one) => one.subjectKey === subjectKey)
  const current = ({ id }: PendingDecisionEntry): PendingDecisionEntry | undefined => store.get().find((one) => one.id === id)
  const replace = ({ id }: PendingDecisionEntry, next: Partial<PendingDecisionEntry> | null): void =>
    store.set(store.get().flatMap((one) => (one.id !== id ? one : next ? [{ ...one, ...next }] : [])))
  function stopTimer({ id }: PendingDecisionEntry): void {
    timers.get(id)?.()
    timers.delete(id)
  }
  /** The server executes a due decision by itself; the request only fetches the outcome. */
  function startTimer(entry: PendingDecisionEntry): void {
    stopTimer(entry)
    timers.set(
      entry.id,
      later(() => void run(() => sendExecute(entry)), Math.max(0, entry.dueAt - now())),
    )
  }
  function run(work: () => Promise<void>): Promise<void> {
    const request = work().finally(() => inFlight.delete(request))
    inFlight.add(request)
    return request
  }

  async function sendSchedule(entry: PendingDecisionEntry): Promise<void> {
    replace(entry, { state: 'scheduling', failure: null })
    let left = 0
    const failure = await failureFrom(async () => {
      left = (await schedule(entry)).left
    })
    const known = current(entry)
    if (!known) return
    const isUndone = known.state === 'cancelling'
    if (failure === null) {
      const scheduled: PendingDecisionEntry = { ...known, state: 'waiting', dueAt: now() + left, scheduled: 'yes' }
      replace(entry, scheduled)
      // Undone before the server had it.
      if (isUndone) await sendCancel(scheduled)
      else startTimer(scheduled)
      return
    }
    undoneCalls.set(entry.subjectKey, entry.call)
    if (inconclusiveFailures.has(failure)) {
      // The response may be lost although the server stored it.
      const uncertain: PendingDecisionEntry = {
        ...known,
        state: 'unknown',
        failure,
        scheduled: known.scheduled === 'yes' ? 'yes' : 'maybe',
      }
      replace(entry, uncertain)
      await (isUndone ? sendCancel(uncertain) : refresh())
    } else if (isUndone) replace(entry, null)
    else {
      replace(entry, { state: 'failed', failure })
      await notify(current(entry) ?? entry, failure)
    }
  }

  async function finish(entry: PendingDecisionEntry, outcome: DecisionOutcome): Promise<void> {
    if (outcome === null) undoneCalls.delete(entry.subjectKey)
    try {
      // The listener reloads the lists, so the row and its entry disappear together.
      await notify(entry, outcome)
    } finally {
      stopTimer(entry)
      replace(entry, null)
    }
  }
  async function markFailed(entry: PendingDecisionEntry, failure: Failure): Promise<void> {
    undoneCalls.set(entry.subjectKey, entry.call)
    replace(entry, { state: 'failed', failure })
    await notify(current(entry) ?? entry, failure)
  }
  function markWaiting(entry: PendingDecisionEntry, left: number): void {
    const waiting: PendingDecisionEntry = { ...entry, state: 'waiting', failure: null, dueAt: now() + left, scheduled: 'yes' }
    replace(entry, waiting)
    startTimer(waiting)
  }

  async function sendExecute(entry: PendingDecisionEntry): Promise<void> {
    const known = current(entry)
    if (known?.state !== 'waiting' && known?.state !== 'failed') return
    stopTimer(entry)
    replace(entry, { state: 'executing', failure: null })
    let result = { state: 'done', left: 0 }
    const failure = await failureFrom(async () => {
      result = await execute(entry.id)
    })
    if (!current(entry)) return
    if (failure === null && result.state === 'waiting') markWaiting(entry, result.left)
    else if (failure === null) await finish(entry, null)
    // `not-found`: still listed if the call failed, absent if it was cancelled elsewhere.
    else if (inconclusiveFailures.has(failure) || failure === 'not-found') {
      replace(entry, { state: 'unknown', failure })
      await refresh()
    } else await markFailed(entry, failure)
  }

  async function sendCancel(entry: PendingDecisionEntry): Promise<void> {
    const was = entry.state
    stopTimer(entry)
    replace(entry, { state: 'cancelling', failure: null })
    const failure = await failureFrom(() => cancel(entry.id))
    const known = current(entry)
    if (!known) return
    // Nothing left to cancel, or a failed decision was acknowledged.
    if (failure === null || failure === 'not-found' || (was === 'failed' && failure === 'already-decided')) {
      undoneCalls.set(entry.subjectKey, entry.call)
      replace(entry, null)
    } else if (failure === 'already-decided') {
      // Too late: fetch the outcome.
      replace(entry, { state: 'waiting' })
      await sendExecute(entry)
    } else {
      replace(entry, { state: was, failure })
      if (was === 'waiting') startTimer(entry)
      else if (was === 'unknown') refreshLater()
    }
  }

  function refreshLater(): void {
    timers.get(listTimer)?.()
    timers.set(
      listTimer,
      later(() => void run(refresh), retryDelayMs),
    )
  }
  /** Reconciles with the server's list, except for entries that changed during the request. */
  async function refresh(): Promise<void> {
    const [requester, before] = [accountId, store.get()]
    let found: PendingDecision[]
    try {
      found = await list()
    } catch (error) {
      console.warn('pending decisions not read', error)
      if (requester === accountId) refreshLater()
      return
    }
    if (requester !== accountId) return
    isLoaded = true
    const listed = new Map(found.map((one) => [one.id, one]))
    const earlier = new Set(before.map(({ id }) => id))
    const others = found.filter((one) => !earlier.has(one.id) && !store.get().some(({ id }) => id === one.id))
    const added = others.map((one) => entryOf(one, now()))
    store.set([...added, ...store.get()])
    for (const entry of added) {
      if (entry.state === 'waiting') startTimer(entry)
      else undoneCalls.set(entry.subjectKey, entry.call)
    }
    await Promise.all(before.filter((entry) => current(entry) === entry).map((entry) => reconcile(entry, listed.get(entry.id))))
  }
  async function reconcile(entry: PendingDecisionEntry, one: PendingDecision | undefined): Promise<void> {
    if (entry.state !== 'waiting' && entry.state !== 'failed' && entry.state !== 'unknown') return
    if (one?.state === 'waiting') {
      // Due on the server already: do not poll in a tight loop.
      if (entry.state !== 'waiting') markWaiting(entry, Math.max(one.left, retryDelayMs))
    } else if (one) {
      if (entry.state !== 'failed') await markFailed({ ...entry, scheduled: 'yes' }, one.failure as Failure)
    } else if (entry.scheduled === 'yes') await finish(entry, entry.state === 'unknown' && entry.failure !== 'not-found' ? null : 'gone')
    else if (entry.state === 'unknown') await markFailed(entry, entry.failure ?? 'unknown')
  }

  function stop(): void {
    for (const cancelTimer of timers.values()) cancelTimer()
    timers.clear()
    undoneCalls.clear()
    accountId = ''
    isLoaded = false
    store.set([])
  }

  return {
    ...store,
    shown,
    async start(account) {
      if (account === accountId && isLoaded) return
      if (account !== accountId) stop()
      accountId = account
      await refresh()
    },
    async refresh() {
      if (accountId !== '') await run(refresh)
    },
    stop,
    decide(decision) {
      if (find(decision.subjectKey)) return
      const entry: PendingDecisionEntry = {
        ...decision,
        id: newId(),
        dueAt: now() + undoWindowMs,
        state: 'scheduling',
        failure: null,
        scheduled: 'no',
      }
      store.set([...store.get(), entry])
      void run(() => sendSchedule(entry))
    },
    undo(subjectKey) {
      const entry = find(subjectKey)
      if (!entry || entry.state === 'executing' || entry.state === 'cancelling') return
      if (entry.state === 'scheduling') replace(entry, { state: 'cancelling' })
      else if (entry.scheduled !== 'no') void run(() => sendCancel(entry))
      else {
        undoneCalls.set(subjectKey, entry.call)
        replace(entry, null)
      }
    },
    async executeNow(subjectKey) {
      const entry = find(subjectKey)
      if (entry?.state === 'failed' && entry.scheduled !== 'yes') await run(() => sendSchedule(entry))
      else if (entry) await run(() => sendExecute(entry))
    },
    async settled() {
      await Promise.all(inFlight)
    },
    undoneCall: (subjectKey) => undoneCalls.get(subjectKey),
    markShown(subjectKey) {
      shown.set(new Set(shown.get()).add(subjectKey))
      return () => shown.set(new Set([...shown.get()].filter((one) => one !== subjectKey)))
    },
    onOutcome(listener) {
      notify = listener
    },
  }
}
