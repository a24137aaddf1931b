// The outbox over the device's database: the one that pages and the worker share. Web Locks keep them from
// sending the same row at once.
import { Dexie } from 'dexie'
import { keepOwn } from '../packs/space.ts'
import { currentAccount } from '../storage/account.ts'
import { db } from '../storage/db.ts'
import { createListeners } from '../store.ts'
import { sendAccountFollow } from './account-follow-sender.ts'
import { sendChat } from './chat-sender.ts'
import { sendComment } from './comment-sender.ts'
import { sendDay } from './day-sender.ts'
import { sendFeedback } from './feedback-sender.ts'
import { sendArrangement } from './follow-book-sender.ts'
import { sendRead } from './notification-sender.ts'
import { createOutbox, type Flushed, type Outbox, type OutboxDraft, type Sender } from './outbox.ts'
import { sendPost } from './post-sender.ts'
import { sendSubscription } from './subscription-sender.ts'

const senders: Record<string, Sender> = {
  subscription: sendSubscription,
  'account-follow': sendAccountFollow,
  feedback: sendFeedback,
  comment: sendComment,
  'notification-read': sendRead,
  'follow-book': sendArrangement,
  post: sendPost,
  chat: sendChat,
  day: sendDay,
}

/** Kinds that speak for the device, whoever is logged in. */
const deviceKinds = new Set(['subscription', 'day'])

/**
 * One request in a transaction that is committed with it. Otherwise its lock lasts until the page has heard of the answer, and a
 * tap that waits for it is lost when the page ends meanwhile. Inside a transaction it is a part of that one.
 */
const askAtOnce = <T>(mode: 'r' | 'rw', ask: () => Promise<T>): Promise<T> =>
  Dexie.currentTransaction
    ? ask()
    : db.transaction(mode, db.outbox, ({ idbtrans }) => {
        const asked = ask()
        idbtrans.commit?.()
        return asked
      })

const outbox = createOutbox(
  {
    list: () => askAtOnce('r', () => db.outbox.orderBy('seq').toArray()),
    add: async (record) => {
      // Inside a transaction, whoever began it makes room for all of it.
      await (Dexie.currentTransaction ? db.outbox.add(record) : keepOwn(() => db.outbox.add(record)))
    },
    update: async (seq, patch) => {
      await db.outbox.update(seq, patch)
    },
    remove: (seq) => askAtOnce('rw', () => db.outbox.delete(seq)),
  },
  senders,
  Date.now,
  () => crypto.randomUUID(),
  (kind) => (deviceKinds.has(kind) ? '' : currentAccount()),
)

/**
 * An account's row: whose it is is read and written down in one transaction. Otherwise it would stay nobody's where the account becomes
 * known in between (src/core/storage/claim.ts), and nobody's rows of these kinds are never sent.
 */
const putOwned = (draft: OutboxDraft): Promise<void> =>
  Dexie.currentTransaction ? outbox.put(draft) : keepOwn(() => db.transaction('rw', db.outbox, db.setting, () => outbox.put(draft)))

const kept = createListeners<[began: number]>()

export interface DeviceOutbox extends Outbox {
  /**
   * Sends what is due. `before` runs first when something waits, under the same lock: a page registers Background
   * Sync there, and the worker that wakes by it waits its turn, so that it sends only what the page did not live to.
   */
  flush(eager?: boolean, before?: () => Promise<void>): Promise<Flushed>
  /** Hears of each round of this window that left rows waiting, whoever asked for it. `began`: real milliseconds. Answers how to stop. */
  onKept(listener: (began: number) => void): () => void
}

export const deviceOutbox: DeviceOutbox = {
  ...outbox,
  put: (draft) => (deviceKinds.has(draft.kind) ? outbox.put(draft) : putOwned(draft)),
  flush: (eager, before) => {
    const round = async (): Promise<Flushed> => {
      const began = Date.now()
      if (before && (await outbox.pending()).some((row) => !row.refused)) await before()
      const flushed = await outbox.flush(eager)
      if (flushed.kept > 0) kept.tell(began)
      return flushed
    }
    return navigator.locks ? navigator.locks.request('outbox', round) : round()
  },
  onKept: kept.listen,
}

const subscription: OutboxDraft = { kind: 'subscription', subject: 'subscription', payload: {} }

/** The row by which the server hears what this device follows now. Safe inside a transaction of `db.outbox`. */
export const putSubscription = (): Promise<void> => deviceOutbox.put(subscription)

/** The same without looking at what is there, for a transaction that is asked for at once. */
export const addSubscription = (): Promise<void> => deviceOutbox.add(subscription)
