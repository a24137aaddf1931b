// Writes that wait for the network: a row first, sent with its key, deleted only when the server accepted it.
// Safety R6. The store is an argument, so that the rules are tested without a browser.
import type { OutboxRecord } from './db.ts'

export type OutboxDraft = Pick<OutboxRecord, 'kind' | 'subject' | 'payload'>
export interface OutboxStore {
  /** Rows in the order they were written. */
  list(): Promise<OutboxRecord[]>
  add(record: Omit<OutboxRecord, 'seq'>): Promise<void>
  update(seq: number, patch: Partial<OutboxRecord>): Promise<void>
  remove(seq: number): Promise<void>
}
/** What became of one attempt: accepted, to be kept (seconds to wait when the server said so), or refused for good. */
export type SendResult = { is: 'accepted' } | { is: 'kept'; retryAfter?: number | null } | { is: 'refused'; reason: string }
export type Sender = (record: OutboxRecord) => Promise<SendResult>

export interface Outbox {
  /** Writes a row; an unsent row of the same kind and subject gives way to it. */
  put(draft: OutboxDraft): Promise<void>
  /** Sends what is due, oldest first; one failure of the network ends the round. `eager` does not wait for what is put off. */
  flush(eager?: boolean): Promise<{ sent: number; kept: number }>
  pending(): Promise<OutboxRecord[]>
  discard(seq: number): Promise<void>
}

/** Milliseconds before attempt number `tries + 1`: 2 s doubling to 5 minutes, or what the server asked for. */
export const backoff = (tries: number, retryAfter?: number | null): number =>
  retryAfter ? retryAfter * 1_000 : Math.min(2_000 * 2 ** Math.max(0, tries - 1), 300_000)

export function createOutbox(store: OutboxStore, senders: Record<string, Sender>, now: () => number, newKey: () => string): Outbox {
  let running: Promise<{ sent: number; kept: number }> | null = null

  async function put(draft: OutboxDraft): Promise<void> {
    const older = (await store.list()).filter((row) => row.kind === draft.kind && row.subject === draft.subject)
    await store.add({ ...draft, key: newKey(), createdAt: now(), tries: 0, notBefore: 0, refused: null })
    for (const row of older) await store.remove(row.seq)
  }

  async function round(eager: boolean): Promise<{ sent: number; kept: number }> {
    let sent = 0
    let kept = 0
    let networkGone = false
    for (const row of await store.list()) {
      const sender = senders[row.kind]
      if (row.refused || networkGone || !sender || (!eager && row.notBefore > now())) {
        kept += 1
        continue
      }
      const result = await sender(row)
      if (result.is === 'accepted') {
        await store.remove(row.seq)
        sent += 1
        continue
      }
      kept += 1
      if (result.is === 'refused') await store.update(row.seq, { refused: result.reason })
      else {
        networkGone = true
        await store.update(row.seq, { tries: row.tries + 1, notBefore: now() + backoff(row.tries + 1, result.retryAfter) })
      }
    }
    return { sent, kept }
  }

  return {
    put,
    flush: (eager = false) => {
      running ??= round(eager).finally(() => {
        running = null
      })
      return running
    },
    pending: () => store.list(),
    discard: (seq) => store.remove(seq),
  }
}
