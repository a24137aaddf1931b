// The outbox over the device's database: the one that pages and the worker share. Web Locks keep them from
// sending the same row at once.
import { db } from './db.ts'
import { createOutbox, type Outbox, type Sender } from './outbox.ts'
import { sendSubscription } from './subscription-sender.ts'

const senders: Record<string, Sender> = { subscription: sendSubscription }

const outbox = createOutbox(
  {
    list: () => db.outbox.orderBy('seq').toArray(),
    add: async (record) => {
      await db.outbox.add(record)
    },
    update: async (seq, patch) => {
      await db.outbox.update(seq, patch)
    },
    remove: (seq) => db.outbox.delete(seq),
  },
  senders,
  Date.now,
  () => crypto.randomUUID(),
)

export const deviceOutbox: Outbox = {
  ...outbox,
  flush: (eager) => (navigator.locks ? navigator.locks.request('outbox', () => outbox.flush(eager)) : outbox.flush(eager)),
}
