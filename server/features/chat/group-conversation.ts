// A group's conversation, as an API for the group feature.
import {
  type Db,
  deleteConversation,
  deleteMember,
  findConversation,
  groupName,
  insertConversation,
  insertMembers,
  listMembers,
} from './conversation-store.ts'

export const groupConversation = {
  open: (db: Db, groupId: string, at: Date): Promise<void> => insertConversation(db, groupName(groupId), at),
  /** Adds members, who cannot read earlier messages. */
  async add(db: Db, groupId: string, accounts: readonly string[], at: Date): Promise<string[]> {
    const name = groupName(groupId)
    const { last_seq = 0 } = (await findConversation(db, name)) ?? {}
    const row = { conversation_id: name, name, joined_at: at, hidden_seq: last_seq, read_seq: last_seq }
    return insertMembers(
      db,
      accounts.map((account_id) => ({ ...row, account_id })),
    )
  },
  remove: (db: Db, groupId: string, accountId: string): Promise<boolean> => deleteMember(db, groupName(groupId), accountId),
  members: async (db: Pick<Db, 'select'>, groupId: string): Promise<string[]> =>
    (await listMembers(db as Db, groupName(groupId))).map(({ account_id }) => account_id),
  end: (db: Db, groupId: string): Promise<void> => deleteConversation(db, groupName(groupId)),
}
