// Conversations, their members and messages in the database.
import { and, asc, count, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Tx } from '../../core/database/transaction.ts'
import { chatConversation, chatMember, chatMessage } from './table.ts'

export type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>
export type ConversationRow = typeof chatConversation.$inferSelect
export type MemberRow = typeof chatMember.$inferSelect
export type MessageRow = typeof chatMessage.$inferSelect

export const pairName = (other: string): string => `C2C${other}`
export const groupName = (groupId: string): string => `GROUP${groupId}`
/** Id of a conversation of two accounts, independent of their order. */
export const pairId = (one: string, other: string): string => (one < other ? `${one}:${other}` : `${other}:${one}`)

export async function findMember(db: Db, accountId: string, name: string): Promise<MemberRow | undefined> {
  const [row] = await db
    .select()
    .from(chatMember)
    .where(and(eq(chatMember.account_id, accountId), eq(chatMember.name, name)))
  return row
}
/** Returns members in a stable order, so that pages neither overlap nor miss anyone. */
export const listMembers = (db: Db, conversationId: string): Promise<MemberRow[]> =>
  db.select().from(chatMember).where(eq(chatMember.conversation_id, conversationId)).orderBy(asc(chatMember.account_id))

export async function findConversation(db: Db, id: string): Promise<ConversationRow | undefined> {
  const [row] = await db.select().from(chatConversation).where(eq(chatConversation.id, id))
  return row
}
/** Locks a conversation until the transaction ends, so that its messages are numbered consecutively. */
export async function lockConversation(tx: Tx, id: string): Promise<ConversationRow | undefined> {
  const [row] = await tx.select().from(chatConversation).where(eq(chatConversation.id, id)).for('update')
  return row
}
export async function insertConversation(db: Db, id: string, at: Date): Promise<void> {
  await db.insert(chatConversation).values({ id, last_at: at }).onConflictDoNothing()
}
export async function insertMembers(db: Db, rows: readonly (typeof chatMember.$inferInsert)[]): Promise<string[]> {
  if (rows.length === 0) return []
  const added = await db
    .insert(chatMember)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: chatMember.account_id })
  return added.map(({ id }) => id)
}
export async function updateMember(db: Db, row: Pick<MemberRow, 'conversation_id' | 'account_id'>, set: Partial<MemberRow>): Promise<void> {
  await db
    .update(chatMember)
    .set(set)
    .where(and(eq(chatMember.conversation_id, row.conversation_id), eq(chatMember.account_id, row.account_id)))
}
export async function listEveryone(db: Db, conversationId: string): Promise<void> {
  await db.update(chatMember).set({ listed: true }).where(eq(chatMember.conversation_id, conversationId))
}
export async function deleteMember(db: Db, conversationId: string, accountId: string): Promise<boolean> {
  const gone = await db
    .delete(chatMember)
    .where(and(eq(chatMember.conversation_id, conversationId), eq(chatMember.account_id, accountId)))
    .returning({ id: chatMember.account_id })
  return gone.length === 1
}
export async function deleteConversation(db: Db, id: string): Promise<void> {
  await db.delete(chatConversation).where(eq(chatConversation.id, id))
}

export async function findMessageByKey(db: Db, from: string, key: string): Promise<MessageRow | undefined> {
  const [row] = await db
    .select()
    .from(chatMessage)
    .where(and(eq(chatMessage.from_id, from), eq(chatMessage.key, key)))
  return row
}
export async function insertMessage(tx: Tx, row: MessageRow): Promise<void> {
  await tx.insert(chatMessage).values(row)
  await tx.update(chatConversation).set({ last_seq: row.seq, last_at: row.time }).where(eq(chatConversation.id, row.conversation_id))
}
/** Counts messages of `from` since a time, up to 100. */
export async function countFrom(db: Db, conversationId: string, from: string, since: Date = new Date(0)): Promise<number> {
  const rows = await db
    .select({ seq: chatMessage.seq })
    .from(chatMessage)
    .where(and(eq(chatMessage.conversation_id, conversationId), eq(chatMessage.from_id, from), gt(chatMessage.time, since)))
    .limit(100)
  return rows.length
}
/** Returns messages, oldest first: the last ones before a number or the first ones after one. */
export async function listMessages(
  db: Db,
  conversationId: string,
  { before, after, limit }: { before?: number; after: number; limit: number },
  forward: boolean,
): Promise<MessageRow[]> {
  const rows = await db
    .select()
    .from(chatMessage)
    .where(
      and(
        eq(chatMessage.conversation_id, conversationId),
        gt(chatMessage.seq, after),
        before === undefined ? undefined : lt(chatMessage.seq, before),
      ),
    )
    .orderBy(forward ? asc(chatMessage.seq) : desc(chatMessage.seq))
    .limit(limit)
  return forward ? rows : rows.reverse()
}

