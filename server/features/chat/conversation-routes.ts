// Routes of conversations: the list, messages, sending, read state, strangers.
import type { FastifyInstance } from 'fastify'
import type { Conversation } from '../../../contract/chat/chat.ts'
import { chatLimits } from '../../../contract/limits/chat-limits.ts'
import { fail } from '../../core/http/fail.ts'
import { route } from '../../core/http/route.ts'
import { findAccount, findFaces, isBlocked } from '../account/store.ts'
import {
  countOwnUnread,
  findConversation,
  findMember,
  listConversations,
  listMembers,
  listMessages,
  type MemberRow,
  pairId,
  pairName,
  updateMember,
  visibleReadSeq,
} from './conversation-store.ts'
import { faceOf, presentConversations, presentMessage } from './present.ts'
import { type SendDeps, sendMessage } from './send.ts'

export function registerConversations(app: FastifyInstance, deps: SendDeps): void {
  const { db, hub } = deps

  /** Presents a conversation without messages. */
  async function emptyPair(accountId: string, name: string): Promise<Conversation> {
    const peer = name.startsWith('C2C') && name !== pairName(accountId) ? await findAccount(db, name.slice('C2C'.length)) : undefined
    if (!peer || peer.closed_at || peer.blocked_at) throw fail('not-found')
    return {
      conversationID: name,
      type: 'C2C',
      userProfile: { userID: peer.id, nick: peer.nickname, avatar: peer.avatar },
      lastMessage: null,
      unreadCount: 0,
      last_seq: 0,
      read_seq: 0,
      peer_read_seq: 0,
      stranger: 'none',
    }
  }
  const peerReadOf = async (mine: MemberRow): Promise<number> => {
    if (!mine.name.startsWith('C2C')) return 0
    const members = await listMembers(db, mine.conversation_id)
    const peer = members.find(({ account_id }) => account_id !== mine.account_id)
    return peer && !(await isBlocked(db, peer.account_id, mine.account_id)) ? visibleReadSeq(peer) : 0
  }
  const publishState = (accountId: string, conversationID: string): void =>
    hub.publish(`account:${accountId}`, 'conversation_state', { conversationID })

  route(app, 'GET api/Chat/conversations', async ({ account, query }) => {
    const limit = chatLimits.conversations
    const offset = (Math.max(1, Number(query.page ?? 1)) - 1) * limit
    const list = await presentConversations(db, await listConversations(db, account.id, { limit, offset }))
    return { list, unread: list.reduce((sum, { unreadCount }) => sum + unreadCount, 0) }
  })

  route(app, 'GET api/Chat/conversation', async ({ account, query }) => {
    const accountId = account.id
    const listed = await listConversations(db, accountId, { limit: 1, name: query.conversationID })
    const [view] = await presentConversations(db, listed)
    return view ?? emptyPair(accountId, query.conversationID)
  })

  route(app, 'GET api/Chat/messages', async ({ account, query }) => {
    const { conversationID, before, after } = query
    if (before !== undefined && after !== undefined) throw fail('invalid-input')
    const mine = await findMember(db, account.id, conversationID)
    if (!mine) {
      await emptyPair(account.id, conversationID)
      return { list: [], more: false, peer_read_seq: 0 }
    }
    const from = Math.max(mine.hidden_seq, Number(after ?? 0))
    const wanted = { after: from, before: before === undefined ? undefined : Number(before), limit: chatLimits.messagePage + 1 }
    const rows = await listMessages(db, mine.conversation_id, wanted, after !== undefined)
    const page = after === undefined ? rows.slice(-chatLimits.messagePage) : rows.slice(0, chatLimits.messagePage)
    const [faces, peerRead] = await Promise.all([findFaces(db, [...new Set(page.map(({ from_id }) => from_id))]), peerReadOf(mine)])
    const list = page.map((row) =>
      presentMessage(row, mine, faceOf(faces, row.from_id), row.from_id === mine.account_id ? peerRead : mine.read_seq),
    )
    return { list, more: rows.length > page.length, peer_read_seq: peerRead }
  })

  route(app, 'POST api/Chat/send', ({ account, body }) => sendMessage(deps, account.id, body))

  route(app, 'POST api/Chat/read', async ({ account, body }) => {
    const accountId = account.id
    const mine = await findMember(db, accountId, body.conversationID)
    const conversation = mine && (await findConversation(db, mine.conversation_id))
    if (!mine || !conversation) throw fail('not-found')
    const read = Math.max(mine.read_seq, Math.min(body.seq, conversation.last_seq))
    if (read > mine.read_seq) {
      await updateMember(db, mine, { read_seq: read })
      hub.publish(`account:${accountId}`, 'private_read', { conversationID: mine.name, by: accountId, seq: read })
      const peer = mine.name.startsWith('C2C') && visibleReadSeq({ ...mine, read_seq: read }) > 0 ? mine.name.slice('C2C'.length) : null
      // A blocked account gets no read receipt.
      if (peer && !(await isBlocked(db, accountId, peer)))
        hub.publish(`account:${peer}`, 'private_read', { conversationID: pairName(accountId), by: accountId, seq: read })
    }
    const own = (await countOwnUnread(db, accountId, [mine.conversation_id])).get(mine.conversation_id) ?? 0
    return { read_seq: read, unread: Math.max(0, conversation.last_seq - Math.max(read, mine.hidden_seq) - own) }
  })

  route(app, 'POST api/Chat/answerStranger', async ({ account, body }) => {
    const accountId = account.id
    const mine = await findMember(db, accountId, body.conversationID)
    if (mine?.stranger !== 'asks' && mine?.stranger !== 'refused') throw fail('not-found')
    const peer = mine.name.slice('C2C'.length)
    const theirs = { conversation_id: pairId(accountId, peer), account_id: peer }
    await updateMember(db, mine, body.accept ? { stranger: 'none' } : { stranger: 'refused', listed: false })
    if (body.accept) {
      await updateMember(db, theirs, { stranger: 'none' })
      publishState(peer, pairName(accountId))
    }
    publishState(accountId, mine.name)
    return {}
  })

  route(app, 'POST api/Chat/removeConversation', async ({ account, body }) => {
    const accountId = account.id
    const mine = await findMember(db, accountId, body.conversationID)
    const conversation = mine && (await findConversation(db, mine.conversation_id))
    if (!mine || !conversation) throw fail('not-found')
    await updateMember(db, mine, { listed: false, hidden_seq: conversation.last_seq, read_seq: conversation.last_seq })
    publishState(accountId, mine.name)
    return {}
  })
}
