// Kinds of pending work, one row per kind: how much there is, and the oldest items.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { QueueItem } from '../../../contract/admin/queue-admin.ts'
import type { WaitingKind } from '../../../contract/admin/waiting-admin.ts'
import { countVerifications, listVerifications } from '../account/member/store.ts'
import { countApplications as countExperts, listApplications as listExperts } from '../expert/store.ts'
import { countFeedback, listOldestFeedback } from '../feedback/store.ts'
import { countHorns, listHorns } from '../gift/horn/store.ts'
import { countWithdrawals, listByState } from '../money/withdrawal/store.ts'
import { countReports, listOldestReported } from '../report/store.ts'
import { countApplications, listApplications } from '../room/application/store.ts'
import { countParcels, listParcels } from '../task/mall/store.ts'
import { countWaitingVideos, listWaitingVideos } from '../video/store.ts'

type ItemTexts = Partial<Pick<QueueItem, 'text' | 'name' | 'money' | 'why'>>
interface Asked extends Pick<QueueItem, 'id' | 'account_id'>, ItemTexts {
  since: Date
  /** The kind of the reported thing, if the kind of work does not imply it. */
  of?: string
}
export type Waiting = Asked & Pick<QueueItem, 'kind' | 'key'>
interface Kind {
  count(db: NodePgDatabase): Promise<number>
  /** Longest waiting first. */
  list(db: NodePgDatabase, limit: number): Promise<Asked[]>
}

/** A tenth of a diamond is worth one fen: what a withdrawal takes is what is paid out. */
const unpaid = ['waiting', 'approved'] as const
/** Items that exist once per account, such as requests for approval. */
const asked = ({ account_id, sent_at }: { account_id: string; sent_at: Date }): Asked => ({ id: account_id, account_id, since: sent_at })

export const waitingKind: Record<WaitingKind, Kind> = {
  verifications: {
    count: (db) => countVerifications(db, 'waiting'),
    list: async (db, limit) => (await listVerifications(db, 'waiting', limit, 0)).map(asked),
  },
  applications: {
    count: (db) => countApplications(db, 'waiting'),
    list: async (db, limit) => (await listApplications(db, 'waiting', limit, 0)).map((row) => ({ ...asked(row), text: row.experience })),
  },
  experts: {
    count: (db) => countExperts(db, 'waiting'),
    list: async (db, limit) => (await listExperts(db, 'waiting', limit, 0)).map((row) => ({ ...asked(row), text: row.experience })),
  },
  withdrawals: {
    count: (db) => countWithdrawals(db, unpaid),
    list: async (db, limit) =>
      (await listByState(db, unpaid, limit, 0)).map(({ id, account_id, coin, state, created_at }) => ({
        ...{ id, account_id, money: coin, why: state, since: created_at },
      })),
  },
  parcels: {
    count: (db) => countParcels(db, 'waiting'),
    list: async (db, limit) =>
      (await listParcels(db, 'waiting', limit, 0)).map(({ id, account_id, name, created_at }) => ({
        ...{ id, account_id, name, since: created_at },
      })),
  },
  feedback: {
    count: (db) => countFeedback(db, 'open'),
    list: async (db, limit) =>
      (await listOldestFeedback(db, limit)).map(({ id, account_id, content, kind, created_at }) => ({
        ...{ id, account_id, text: content, why: kind, since: created_at },
      })),
  },
  horns: {
    count: (db) => countHorns(db, 'waiting'),
    list: async (db, limit) =>
      (await listHorns(db, 'waiting', { limit, offset: 0 })).rows.map(({ id, account_id, text, created_at }) => ({
        ...{ id, account_id, text, since: created_at },
      })),
  },
  reports: {
    count: (db) => countReports(db, 'waiting'),
    list: async (db, limit) =>
      (await listOldestReported(db, limit)).map(({ kind, id, person, shown, reason, since }) => ({
        ...{ of: kind, id, account_id: person, text: shown, why: reason, since },
      })),
  },
  videos: {
    count: countWaitingVideos,
    list: async (db, limit) =>
      (await listWaitingVideos(db, limit)).map(({ id, uid, title, published_at }) => ({
        ...{ id, account_id: uid, name: title, since: new Date(published_at) },
      })),
  },
}

/** Pending items of a kind, longest waiting first, each with the key of its decisions (decision/subject-key.ts). */
export const listWaiting = async (db: NodePgDatabase, kind: WaitingKind, limit: number): Promise<Waiting[]> =>
  (await waitingKind[kind].list(db, limit)).map((row) => ({ ...row, kind, key: [kind, row.of, row.id].filter(Boolean).join(' ') }))
