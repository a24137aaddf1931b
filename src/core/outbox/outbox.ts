// Writes that wait for the network: a row is stored first, sent with its key, and deleted only when the server has accepted it.
// R-OUTBOX-1. The store is an argument, so that the rules are tested without a browser.
import type { OutboxRecord } from '../storage/db.ts'

/** `key`: that of a first attempt whose response was lost; otherwise the row gets a new one. */
export type OutboxDraft = Pick<OutboxRecord, 'kind' | 'subject' | 'payload'> & { key?: string }
/** Returns the owner of rows of this kind: empty for the device itself, else the signed-in account. */
export type OwnerOf = (kind: string) => string | Promise<string>
export interface OutboxStore {
  /** Rows in the order of writing. */
  list(): Promise<OutboxRecord[]>
  add(record: Omit<OutboxRecord, 'seq'>): Promise<void>
  update(seq: number, patch: Partial<OutboxRecord>): Promise<void>
  remove(seq: number): Promise<void>
}
/**
 * Result of one attempt. accepted. kept: retry later, after `retryAfter` seconds if the server set it; `answered`: the server
 * responded, so that other kinds are still tried. refused: permanently. paused: the login is lost (code 700), and its rows wait for
 * the next one. changed: a part is done; the new payload is stored before the rest is sent.
 */
export type SendResult =
  | { type: 'accepted' }
  | { type: 'kept'; retryAfter?: number | null; answered?: true }
  | { type: 'refused'; reason: string }
  | { type: 'paused' }
  | { type: 'changed'; payload: unknown }
export type Sender = (record: OutboxRecord) => Promise<SendResult>

/** Number of rows sent, and of rows that still wait. */
export interface Flushed {
  sent: number
  remaining: number
}

export interface Outbox {
  /** Writes a row; it replaces an unsent row of the same kind and subject. */
  put(draft: OutboxDraft): Promise<void>
  /** Writes a row without reading; replaced rows are dropped on sending. For kinds whose owner is known synchronously. */
  add(draft: OutboxDraft): Promise<void>
  /**
   * Sends what is due, oldest first within a kind; a network failure ends the round. `eager` ignores backoff.
   * Includes everything written before the call: a call during a round starts another one after it.
   */
  flush(eager?: boolean): Promise<Flushed>
  pending(): Promise<OutboxRecord[]>
  discard(seq: number): Promise<void>
}

/** Milliseconds before attempt number `tries + 1`: 2 s doubling to 5 minutes, or `retryAfter` seconds. */
export const backoff = (tries: number, retryAfter?: number | null): number =>
  retryAfter ? retryAfter * 1_000 : Math.min(2_000 * 2 ** Math.max(0, tries - 1), 300_000)

/** Milliseconds: a longer delay comes from a clock that was ahead, and is ignored. */
const farthest = 3_600_000
const isDue = ({ notBefore }: OutboxRecord, now: number): boolean => notBefore <= now || notBefore - now > farthest

const nobody: OwnerOf = () => ''

type RecordSubject = Pick<OutboxRecord, 'kind' | 'subject' | 'owner'>
/** Whether two rows describe the state of the same subject: only the later one counts. */
const isSame = (one: RecordSubject, other: RecordSubject): boolean =>
  one.kind === other.kind && one.subject === other.subject && (one.owner ?? '') === (other.owner ?? '')

export function createOutbox(
  store: OutboxStore,
  senders: Record<string, Sender>,
  now: () => number,
  newKey: () => string,
  ownerOf: OwnerOf = nobody,
): Outbox {
  let running: Promise<Flushed> | null = null
  /** The next round, shared by all calls during the current one. */
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
    // Not awaited if known: a caller's transaction would end meanwhile.
    const row = rowOf(draft, typeof found === 'string' ? found : await found)
    const older = (await store.list()).filter((known) => isSame(known, row))
    await store.add(row)
    for (const { seq } of older) await store.remove(seq)
  }

  function add(draft: OutboxDraft): Promise<void> {
    const owner = ownerOf(draft.kind)
    if (typeof owner !== 'string') throw new Error(`outbox add: owner of ${draft.kind} rows is not known synchronously`)
    return store.add(rowOf(draft, owner))
  }

  /** Deletes the rows that a later one replaces, and returns the others. */
  async function latest(): Promise<OutboxRecord[]> {
    const rows = await store.list()
    const older = rows.filter((row, at) => rows.slice(at + 1).some((later) => isSame(later, row)))
    for (const { seq } of older) await store.remove(seq)
    return rows.filter((row) => !older.includes(row))
  }

  /** Sends a row part by part and stores the rest after each. */
  async function sendWhole(sender: Sender, row: OutboxRecord): Promise<Exclude<SendResult, { type: 'changed' }>> {
    const result = await sender(row)
    if (result.type !== 'changed') return result
    const { payload } = result
    await store.update(row.seq, { payload })
    return sendWhole(sender, { ...row, payload })
  }

  async function round(eager: boolean): Promise<Flushed> {
    let sent = 0
    let remaining = 0
    let networkGone = false
    const pausedOwners = new Set<string>()
    /** Kinds with an earlier row that waits: rows of a kind are sent in order. */
    const waiting = new Set<string>()
    for (const row of await latest()) {
      const owner = row.owner ?? ''
      // Another account's or a guest's: it waits for its own login, and is not counted.
      if (owner !== (await ownerOf(row.kind))) continue
      const sender = senders[row.kind]
      const mayGo = eager || isDue(row, now())
      if (row.refused || networkGone || !sender || !mayGo || pausedOwners.has(owner) || waiting.has(row.kind)) {
        remaining += pausedOwners.has(owner) ? 0 : 1
        if (!row.refused) waiting.add(row.kind)
        continue
      }
      const result = await sendWhole(sender, row).catch((error: unknown) => {
        // Most likely an unreadable file: other kinds go on.
        console.warn('outbox attempt failed', error)
        return { type: 'broken' } as const
      })
      if (result.type === 'accepted') {
        await store.remove(row.seq)
        sent += 1
      } else if (result.type === 'paused') pausedOwners.add(owner)
      else {
        remaining += 1
        if (result.type === 'refused') await store.update(row.seq, { refused: result.reason })
        else {
          if (result.type === 'kept' && !result.answered) networkGone = true
          else waiting.add(row.kind)
          const retryAfter = result.type === 'kept' ? result.retryAfter : null
          await store.update(row.seq, { tries: row.tries + 1, notBefore: now() + backoff(row.tries + 1, retryAfter) })
        }
      }
    }
    return { sent, remaining }
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
      // The current round has read the rows already.
      isNextEager ||= eager
      next ??= Promise.allSettled([running]).then(beginNext)
      return next
    },
    pending: () => store.list(),
    discard: (seq) => store.remove(seq),
  }
}
