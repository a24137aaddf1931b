// The work queue: items ordered by due time, claimed by one operator at a time, or postponed. Operators who have it open are notified of
// each change.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { AdminAction } from '../../../../contract/admin/admin-audit.ts'
import type { QueueAccount, QueueItem } from '../../../../contract/admin/queue-admin.ts'
import { type WaitingKind, waitingKinds } from '../../../../contract/admin/waiting-admin.ts'
import type { ApiData, ApiQuery } from '../../../../contract/api.ts'
import { queueLimits, waitingLimits } from '../../../../contract/limits/admin-limits.ts'
import { maySettle } from '../../../../rules/admin/admin-rights.ts'
import { lockSubject, writeAudit } from '../../../core/audit/store.ts'
import { inTransaction, type Tx } from '../../../core/database/transaction.ts'
import { fail } from '../../../core/http/fail.ts'
import type { Account } from '../../../core/http/route.ts'
import type { LiveHub } from '../../../core/live/hub.ts'
import { findVerifyStates } from '../../account/member/store.ts'
import { findAccount, findNicknames, findProfiles } from '../../account/store.ts'
import { countReportsAbout } from '../../report/store.ts'
import { findDeciders } from '../decision/store.ts'
import { listWaiting, type Waiting, waitingKind } from '../waiting-kinds.ts'
import { listEarlier } from './earlier.ts'
import { byDue, type Hold, holdAt, isClaimedFrom, noHold } from './hold.ts'
import { deleteHold, deleteHoldsBefore, findHold, listHolds, upsertHold } from './store.ts'
import { listSteps } from './trail.ts'

/** Maximum rows of a view: decided items make room for the next. */
const most = 100
/** Milliseconds that a reader of the queue is notified of changes after the last read; the admin page reads it every 15 seconds. */
const readerTtl = 60_000
/** Milliseconds that expired claims and postponements are stored: longer than anything can be postponed. */
const holdRetention = queueLimits.postpone + 86_400_000

export interface WorkQueueDeps {
  db: NodePgDatabase
  hub: Pick<LiveHub, 'publish'>
  /** Real milliseconds. */
  now: () => number
}
type Caller = Pick<Account, 'id' | 'roles'>
interface Entry {
  row: Waiting
  key: string
  /** Milliseconds. */
  due: number
  hold: Hold
  decider: string | null
}

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null
/** For the audit log. */
const holdState = ({ claimed_by, claimed_until, later_until }: Hold): Record<string, string | null> => ({
  ...{ claimed_by, claimed_until: isoOf(claimed_until), later_until: isoOf(later_until) },
})
const isOf = (kind: WaitingKind, key: string): boolean => key.startsWith(`${kind} `)
const kindOf = (key: string): WaitingKind | undefined => waitingKinds.find((kind) => isOf(kind, key))

/** Whether another operator's decision about it is pending. */
const isDecidedElsewhere = (decider: string | null, by: string): boolean => decider !== null && decider !== by

export class WorkQueue {
  readonly #deps: WorkQueueDeps
  /** When each account last read the queue, and which kinds it may see. */
  readonly #readers = new Map<string, { roles: readonly string[]; at: number }>()

  constructor(deps: WorkQueueDeps) {
    this.#deps = deps
  }

