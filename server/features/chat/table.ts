// Messages of rooms; conversations, their members and messages.
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ChatMessage, Conversation, MessageType, RoomMessage } from '../../../contract/chat/chat.ts'
import { timestamptz } from '../../core/database/timestamptz.ts'

export const roomMessage = pgTable(
  'room_line',
  {
    /** Order of the messages. */
    seq: bigint('seq', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    id: text('id').notNull().unique(),
    room_id: text('room_id').notNull(),
    /** Null: the platform. */
    account_id: text('account_id'),
    message: jsonb('message').$type<RoomMessage>().notNull(),
    /** The sender's idempotency key, for retries. */
    key: text('key'),
    time: timestamptz('time').notNull(),
    removed_at: timestamptz('removed_at'),
    removed_by: text('removed_by'),
  },
  (table) => [
    index('room_line_of').on(table.room_id, table.seq),
    uniqueIndex('room_line_key').on(table.account_id, table.key),
    index('room_line_time').on(table.time),
  ],
)

export const chatConversation = pgTable('chat_conversation', {
  /** Two account ids joined by a colon, the smaller first; or GROUP and the group's id. */
  id: text('id').primaryKey(),
  last_seq: integer('last_seq').notNull().default(0),
  last_at: timestamptz('last_at').notNull(),
})

export const chatMember = pgTable(
  'chat_member',
  {
    conversation_id: text('conversation_id')
      .notNull()
      .references(() => chatConversation.id, { onDelete: 'cascade' }),
    account_id: text('account_id').notNull(),
    /** The member's name of the conversation: C2C and the peer's id, or GROUP and the group's. */
    name: text('name').notNull(),
    read_seq: integer('read_seq').notNull().default(0),
    /** Messages up to here are hidden: removed by the member, or from before they joined. */
    hidden_seq: integer('hidden_seq').notNull().default(0),
    listed: boolean('listed').notNull().default(true),
    stranger: text('stranger').$type<Conversation['stranger'] | 'refused'>().notNull().default('none'),
    joined_at: timestamptz('joined_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversation_id, table.account_id] }),
    uniqueIndex('chat_member_name').on(table.account_id, table.name),
  ],
)

export const chatMessage = pgTable(
  'chat_message',
  {
    conversation_id: text('conversation_id')
      .notNull()
      .references(() => chatConversation.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    id: text('id').notNull().unique(),
    from_id: text('from_id').notNull(),
    type: text('type').$type<MessageType>().notNull(),
    text: text('text').notNull().default(''),
    url: text('url').notNull().default(''),
    file: jsonb('file').$type<ChatMessage['file']>(),
    custom: jsonb('custom').$type<ChatMessage['custom']>(),
    key: text('key').notNull(),
    time: timestamptz('time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.conversation_id, table.seq] }), uniqueIndex('chat_message_key').on(table.from_id, table.key)],
)
