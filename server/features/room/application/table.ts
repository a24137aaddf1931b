// Streamers' applications. Name, number and contacts are encrypted with a key outside the database.
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import type { IdKind } from '../../../../contract/account/member.ts'
import type { ApplicationState } from '../../../../contract/room/application.ts'
import { timestamptz } from '../../../core/database/timestamptz.ts'

export const anchorApplication = pgTable(
  'anchor_application',
  {
    account_id: text('account_id').primaryKey(),
    state: text('state').$type<Exclude<ApplicationState, 'none'>>().notNull(),
    kind: text('kind').$type<IdKind>().notNull(),
    real_name: text('real_name').notNull(),
    id_number: text('id_number').notNull(),
    /** Equal for equal ID numbers and reveals nothing else: one person is one streamer. */
    id_mark: text('id_mark').notNull(),
    qq: text('qq').notNull(),
    wechat: text('wechat').notNull(),
    phone: text('phone').notNull(),
    /** An account; empty: none. */
    inviter: text('inviter').notNull(),
    experience: text('experience').notNull(),
    reason: text('reason').notNull().default(''),
    settled_by: text('settled_by'),
    sent_at: timestamptz('sent_at').notNull(),
    settled_at: timestamptz('settled_at'),
  },
  (table) => [index('anchor_application_mark').on(table.id_mark), index('anchor_application_by_state').on(table.state, table.sent_at)],
)
