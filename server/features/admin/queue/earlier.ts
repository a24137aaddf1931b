// Earlier requests of the same account and kind, or earlier decisions about its things, as context for the next decision.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { QueueEarlier } from '../../../../contract/admin/queue-admin.ts'
import type { WaitingKind } from '../../../../contract/admin/waiting-admin.ts'
import { listFeedbackOf } from '../../feedback/store.ts'
import { listHornsOf } from '../../gift/horn/store.ts'
import { listWithdrawals } from '../../money/withdrawal/store.ts'
import { listDecidedAbout } from '../../report/store.ts'
import { listExchanges } from '../../task/mall/store.ts'
import { listUploadsOf } from '../../video/store.ts'

type Row = Pick<QueueEarlier, 'id' | 'state'> & Partial<QueueEarlier> & { at: string }
type List = (db: NodePgDatabase, account: string, limit: number) => Promise<Row[]>

/** Requested once per account: the log has any earlier result. */
const once: List = async () => []

const lists: Record<WaitingKind, List> = {
  verifications: once,
  applications: once,
  experts: once,
  withdrawals: async (db, account, limit) =>
    (await listWithdrawals(db, account, limit, 0)).rows.map(({ id, coin, state, note, created_at }) => ({
      ...{ id, money: coin, state, reason: note, at: created_at.toISOString() },
    })),
  parcels: async (db, account, limit) =>
    (await listExchanges(db, account, limit, 0)).rows.map(({ id, name, state, note, created_at }) => ({
      ...{ id, name, state, reason: note, at: created_at.toISOString() },
    })),
  feedback: async (db, account, limit) =>
    (await listFeedbackOf(db, account)).slice(0, limit).map(({ id, content, state, answer, created_at }) => ({
      ...{ id, text: content, reason: answer ?? '', at: created_at.toISOString() },
      state: state === 'open' ? ('waiting' as const) : state,
    })),
  horns: async (db, account, limit) =>
    (await listHornsOf(db, account, { limit, offset: 0 })).rows.map(({ id, text, state, reason, created_at }) => ({
      ...{ id, text, state, reason, at: created_at.toISOString() },
    })),
  reports: async (db, account, limit) =>
    (await listDecidedAbout(db, account, limit)).map(({ id, shown, decision, at }) => ({
      ...{ id, text: shown, state: decision, at: at.toISOString() },
    })),
  videos: async (db, account, limit) =>
    (await listUploadsOf(db, account, limit)).map(({ id, title, state, reason, published_at }) => ({
      ...{ id, name: title, state, reason, at: new Date(published_at).toISOString() },
    })),
}

/** Rows per response. */
const most = 10

/** Newest first, without the item itself. */
export async function listEarlier(
  db: NodePgDatabase,
  { kind, id, account_id }: { kind: WaitingKind; id: string; account_id: string },
): Promise<QueueEarlier[]> {
  const rows = await lists[kind](db, account_id, most + 1)
  return rows
    .filter((row) => row.id !== id)
    .slice(0, most)
    .map((row) => ({ text: '', name: null, money: null, reason: '', ...row }))
}
