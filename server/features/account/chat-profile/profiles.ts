// Syncs account names and pictures to the external chat service: its conversations show them, and unknown accounts cannot get messages.
// Syncs on change; a periodic scan covers what was missed or is older than the configuration.
import type { Context } from '../../../core/context.ts'
import type { Tx } from '../../../core/database/transaction.ts'
import type { Queue } from '../../../core/jobs/jobs.ts'
import { repeat } from '../../../core/jobs/repeat.ts'
import { ProfileRefused, type TencentApi } from './rest-api.ts'
import { listDueProfiles, saveProfile } from './store.ts'

interface Job {
  account: string
}
const queue: Queue<Job> = { name: 'chat-profile', order: () => 0 }

/** Milliseconds between two scans of all accounts, and accounts per read. */
const pollInterval = 600_000
const together = 100

interface ChatProfiles {
  /** Syncs the account when the transaction commits. */
  changed(tx: Tx, accountId: string): Promise<void>
  start(): void
  close(): Promise<void>
}

export async function openChatProfiles(
  { db, jobs, log }: Pick<Context, 'db' | 'jobs' | 'log'>,
  appId: number,
  api: TencentApi,
): Promise<ChatProfiles> {
  await jobs.open(queue)
  let closed = false
  const ends: (() => Promise<void>)[] = []

  async function syncOne(id: string): Promise<void> {
    const [due] = await listDueProfiles(db, appId, { id, limit: 1 })
    if (!due) return
    await api.upsertProfile(due)
    await saveProfile(db, due)
  }
  /** Stops at the first failure, except for profiles that the service rejects individually. */
  async function syncAll(): Promise<void> {
    const rejected: string[] = []
    try {
      await syncAllDue(rejected)
    } finally {
      if (rejected.length > 0)
        log.warn({ accounts: rejected.slice(0, 20), all: rejected.length }, 'external chat service rejected names or pictures')
    }
  }
  async function syncAllDue(rejected: string[]): Promise<void> {
    for (let after = ''; ; ) {
      const due = await listDueProfiles(db, appId, { after, limit: together })
      for (const one of due) {
        if (closed) return
        await syncOne(one.id).catch((error: unknown) => {
          if (!(error instanceof ProfileRefused)) throw error
          rejected.push(one.id)
        })
        after = one.id
      }
      if (due.length < together) return
    }
  }

  return {
    changed: (tx, account) => jobs.sendIn(tx, queue, { account }),
    start() {
      ends.push(jobs.work(queue, ({ account }) => syncOne(account)))
      const failure = 'names and pictures were not told to the chat service'
      ends.push(repeat(syncAll, { every: pollInterval, first: 0, log, failure }).stop)
    },
    async close() {
      closed = true
      await Promise.all(ends.map((end) => end()))
    },
  }
}
