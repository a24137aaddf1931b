// Lets decisions of operators take effect when their undo window is over: in a job, so that neither a closed desk nor a restart loses one.
import type { FastifyInstance } from 'fastify'
import { type PendingDecision, undoWindow } from '../../../../contract/desk/pending-decision.ts'
import type { ErrorCode } from '../../../../contract/wire/error.ts'
import type { Context } from '../../../core/context.ts'
import { inTransaction, isDatabaseGone, type Tx } from '../../../core/database/transaction.ts'
import { Failed, fail } from '../../../core/http/fail.ts'
import { callInProcess, takesBody } from '../../../core/http/route.ts'
import type { Queue } from '../../../core/jobs/jobs.ts'
import { findAccount } from '../../account/store.ts'
import {
  beginDecision,
  completeDecision,
  type DecisionRow,
  deleteDecision,
  deleteDoneDecisions,
  failDecision,
  findDecision,
  insertDecision,
  listDecisions,
  listOverdue,
  postponeDecision,
} from './store.ts'

const decisionQueue: Queue<{ id: string }> = { name: 'pending-decision', order: () => 0 }

/** Refusals that say nothing of the decision: it is tried again by itself. */
const passing: readonly ErrorCode[] = ['busy', 'unavailable', 'too-many']
const tryAgain = 60_000
/** Milliseconds that what is done can still be asked about. */
const doneFor = 86_400_000

export interface PendingDecisionOptions {
  now: () => number
  /** Milliseconds, in place of the product's own. */
  undoFor?: number
}
export type DecisionInput = Pick<PendingDecision, 'id' | 'path' | 'body' | 'row' | 'tab' | 'about' | 'done' | 'reason'>

export class PendingDecisions {
  readonly #app: FastifyInstance
  readonly #context: Pick<Context, 'db' | 'jobs' | 'log'>
  readonly #options: PendingDecisionOptions
  /** Executions under way: the job and the desk that waits for it meet here. */
  readonly #running = new Map<string, Promise<ErrorCode | null>>()

  constructor(app: FastifyInstance, context: Pick<Context, 'db' | 'jobs' | 'log'>, options: PendingDecisionOptions) {
    this.#app = app
    this.#context = context
    this.#options = options
  }

  /** Returns how to stop. */
  async start(): Promise<() => Promise<void>> {
    const { db, jobs } = this.#context
    await jobs.open(decisionQueue)
    const stop = jobs.work(decisionQueue, ({ id }) => this.#executeDue(id))
    // A job that failed too often, or was lost with the database's connection, leaves its row behind.
    await inTransaction(db, async (tx) => {
      for (const { id } of await listOverdue(tx, new Date(this.#options.now()))) await jobs.sendIn(tx, decisionQueue, { id })
    })
    return stop
  }

  async list(accountId: string): Promise<PendingDecision[]> {
    return (await listDecisions(this.#context.db, accountId)).map((row) => this.#present(row))
  }

  async schedule(accountId: string, input: DecisionInput): Promise<PendingDecision> {
    const { db, jobs } = this.#context
    const { now, undoFor = undoWindow } = this.#options
    if (!takesBody(this.#app, input.path, structuredClone(input.body))) throw fail('invalid-input')
    const due = now() + undoFor
    const row: DecisionRow = { ...input, account_id: accountId, state: 'waiting', failure: null, due_at: new Date(due) }
    await deleteDoneDecisions(db, new Date(now() - doneFor))
    const isNew = await inTransaction(db, async (tx) => {
      if (!(await insertDecision(tx, row))) return false
      await jobs.sendIn(tx, decisionQueue, { id: input.id }, { at: due, name: `pending decision ${input.id}` })
      return true
    })
    if (isNew) return this.#present(row)
    const known = await findDecision(db, input.id)
    if (known?.account_id !== accountId) throw fail('already-decided')
    return this.#present(known)
  }

  async cancel(accountId: string, id: string): Promise<void> {
    const { db } = this.#context
    if (await deleteDecision(db, id, accountId)) return
    const known = await findDecision(db, id)
    throw fail(known?.account_id === accountId ? 'already-decided' : 'not-found')
  }

  /** Throws as the call of the decision refuses it. */
  async execute(accountId: string, id: string): Promise<void> {
    const known = await findDecision(this.#context.db, id)
    if (known?.account_id !== accountId) throw fail('not-found')
    const failure = await this.#once(id, true)
    if (failure) throw fail(failure)
  }

  #present({ account_id: _account, due_at, state, ...row }: DecisionRow): PendingDecision {
    const left = Math.max(0, due_at.getTime() - this.#options.now())
    return { ...row, state: state === 'failed' ? 'failed' : 'waiting', left }
  }

  async #executeDue(id: string): Promise<void> {
    const failure = await this.#once(id, false)
    if (failure === null || !passing.includes(failure)) return
    const { db, jobs } = this.#context
    const at = this.#options.now() + tryAgain
    await inTransaction(db, async (tx: Tx) => {
      await postponeDecision(tx, id, new Date(at))
      await jobs.sendIn(tx, decisionQueue, { id }, { at })
    })
  }

  #once(id: string, isAsked: boolean): Promise<ErrorCode | null> {
    const running = this.#running.get(id)
    if (running) return running
    const run = this.#execute(id, isAsked).finally(() => this.#running.delete(id))
    this.#running.set(id, run)
    return run
  }

  /** Null: it took effect, now or before, or was taken back. What was refused is tried again for who asks alone. */
  async #execute(id: string, isAsked: boolean): Promise<ErrorCode | null> {
    const { db } = this.#context
    const row = await inTransaction(db, (tx) => beginDecision(tx, id, isAsked ? ['waiting', 'running', 'failed'] : ['waiting', 'running']))
    if (!row) return null
    const refused = await this.#call(row)
    // Begun before a restart, it has decided the row itself.
    const failure = row.state === 'running' && refused === 'already-decided' ? null : refused
    if (failure === null) await completeDecision(db, id)
    else await failDecision(db, id, failure)
    return failure
  }

  async #call({ id, account_id, path, body }: DecisionRow): Promise<ErrorCode | null> {
    const { db, log } = this.#context
    try {
      const operator = await findAccount(db, account_id)
      // Whoever is no operator any more has decided nothing.
      if (!operator?.roles.includes('operator') || operator.blocked_at) return 'forbidden'
      await callInProcess(this.#app, path, { account: { id: account_id, roles: operator.roles }, body, idempotencyKey: id })
      return null
    } catch (error) {
      if (error instanceof Failed) return error.code
      // Its job comes back.
      if (isDatabaseGone(error)) throw error
      log.error({ err: error, decision: id, path }, 'pending decision failed')
      return 'error'
    }
  }
}
