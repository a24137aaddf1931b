// Rows of a person that the export contains unchanged, one line per table. Anything that has to be decrypted or reformatted is in
// member-data.ts.
import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '../core/database/transaction.ts'
import type { Keys } from '../core/keys.ts'
import { session } from '../features/account/table.ts'
import { device } from '../features/alert/table.ts'
import { chatGroup, chatGroupLeft } from '../features/chat/group/table.ts'
import { chatMember, chatMessage, roomMessage } from '../features/chat/table.ts'
import { openApplication } from '../features/expert/application.ts'
import { channelProvider, expert, expertApplication } from '../features/expert/table.ts'
import { feedback } from '../features/feedback/table.ts'
import { envelope, envelopeShare } from '../features/gift/envelope/table.ts'
import { advertUse, statusTerm } from '../features/gift/guard/table.ts'
import { horn } from '../features/gift/horn/table.ts'
import { fan, roomGiver } from '../features/gift/rank/table.ts'
import { giftBag, giftGiven, incomeShare } from '../features/gift/table.ts'
import { listBills } from '../features/money/bill/store.ts'
import { rechargeOrder } from '../features/money/recharge/table.ts'
import { spendDay, spendLimit, wealth } from '../features/money/wallet/table.ts'
import { openPayout } from '../features/money/withdrawal/payout.ts'
import { payoutAccount, withdrawal } from '../features/money/withdrawal/table.ts'
import { notificationChoice } from '../features/notification/table.ts'
import { silence } from '../features/report/table.ts'
import { danmakuLike } from '../features/room/danmaku/table.ts'
import { roomAct, roomRestriction } from '../features/room/standing/table.ts'
import { broadcastWatch, roomShare } from '../features/room/table.ts'
import { exchange } from '../features/task/mall/table.ts'
import { noteOf, parcelOf } from '../features/task/mall/take.ts'
import { checkIn, taskMember, taskProgress, taskSubject } from '../features/task/table.ts'
import { videoView } from '../features/video/table.ts'

/** Its name in the file, the column with the owner's account, and the columns withheld from the export. */
type Table = readonly [name: string, whose: PgColumn, ...without: string[]]

const tables: readonly Table[] = [
  ['sessions', session.account_id, 'hash', 'family_id'],
  ['devices', device.account_id, 'p256dh', 'auth', 'calendar'],
  ['feedback', feedback.account_id, 'answered_by'],
  ['room_lines', roomMessage.account_id, 'seq', 'key', 'removed_by'],
  ['conversations', chatMember.account_id],
  ['messages', chatMessage.from_id, 'key'],
  ['groups', chatGroup.owner_id],
  ['left_groups', chatGroupLeft.account_id],
  ['liked_danmaku', danmakuLike.account_id],
  ['expert', expert.account_id],
  ['channel_provider', channelProvider.account_id],
  ['gift_bag', giftBag.account_id],
  ['gifts_given', giftGiven.from_id],
  ['gifts_received', giftGiven.to_id],
  ['income_share', incomeShare.account_id],
  ['envelopes', envelope.account_id],
  ['envelope_shares', envelopeShare.account_id],
  ['guards_and_nobles', statusTerm.account_id],
  ['adverts_used', advertUse.account_id],
  ['horns', horn.account_id, 'decided_by'],
  ['notification_choice', notificationChoice.account_id],
  ['fan_of', fan.account_id],
  ['given_by_day', roomGiver.account_id],
  ['recharges', rechargeOrder.account_id, 'ask_at', 'asked'],
  ['silenced', silence.account_id, 'by'],
  ['room_restrictions', roomRestriction.account_id, 'by'],
  ['room_acts', roomAct.account_id, 'by', 'before', 'undone_by'],
  ['watched_broadcasts', broadcastWatch.account_id],
  ['shared_rooms', roomShare.account_id],
  ['tasks', taskMember.account_id],
  ['task_progress', taskProgress.account_id],
  ['task_subjects', taskSubject.account_id],
  ['check_ins', checkIn.account_id],
  ['viewed_videos', videoView.viewer],
  ['wealth', wealth.account_id],
  ['spend_guard', spendLimit.account_id],
  ['spend_days', spendDay.account_id],
]

const rowsOf = async (db: NodePgDatabase, [, whose, ...without]: Table, accountId: string): Promise<Record<string, unknown>[]> => {
  const rows = await db.select().from(whose.table).where(eq(whose, accountId))
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => name !== whose.name && !without.includes(name))))
}

/** Columns that are stored encrypted. */
async function openedOf(db: NodePgDatabase, keys: Keys, id: string): Promise<Record<string, unknown>> {
  const applied = await db.select().from(expertApplication).where(eq(expertApplication.account_id, id))
  const bound = await db.select().from(payoutAccount).where(eq(payoutAccount.account_id, id))
  const withdrawn = await db.select().from(withdrawal).where(eq(withdrawal.account_id, id))
  const exchanged = await db.select().from(exchange).where(eq(exchange.account_id, id))
  return {
    expert_applied_as: applied.map((row) => openApplication(keys, row))[0] ?? null,
    payout_accounts: bound.map(({ kind, sealed, changed_at }) => ({ ...openPayout(keys, id, kind, sealed), changed_at })),
    withdrawals: withdrawn.map(({ account_id: _id, sealed, approved_by: _by, ...row }) => ({
      ...row,
      to: openPayout(keys, id, row.kind, sealed),
    })),
    exchanges: exchanged.map((row) => {
      const { account_id: _id, sealed: _sealed, ...rest } = row
      return { ...rest, note: noteOf(keys, row), to: parcelOf(keys, row) }
    }),
  }
}

/** Reads one table after the other, so that an export does not delay other requests. */
export async function exportRows(
  { db, pool, keys }: { db: NodePgDatabase; pool: Queryable; keys: Keys },
  accountId: string,
): Promise<Record<string, unknown>> {
  const file: Record<string, unknown> = {}
  for (const table of tables) file[table[0]] = await rowsOf(db, table, accountId)
  const bills = await listBills(pool, { account: accountId }, Number.MAX_SAFE_INTEGER, 0)
  return { ...file, ...(await openedOf(db, keys, accountId)), bills }
}
