// Writes that wait for the network: a row first, sent with its key, deleted only when the server accepted it.
// R-OUTBOX-1. The store is an argument, so that the rules are tested without a browser.
import type { OutboxRecord } from '../storage/db.ts'

/** `key`: of a first try whose answer was lost; else it gets its own. */
export type OutboxDraft = Pick<OutboxRecord, 'kind' | 'subject' | 'payload'> & { key?: string }
/** Whose a row of this kind is: empty for the device's own, else the account that is logged in. */
export type OwnerOf = (kind: string) => string | Promise<string>
export interface OutboxStore {
  /** Rows in the order they were written. */
  list(): Promise<OutboxRecord[]>
  add(record: Omit<OutboxRecord, 'seq'>): Promise<void>
  update(seq: number, patch: Partial<OutboxRecord>): Promise<void>
  remove(seq: number): Promise<void>
}
/**
 * What became of one attempt: accepted, to be kept (seconds to wait when the server said so; `answered`: it was heard of, so that
 * what is of another kind is tried all the same), refused for good,
 * paused: the login is lost (code 700), and what belongs to it waits for the next one; or changed: a part of it is done,
 * and what is left is written down before it is gone on with.
 */
export type SendResult =
  | { is: 'accepted' }
  | { is: 'kept'; retryAfter?: number | null; answered?: true }
  | { is: 'refused'; reason: string }
  | { is: 'paused' }
  | { is: 'changed'; payload: unknown }
export type Sender = (record: OutboxRecord) => Promise<SendResult>

/** How many rows were sent, and how many wait on. */
export interface Flushed {
  sent: number
  kept: number
}

export interface Outbox {
  /** Writes a row; an unsent row of the same kind and subject gives way to it. */
  put(draft: OutboxDraft): Promise<void>
  /** Writes a row and reads nothing: what it replaces gives way when it is sent. For kinds whose owner is known at once. */
  add(draft: OutboxDraft): Promise<void>
  /**
   * Sends what is due, oldest first of its kind; one failure of the network ends the round. `eager` does not wait for what is put off.
   * Whatever was written before the call is looked at: during a round it is followed by another.
   */
  flush(eager?: boolean): Promise<Flushed>
  pending(): Promise<OutboxRecord[]>
  discard(seq: number): Promise<void>
}

/** Milliseconds before attempt number `tries + 1`: 2 s doubling to 5 minutes, or what the server asked for. */
export const backoff = (tries: number, retryAfter?: number | null): number =>
  retryAfter ? retryAfter * 1_000 : Math.min(2_000 * 2 ** Math.max(0, tries - 1), 300_000)

/** Milliseconds: what is put off for longer was put off by a clock that was ahead. */
const farthest = 3_600_000
const isDue = ({ notBefore }: OutboxRecord, now: number): boolean => notBefore <= now || notBefore - now > farthest

const nobody: OwnerOf = () => ''

type Said = Pick<OutboxRecord, 'kind' | 'subject' | 'owner'>
/** Whether two rows say how the same thing stands: the later one alone counts. */
const isSame = (one: Said, other: Said): boolean =>
  one.kind === other.kind && one.subject === other.subject && (one.owner ?? '') === (other.owner ?? '')

export function createOutbox(
  store: OutboxStore,
  senders: Record<string, Sender>,
  now: () => number,
  newKey: () => string,
  ownerOf: OwnerOf = nobody,
): Outbox {
  let running: Promise<Flushed> | null = null
  /** The round after it, for whoever asks meanwhile. */
  let next: Promise<Flushed> | null = null
  let isNextEager = false

  const rowOf = (draft: OutboxDraft, owner: string): Omit<OutboxRecord, 'seq'> => ({
    ...draft,
    owner,
    key: draft.key ?? newKey(),
    createdAt: now(),
    tries: 0,
    notBefore: 0,
    refused: null,
  })

  async function put(draft: OutboxDraft): Promise<void> {
    const found = ownerOf(draft.kind)
    // Not awaited where it is known: a caller's transaction would end meanwhile.
    const row = rowOf(draft, typeof found === 'string' ? found : await found)
    const older = (await store.list()).filter((known) => isSame(known, row))
    await store.add(row)
    for (const { seq } of older) await store.remove(seq)
  }

  function add(draft: OutboxDraft): Promise<void> {
    const owner = ownerOf(draft.kind)
    if (typeof owner !== 'string') throw new Error(`whose a row of ${draft.kind} is has to be asked first`)
    return store.add(rowOf(draft, owner))
  }

  /** The rows without those that a later one replaces. */
  async function latest(): Promise<OutboxRecord[]> {
    const rows = await store.list()
    const older = rows.filter((row, at) => rows.slice(at + 1).some((later) => isSame(later, row)))
    for (const { seq } of older) await store.remove(seq)
    return rows.filter((row) => !older.includes(row))
  }

  /** Part after part, each written down. */
  async function sendWhole(sender: Sender, row: OutboxRecord): Promise<Exclude<SendResult, { is: 'changed' }>> {
    const result = await sender(row)
    if (result.is !== 'changed') return result
    const { payload } = result
    await store.update(row.seq, { payload })
    return sendWhole(sender, { ...row, payload })
  }

  async function round(eager: boolean): Promise<Flushed> {
    let sent = 0
    let kept = 0
    let networkGone = false
    const pausedOwners = new Set<string>()
    /** Kinds of which an earlier row waits: what was written first goes first. */
    const waiting = new Set<string>()
    for (const row of await latest()) {
      const owner = row.owner ?? ''
      // Another account's, or a guest's: it waits for its own login, and nobody counts it.
      if (owner !== (await ownerOf(row.kind))) continue
      const sender = senders[row.kind]
      const mayGo = eager || isDue(row, now())
      if (row.refused || networkGone || !sender || !mayGo || pausedOwners.has(owner) || waiting.has(row.kind)) {
        kept += pausedOwners.has(owner) ? 0 : 1
        if (!row.refused) waiting.add(row.kind)
        continue
      }
      const result = await sendWhole(sender, row).catch((error: unknown) => {
        // A file that cannot be read, most likely: what is of another kind does not wait for it.
        console.warn('a write that waits could not be tried', error)
        return { is: 'broken' } as const
      })
      if (result.is === 'accepted') {
        await store.remove(row.seq)
        sent += 1
      } else if (result.is === 'paused') pausedOwners.add(owner)
      else {
        kept += 1
        if (result.is === 'refused') await store.update(row.seq, { refused: result.reason })
        else {
          if (result.is === 'kept' && !result.answered) networkGone = true
          else waiting.add(row.kind)
          const retryAfter = result.is === 'kept' ? result.retryAfter : null
          await store.update(row.seq, { tries: row.tries + 1, notBefore: now() + backoff(row.tries + 1, retryAfter) })
        }
      }
    }
    return { sent, kept }
  }

  function begin(eager: boolean): Promise<Flushed> {
    running = round(eager).finally(() => {
      running = null
    })
    return running
  }

  function beginNext(): Promise<Flushed> {
    const eager = isNextEager
    next = null
    isNextEager = false
    return begin(eager)
  }

  return {
    put,
    add,
    flush: (eager = false) => {
      if (!running && !next) return begin(eager)
      // It has read the rows already.
      isNextEager ||= eager
      next ??= Promise.allSettled([running]).then(beginNext)
      return next
    },
    pending: () => store.list(),
    discard: (seq) => store.remove(seq),
  }
}
