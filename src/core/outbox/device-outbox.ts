// The outbox over the device's database, shared by pages and worker. Web Locks keep them from sending the same row at once.
import { Dexie } from 'dexie'
import { saveOwn } from '../packs/space.ts'
import { currentAccount } from '../storage/account.ts'
import { db } from '../storage/db.ts'
import { createListeners } from '../store/store.ts'
import { sendAccountFollow } from './account-follow-sender.ts'
import { sendChat } from './chat-sender.ts'
import { sendComment } from './comment-sender.ts'
import { sendDay } from './day-sender.ts'
import { sendFeedback } from './feedback-sender.ts'
import { sendArrangement } from './follow-order-sender.ts'
import { sendLike } from './like-sender.ts'
import { sendRead } from './notification-sender.ts'
import { createOutbox, type Flushed, type Outbox, type OutboxDraft, type Sender } from './outbox.ts'
import { sendPost } from './post-sender.ts'
import { sendSubscription } from './subscription-sender.ts'

const senders: Record<string, Sender> = {
  subscription: sendSubscription,
  'account-follow': sendAccountFollow,
  feedback: sendFeedback,
  comment: sendComment,
  like: sendLike,
  'notification-read': sendRead,
  'follow-book': sendArrangement,
  post: sendPost,
  chat: sendChat,
  day: sendDay,
}

/** Kinds that belong to the device, whichever account is signed in. */
const deviceKinds = new Set(['subscription', 'day'])

/**
 * One request in a transaction that commits with it. Otherwise the lock lasts until the page handles the result, and a tap that
 * waits for the lock is lost if the page closes meanwhile. Inside a transaction it joins that one.
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
      // Inside a transaction its owner makes room for all of it.
      await (Dexie.currentTransaction ? db.outbox.add(record) : saveOwn(() => db.outbox.add(record)))
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
 * Reads and stores the owner of an account's row in one transaction. Otherwise the row would stay without an owner if the account
 * becomes known in between (src/core/storage/claim.ts), and ownerless rows of these kinds are never sent.
 */
const enqueueOwned = (draft: OutboxDraft): Promise<void> =>
  Dexie.currentTransaction ? outbox.put(draft) : saveOwn(() => db.transaction('rw', db.outbox, db.setting, () => outbox.put(draft)))

const remainingListeners = createListeners<[began: number]>()

export interface DeviceOutbox extends Outbox {
  /**
   * Sends what is due. If something waits, `before` runs first, under the same lock: a page registers Background Sync
   * there, and the worker that it wakes waits for the lock, so that it sends only what the page could not.
   */
  flush(eager?: boolean, before?: () => Promise<void>): Promise<Flushed>
  /** Notifies of each flush of this window that left rows waiting. `began`: real milliseconds. Returns the unsubscribe function. */
  onRemaining(listener: (began: number) => void): () => void
}

export const deviceOutbox: DeviceOutbox = {
  ...outbox,
  put: (draft) => (deviceKinds.has(draft.kind) ? outbox.put(draft) : enqueueOwned(draft)),
  flush: (eager, before) => {
    const round = async (): Promise<Flushed> => {
      const began = Date.now()
      if (before && (await outbox.pending()).some((row) => !row.refused)) await before()
      const flushed = await outbox.flush(eager)
      if (flushed.remaining > 0) remainingListeners.notify(began)
      return flushed
    }
    return navigator.locks ? navigator.locks.request('outbox', round) : round()
  },
  onRemaining: remainingListeners.listen,
}

const subscription: OutboxDraft = { kind: 'subscription', subject: 'subscription', payload: {} }

/** Puts the row that reports this device's follows to the server. Safe inside a transaction of `db.outbox`. */
export const enqueueSubscription = (): Promise<void> => deviceOutbox.put(subscription)

/** Adds the same row without reading existing ones, for a transaction that must be requested at once. */
export const addSubscription = (): Promise<void> => deviceOutbox.add(subscription)