  /** @throws forbidden */
  async list(
    { id, roles }: Caller,
    { kind, view = 'open' }: ApiQuery<'GET api/Desk/workQueue'>,
  ): Promise<ApiData<'GET api/Desk/workQueue'>> {
    if (kind !== undefined && !maySettle(roles, kind)) throw fail('forbidden')
    const { db, now } = this.#deps
    this.#readers.set(id, { roles, at: now() })
    const kinds = waitingKinds.filter((one) => (kind ?? one) === one && maySettle(roles, one))
    const [entries, waiting] = await Promise.all([this.#read(kinds), Promise.all(kinds.map((one) => waitingKind[one].count(db)))])
    const [open, later] = [entries.filter(({ hold }) => !hold.later_until), entries.filter(({ hold }) => hold.later_until)]
    const mine = open.filter(({ hold }) => hold.claimed_by === id)
    const back = ({ hold, due }: Entry): number => hold.later_until?.getTime() ?? due
    const views = { open: open.toSorted(byDue), mine: mine.toSorted(byDue), later: later.toSorted((one, other) => back(one) - back(other)) }
    const counts = {
      open: waiting.reduce((sum, count) => sum + count, 0) - later.length,
      mine: mine.length,
      later: later.length,
    }
    return { list: await this.#present(views[view].slice(0, most)), total: counts[view], counts }
  }

  /** @throws forbidden, invalid-input */
  async item({ roles }: Caller, key: string): Promise<ApiData<'GET api/Desk/queueItem'>> {
    const { db } = this.#deps
    const kind = this.#kindFor(roles, key)
    const entry = (await this.#read([kind])).find((one) => one.key === key)
    const [items, steps] = await Promise.all([this.#present(entry ? [entry] : []), listSteps(db, kind, key)])
    const [item = null] = items
    const account_id = item?.account_id ?? null
    if (item === null || account_id === null) return { item, account: null, steps, earlier: [] }
    const [account, earlier] = await Promise.all([this.#account(account_id), listEarlier(db, { kind, id: item.id, account_id })])
    return { item, account, steps, earlier }
  }

  /** @throws forbidden, already-decided, decision-pending, claimed */
  async claim(caller: Caller, key: string): Promise<{ until: string }> {
    const until = new Date(this.#deps.now() + queueLimits.claim)
    await this.#change(caller, key, 'waiting.claim', () => ({ ...noHold, claimed_by: caller.id, claimed_until: until }))
    return { until: until.toISOString() }
  }

  /** @throws forbidden, already-decided, claimed; not-found if the caller has no claim, or it has expired */
  async release(caller: Caller, key: string): Promise<void> {
    await this.#change(caller, key, 'waiting.release', (hold) => {
      if (hold.claimed_by === null) throw fail('not-found')
      return { ...hold, claimed_by: null, claimed_until: null }
    })
  }

  /** @throws forbidden, already-decided, decision-pending, claimed; invalid-input if the time is in the past, or too far away */
  async postpone(caller: Caller, key: string, until: string): Promise<{ until: string }> {
    const at = this.#deps.now()
    const later_until = new Date(until)
    const left = later_until.getTime() - at
    if (!(left > 0 && left <= queueLimits.postpone)) throw fail('invalid-input')
    await this.#change(caller, key, 'waiting.postpone', () => ({ ...noHold, later_by: caller.id, later_until }))
    return { until: later_until.toISOString() }
  }

  /** @throws forbidden, already-decided, claimed; not-found if it is not postponed */
  async resume(caller: Caller, key: string): Promise<void> {
    await this.#change(caller, key, 'waiting.resume', (hold) => {
      if (hold.later_until === null) throw fail('not-found')
      return { ...hold, later_by: null, later_until: null }
    })
  }

  /** @throws claimed if another operator has claimed it */
  async requireFree(tx: Tx, key: string, accountId: string): Promise<void> {
    const row = await findHold(tx, key)
    if (row && isClaimedFrom(holdAt(row, row.since, this.#deps.now()), accountId)) throw fail('claimed')
  }

  async settled(key: string): Promise<void> {
    await deleteHold(this.#deps.db, key)
    this.changed(key)
  }

  /** Notifies operators who have the queue open and may decide this item. */
  changed(key: string): void {
    const { hub, now } = this.#deps
    const kind = kindOf(key)
    if (kind === undefined) return
    for (const [id, { roles, at }] of this.#readers) {
      if (now() - at > readerTtl) this.#readers.delete(id)
      else if (maySettle(roles, kind)) hub.publish(`account:${id}`, 'desk_queue', {})
    }
  }

  async sweep(): Promise<void> {
    await deleteHoldsBefore(this.#deps.db, new Date(this.#deps.now() - holdRetention))
  }

  #kindFor(roles: Caller['roles'], key: string): WaitingKind {
    const kind = kindOf(key)
    if (kind === undefined) throw fail('invalid-input')
    if (!maySettle(roles, kind)) throw fail('forbidden')
    return kind
  }

  /** Items of these kinds: the oldest hundred of each, plus as many as have a hold, so that those are included. */
  async #read(kinds: readonly WaitingKind[]): Promise<Entry[]> {
    const { db, now } = this.#deps
    const at = now()
    const [holds, deciders] = await Promise.all([listHolds(db, new Date(at)), findDeciders(db)])
    const byKey = new Map(holds.map((hold) => [hold.key, hold]))
    const reach = (kind: WaitingKind): number => most + holds.filter((hold) => hold.later_until && isOf(kind, hold.key)).length
    const lists = await Promise.all(kinds.map((kind) => listWaiting(db, kind, reach(kind))))
    return lists.flat().map((row) => ({
      ...{ row, key: row.key, due: row.since.getTime() + waitingLimits[row.kind] },
      hold: holdAt(byKey.get(row.key), row.since, at),
      decider: deciders.get(row.key) ?? null,
    }))
  }

  async #present(entries: readonly Entry[]): Promise<QueueItem[]> {
    const { db } = this.#deps
    const [people, operators] = await Promise.all([
      findProfiles(
        db,
        entries.flatMap(({ row }) => row.account_id ?? []),
      ),
      findNicknames(
        db,
        entries.flatMap(({ hold, decider }) => [hold.claimed_by, hold.later_by, decider].filter((id) => id !== null)),
      ),
    ])
    const until = (by: string | null, at: Date | null): QueueItem['claim'] =>
      at && { by, user_nickname: operators.get(by ?? '') ?? '', until: at.toISOString() }
    return entries.map(({ row: { since, of: _of, text = '', name = null, money = null, why = '', ...row }, due, hold, decider }) => ({
      ...{ ...row, text, name, money, why, since: since.toISOString(), due: new Date(due).toISOString() },
      user_nickname: people.get(row.account_id ?? '')?.nickname ?? '',
      claim: until(hold.claimed_by, hold.claimed_until),
      later: until(hold.later_by, hold.later_until),
      deciding: decider === null ? null : { by: decider, user_nickname: operators.get(decider) ?? '' },
    }))
  }

  async #account(id: string): Promise<QueueAccount | null> {
    const { db } = this.#deps
    const [row, states, reports] = await Promise.all([findAccount(db, id), findVerifyStates(db, [id]), countReportsAbout(db, id)])
    if (!row) return null
    const { nickname, created_at, blocked_at } = row
    const about = { id, user_nickname: nickname, created_at: created_at.toISOString(), blocked: blocked_at !== null }
    return { ...about, verified: states.get(id) ?? 'none', reports }
  }

  /** Serializes changes of an item: of two concurrent claims the second fails. */
  async #change({ id: by, roles }: Caller, key: string, act: AdminAction, next: (hold: Hold) => Hold): Promise<void> {
    const { db, now } = this.#deps
    const kind = this.#kindFor(roles, key)
    const entry = (await this.#read([kind])).find((one) => one.key === key)
    if (!entry) throw fail('already-decided')
    const { since } = entry.row
    await inTransaction(db, async (tx) => {
      await lockSubject(tx, `queue ${key}`)
      const at = now()
      const before = holdAt(await findHold(tx, key), since, at)
      if (isClaimedFrom(before, by)) throw fail('claimed')
      const after = next(before)
      const takes = after.claimed_by ?? after.later_until
      if (takes !== null && isDecidedElsewhere(entry.decider, by)) throw fail('decision-pending')
      await upsertHold(tx, { key, since, ...after })
      await writeAudit(tx, { by, act, subject: key, before: holdState(before), after: holdState(after), at })
    })
    this.changed(key)
  }
}