/** Returns the read position visible to the other of two: nothing for a stranger who is pending or was refused. */
export const visibleReadSeq = ({ read_seq, stranger }: Pick<MemberRow, 'read_seq' | 'stranger'>): number =>
  stranger === 'asks' || stranger === 'refused' ? 0 : read_seq

/** Counts the account's own messages after its read position, by conversation: sent without reading, or automatic replies. */
export async function countOwnUnread(db: Db, accountId: string, conversationIds: readonly string[]): Promise<Map<string, number>> {
  if (conversationIds.length === 0) return new Map()
  const rows = await db
    .select({ id: chatMessage.conversation_id, own: count() })
    .from(chatMessage)
    .innerJoin(chatMember, and(eq(chatMember.conversation_id, chatMessage.conversation_id), eq(chatMember.account_id, accountId)))
    .where(
      and(
        inArray(chatMessage.conversation_id, [...conversationIds]),
        eq(chatMessage.from_id, accountId),
        gt(chatMessage.seq, sql`greatest(${chatMember.read_seq}, ${chatMember.hidden_seq})`),
      ),
    )
    .groupBy(chatMessage.conversation_id)
  return new Map(rows.map(({ id, own }) => [id, own]))
}

export interface Listed {
  member: MemberRow
  conversation: ConversationRow
  last: MessageRow | null
  /** Read position of the other of two, as far as it is visible. */
  peer_read: number
  /** Messages after the account's read position, without its own. */
  unread: number
}
/** Hides the read positions of members who have blocked the account. */
const notBlockedBy = (accountId: string) =>
  sql`not exists (select from account_block block where block.account_id = ${chatMember.account_id} and block.blocked_id = ${accountId})`

/** Returns an account's conversations, most recent first: one by name, or all listed ones. */
export async function listConversations(
  db: Db,
  accountId: string,
  { name, limit, offset = 0 }: { name?: string; limit: number; offset?: number },
): Promise<Listed[]> {
  const rows = await db
    .select({ member: chatMember, conversation: chatConversation, last: chatMessage })
    .from(chatMember)
    .innerJoin(chatConversation, eq(chatConversation.id, chatMember.conversation_id))
    .leftJoin(
      chatMessage,
      and(
        eq(chatMessage.conversation_id, chatConversation.id),
        eq(chatMessage.seq, chatConversation.last_seq),
        gt(chatMessage.seq, chatMember.hidden_seq),
      ),
    )
    .where(and(eq(chatMember.account_id, accountId), name === undefined ? eq(chatMember.listed, true) : eq(chatMember.name, name)))
    .orderBy(desc(chatConversation.last_at), asc(chatConversation.id))
    .limit(limit)
    .offset(offset)
  const pairs = rows.filter(({ member }) => member.name.startsWith('C2C')).map(({ conversation }) => conversation.id)
  const others =
    pairs.length === 0
      ? []
      : await db
          .select({ id: chatMember.conversation_id, read_seq: chatMember.read_seq, stranger: chatMember.stranger })
          .from(chatMember)
          .where(and(inArray(chatMember.conversation_id, pairs), sql`${chatMember.account_id} <> ${accountId}`, notBlockedBy(accountId)))
  const read = new Map(others.map((other) => [other.id, visibleReadSeq(other)]))
  const afterRead = ({ member, conversation }: Pick<Listed, 'member' | 'conversation'>): number =>
    conversation.last_seq - Math.max(member.read_seq, member.hidden_seq)
  const unread = rows.filter((row) => afterRead(row) > 0).map(({ conversation }) => conversation.id)
  const own = await countOwnUnread(db, accountId, unread)
  return rows.map((row) => {
    const { conversation } = row
    const after = afterRead(row)
    return { ...row, peer_read: read.get(conversation.id) ?? 0, unread: Math.max(0, after - (own.get(conversation.id) ?? 0)) }
  })
}
