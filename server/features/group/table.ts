// Groups. Who is in one is a member of its conversation.
import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

export const chatGroup = pgTable(
  'chat_group',
  {
    id: text('id').primaryKey(),
    owner_id: text('owner_id').notNull(),
    name: text('name').notNull(),
    avatar: text('avatar').notNull().default(''),
    notice: text('notice').notNull().default(''),
    open: boolean('open').notNull().default(true),
    /** In its owner's room. */
    shown: boolean('shown').notNull().default(false),
    /** People in it. */
    members: integer('members').notNull().default(0),
    created_at: moment('created_at').notNull(),
    ended_at: moment('ended_at'),
  },
  (table) => [index('chat_group_of').on(table.owner_id), index('chat_group_large').on(table.members)],
)
