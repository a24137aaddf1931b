// The device's copy of conversations, and messages written offline. Only ever imported dynamically, with Dexie.
import { contractVersion } from '../../../contract/wire/version.ts'
import { ownTimeOf, serverTimeOf } from '../clock/server-time.ts'
import type { ChatWrite } from '../outbox/chat-sender.ts'
import { db } from '../storage/db.ts'
import { isOurs } from '../storage/is-ours.ts'
import { outboxRowOf } from '../storage/outbox-row.ts'
import type { ChatStore } from './own-chat.ts'

/** Maximum cached messages per conversation. */
const maxMessages = 500

export const dexieChatStore: ChatStore = {
  async upsertMessages(owner, messages) {
    await db.chatMessage.bulkPut(
      messages.map((message) => ({ owner, conversationID: message.conversationID, seq: message.seq, message, contract: contractVersion })),
    )
    for (const conversationID of new Set(messages.map((message) => message.conversationID))) {
      const stored = db.chatMessage
        .where('[owner+conversationID+seq]')
        .between([owner, conversationID, 0], [owner, conversationID, Infinity])
      const over = (await stored.count()) - maxMessages
      if (over > 0) await db.chatMessage.bulkDelete(await stored.limit(over).primaryKeys())
    }
  },
  async listMessages(owner, conversationID, before, limit) {
    const rows = await db.chatMessage
      .where('[owner+conversationID+seq]')
      .between([owner, conversationID, 0], [owner, conversationID, before], true, false)
      .reverse()
      .filter(isOurs)
      .limit(limit)
      .toArray()
    return rows.map(({ message }) => message).reverse()
  },
  async deleteBefore(owner, conversationID, end) {
    await db.chatMessage
      .where('[owner+conversationID+seq]')
      .between([owner, conversationID, 0], [owner, conversationID, end], true, false)
      .delete()
  },
  async upsertConversations(owner, list) {
    await db.transaction('rw', db.chatConversation, async () => {
      await db.chatConversation.where('owner').equals(owner).delete()
      await db.chatConversation.bulkPut(
        list.map((conversation, place) => ({
          owner,
          id: conversation.conversationID,
          place,
          conversation,
          contract: contractVersion,
        })),
      )
    })
  },
  async listConversations(owner) {
    const rows = await db.chatConversation.where('owner').equals(owner).sortBy('place')
    return rows.filter(isOurs).map(({ conversation }) => conversation)
  },
  async upsertUnsent({ at, ...record }) {
    const row = outboxRowOf(record, ownTimeOf(at))
    const changed = await db.outbox.where('key').equals(record.key).modify({ payload: row.payload, refused: row.refused, notBefore: 0 })
    if (changed === 0) await db.outbox.add(row)
  },
  async listUnsent(owner) {
    const rows = await db.outbox.where('kind').equals('chat').sortBy('seq')
    return rows
      .filter((row) => row.owner === owner)
      .map(({ key, payload, createdAt, refused }) => ({
        ...{ key, owner, ...(payload as ChatWrite) },
        ...{ at: serverTimeOf(createdAt), failure: refused ?? '' },
      }))
  },
  deleteUnsent: async (key) => void (await db.outbox.where('key').equals(key).delete()),
}
