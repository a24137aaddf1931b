// Executes operators' decisions when their undo window ends: in a job, so that they survive a closed tab and a restart.
import type { FastifyInstance } from 'fastify'
import { type PendingDecision, undoWindowMs } from '../../../../contract/admin/pending-decision.ts'
import type { ErrorCode } from '../../../../contract/wire/error.ts'
import { mayCall } from '../../../../rules/admin/admin-rights.ts'
import type { Context } from '../../../core/context.ts'
import { inTransaction, isDatabaseGone, sqlState, type Tx } from '../../../core/database/transaction.ts'
import { Failed, fail } from '../../../core/http/fail.ts'
import { type Account, acceptsBody, callInProcess, countMoney } from '../../../core/http/route.ts'
import type { Queue } from '../../../core/jobs/jobs.ts'
import { repeat, runEach } from '../../../core/jobs/repeat.ts'
import { type EndReason, findAccount, findEndReason } from '../../account/store.ts'
import {
  beginDecision,
  completeDecision,
  type DecisionRow,
  deleteDecision,
  deleteOldDecisions,
  failDecision,
  findDecision,
  insertDecision,
  listDecisions,
  listOverdue,
  postponeDecision,
} from './store.ts'
import { subjectKeyOf } from './subject-key.ts'

const decisionQueue: Queue<{ id: string }> = { name: 'pending-decision', order: () => 0 }

/** Errors that do not decide the matter: the job retries. */
const transientErrors: readonly ErrorCode[] = ['busy', 'unavailable', 'too-many']
/** Errors of a call that has already been executed. */
const repeatErrors: readonly ErrorCode[] = ['already-decided', 'not-found']
/** A decision outlives a sign-out or an expired session; a session that was revoked may have been stolen. */
const revokedReasons: readonly (EndReason | null)[] = ['ended', 'password', 'closed', 'blocked']
const retryDelayMs = 60_000
/** Milliseconds that executed and failed decisions are stored. */
const retentionMs = { done: 86_400_000, failed: 30 * 86_400_000 } as const
const sweepEvery = 3_600_000

/** The work queue that holds the decision's subject. */
export interface DecisionQueue {
  /** @throws claimed if another operator has claimed it */
  requireFree(tx: Tx, subjectKey: string, accountId: string): Promise<void>
  /** Call when a decision about the subject becomes pending, or no longer is. */
  changed(subjectKey: string): void
  /** Call when a decision about the subject was executed. */
  settled(subjectKey: string): Promise<void>
  sweep(): Promise<void>
}

export interface PendingDecisionOptions {
  now: () => number
  queue?: DecisionQueue
  /** Milliseconds; overrides the default. */
  undoWindowMs?: number
  /** Overrides the default. */
  call?: typeof callInProcess
}
/** Result of an execution; an error code is final. */
type Outcome = 'done' | 'waiting' | ErrorCode
export type DecisionInput = Pick<PendingDecision, 'id' | 'path' | 'body' | 'tab' | 'about' | 'done' | 'reason'>

export class PendingDecisions {
  readonly #app: FastifyInstance
  readonly #context: Pick<Context, 'db' | 'jobs' | 'log'>
  readonly #options: PendingDecisionOptions
  /** Executions in flight, shared by the job and a request for the same decision. */
  readonly #running = new Map<string, Promise<Outcome>>()

  constructor(app: FastifyInstance, context: Pick<Context, 'db' | 'jobs' | 'log'>, options: PendingDecisionOptions) {
    this.#app = app
    this.#context = context
    this.#options = options
  }

