// Groups. The members are those of the group's conversation.
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../../core/database/timestamptz.ts'

export const chatGroup = pgTable(
  'chat_group',
  {
    id: text('id').primaryKey(),
    owner_id: text('owner_id').notNull(),
    name: text('name').notNull(),
    avatar: text('avatar').notNull().default(''),
    notice: text('notice').notNull().default(''),
    open: boolean('open').notNull().default(true),
    /** Shown in its owner's room. */
    shown: boolean('shown').notNull().default(false),
    /** Number of members. */
    members: integer('members').notNull().default(0),
    created_at: timestamptz('created_at').notNull(),
    ended_at: timestamptz('ended_at'),
  },
  (table) => [index('chat_group_of').on(table.owner_id), index('chat_group_large').on(table.members)],
)

/** Members who left a group themselves: its owner cannot add them again. */
export const chatGroupLeft = pgTable(
  'chat_group_left',
  {
    group_id: text('group_id')
      .notNull()
      .references(() => chatGroup.id, { onDelete: 'cascade' }),
    account_id: text('account_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.group_id, table.account_id] }), index('chat_group_left_of').on(table.account_id)],
)