  /** Returns a function that stops it. */
  async start(): Promise<() => Promise<void>> {
    const { jobs, log } = this.#context
    await jobs.open(decisionQueue)
    const stop = jobs.work(decisionQueue, ({ id }) => this.#executeDue(id))
    const sweeping = repeat(() => this.sweep(), { every: sweepEvery, first: 0, log, failure: 'sweeping pending decisions failed' })
    return async () => void (await Promise.all([stop(), sweeping.stop()]))
  }

  sweep(): Promise<void> {
    return runEach([() => this.#sendOverdue(), () => this.deleteOld(), () => this.#options.queue?.sweep()])
  }

  /** Reschedules rows whose job failed too often or was lost. A second job for a running decision finds nothing to do. */
  async #sendOverdue(): Promise<void> {
    const { db, jobs } = this.#context
    await inTransaction(db, async (tx) => {
      for (const { id } of await listOverdue(tx, new Date(this.#options.now()))) await jobs.sendIn(tx, decisionQueue, { id })
    })
  }

  async deleteOld(): Promise<void> {
    const now = this.#options.now()
    for (const state of ['done', 'failed'] as const) await deleteOldDecisions(this.#context.db, state, new Date(now - retentionMs[state]))
  }

  async list(accountId: string): Promise<PendingDecision[]> {
    return (await listDecisions(this.#context.db, accountId)).map((row) => this.#present(row))
  }

  async schedule({ id: account_id, roles, session = '' }: Account, input: DecisionInput): Promise<PendingDecision> {
    const { db, jobs } = this.#context
    const { now, queue } = this.#options
    const { path, ...rest } = input
    if (!mayCall(roles, path)) throw fail('forbidden')
    const body = structuredClone(input.body)
    if (!acceptsBody(this.#app, path, body)) throw fail('invalid-input')
    countMoney(this.#app, path, account_id)
    const due = now() + (this.#options.undoWindowMs ?? undoWindowMs)
    const owner = { account_id, session_id: session }
    const row: DecisionRow = {
      ...rest,
      path,
      ...owner,
      row: subjectKeyOf(path, body),
      state: 'waiting',
      failure: null,
      due_at: new Date(due),
    }
    const isNew = await inTransaction(db, async (tx) => {
      if (!(await insertDecision(tx, row))) return false
      await queue?.requireFree(tx, row.row, account_id)
      await jobs.sendIn(tx, decisionQueue, { id: input.id }, { at: due, name: `pending decision ${input.id}` })
      return true
    })
    if (isNew) {
      queue?.changed(row.row)
      return this.#present(row)
    }
    const known = await findDecision(db, input.id)
    if (known?.account_id !== account_id) throw fail('decision-pending')
    return this.#present(known)
  }

  async cancel(accountId: string, id: string): Promise<void> {
    const { db } = this.#context
    const deleted = await deleteDecision(db, id, accountId)
    if (deleted !== undefined) return this.#options.queue?.changed(deleted)
    const known = await findDecision(db, id)
    throw fail(known?.account_id === accountId ? 'already-decided' : 'not-found')
  }

  /** Throws the error of the decision's own call. */
  async execute({ id: accountId, session }: Account, id: string): Promise<{ state: 'done' | 'waiting'; left: number }> {
    const { db } = this.#context
    const known = await findDecision(db, id)
    if (known?.account_id !== accountId) throw fail('not-found')
    const outcome = await this.#once(id, { session })
    if (outcome === 'done') return { state: 'done', left: 0 }
    if (outcome !== 'waiting') throw fail(outcome)
    const due = (await findDecision(db, id))?.due_at.getTime() ?? 0
    return { state: 'waiting', left: Math.max(0, due - this.#options.now()) }
  }

  #present({ account_id: _account, session_id: _session, due_at, state, ...row }: DecisionRow): PendingDecision {
    const left = Math.max(0, due_at.getTime() - this.#options.now())
    return { ...row, state: state === 'failed' ? 'failed' : 'waiting', left }
  }

  async #executeDue(id: string): Promise<void> {
    await this.#once(id)
  }

  #once(id: string, requester?: { session?: string }): Promise<Outcome> {
    const running = this.#running.get(id)
    if (running) return running
    const run = this.#execute(id, requester).finally(() => this.#running.delete(id))
    this.#running.set(id, run)
    return run
  }

  /** `done`: executed now or before, or cancelled. A failed decision is retried only on request. */
  async #execute(id: string, requester?: { session?: string }): Promise<Outcome> {
    const { db } = this.#context
    const { queue } = this.#options
    const row = await this.#begin(id, requester)
    if (!row) return 'done'
    if (row === 'decision-pending') return row
    const refused = await this.#call(row)
    if (refused !== null && transientErrors.includes(refused)) return this.#postpone(row)
    // The execution was interrupted by a restart after the call had succeeded.
    const failure = row.state === 'running' && refused !== null && repeatErrors.includes(refused) ? null : refused
    if (failure === null) {
      await completeDecision(db, id)
      await queue?.settled(row.row)
    } else {
      await failDecision(db, id, failure)
      queue?.changed(row.row)
    }
    return failure ?? 'done'
  }

  async #begin(id: string, requester?: { session?: string }): Promise<DecisionRow | 'decision-pending' | undefined> {
    const from = requester ? (['waiting', 'running', 'failed'] as const) : (['waiting', 'running'] as const)
    try {
      return await inTransaction(this.#context.db, (tx) => beginDecision(tx, id, from, requester?.session))
    } catch (error) {
      // unique_violation: after this decision failed, another one about the same subject was scheduled.
      if (sqlState(error) === '23505') return 'decision-pending'
      throw error
    }
  }

  async #postpone({ id, state }: DecisionRow): Promise<'waiting'> {
    const { db, jobs } = this.#context
    const at = this.#options.now() + retryDelayMs
    await inTransaction(db, async (tx) => {
      if (await postponeDecision(tx, id, state === 'running' ? 'running' : 'waiting', new Date(at)))
        await jobs.sendIn(tx, decisionQueue, { id }, { at })
    })
    return 'waiting'
  }

  async #call({ id, account_id, session_id, path, body }: DecisionRow): Promise<ErrorCode | null> {
    const { db, log } = this.#context
    try {
      const decider = await findAccount(db, account_id)
      // The operator has lost the permission.
      if (!decider || decider.blocked_at || !mayCall(decider.roles, path)) return 'forbidden'
      if (revokedReasons.includes(await findEndReason(db, session_id))) return 'login-ended'
      const account: Account = { id: account_id, roles: decider.roles, session: session_id }
      await (this.#options.call ?? callInProcess)(this.#app, path, { account, body, idempotencyKey: id })
      return null
    } catch (error) {
      if (error instanceof Failed) return error.code
      // The job retries.
      if (isDatabaseGone(error)) throw error
      log.error({ err: error, decision: id, path }, 'pending decision failed')
      return 'error'
    }
  }
}
