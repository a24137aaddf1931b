// Sends a message to an account or a group: once per key, numbered in its conversation, published to all members.
import { randomBytes } from 'node:crypto'
import type { ChatMessage, SendBody } from '../../../contract/chat/chat.ts'
import { chatLimits } from '../../../contract/limits/chat-limits.ts'
import type { MessageLimit } from '../../../rules/room/message-limit.ts'
import { lineFault, lineForm, messageFault, messageForm } from '../../../rules/text/line-text.ts'
import type { Context } from '../../core/context.ts'
import { inTransaction, type Tx } from '../../core/database/transaction.ts'
import { fail } from '../../core/http/fail.ts'
import { type AccountRow, findAccount, findFaces, isBlocked } from '../account/store.ts'
import { silencedUntil } from '../report/store.ts'
import { roomOfAccount } from '../room/store.ts'
import { claimUploads } from '../upload/store.ts'
import type { Words } from '../word-filter/store.ts'
import {
  countFrom,
  countOwnUnread,
  findMember,
  findMessageByKey,
  insertConversation,
  insertMembers,
  insertMessage,
  listEveryone,
  listMembers,
  lockConversation,
  type MemberRow,
  type MessageRow,
  pairId,
  pairName,
  updateMember,
} from './conversation-store.ts'
import { faceOf, presentMessage } from './present.ts'
import { isFollowing } from './store.ts'

/** Minimum milliseconds between two automatic replies of a streamer. */
const autoEvery = 86_400_000

export interface SendDeps extends Pick<Context, 'db' | 'hub'> {
  words: Words
  limit: MessageLimit
  /** Called for each new message between two accounts. */
  onPrivate?: (to: string, from: string) => void
  now: () => number
}
type Content = Pick<MessageRow, 'type' | 'text' | 'url' | 'file' | 'custom'>

const plain = { text: '', url: '', file: null, custom: null }

/** Validates the content: a text, an own upload or a card. */
async function contentOf({ db, words, now }: SendDeps, accountId: string, body: SendBody): Promise<Content> {
  const { type } = body
  if (type === 'text') {
    const text = messageForm(body.text ?? '')
    const fault = messageFault(text, chatLimits.messageLength)
    if (fault) throw fail(fault)
    await words.check(text)
    return { ...plain, type, text }
  }
  if (type === 'custom') {
    if (!body.custom) throw fail('invalid-input')
    const title = lineForm(body.custom.title)
    const fault = lineFault(title, 100)
    if (fault) throw fail(fault)
    // Only pictures of this host: no other host learns who reads.
    if (body.custom.imageUrl !== '' && !/^\/(?!\/)[A-Za-z0-9_./-]*$/.test(body.custom.imageUrl)) throw fail('invalid-input')
    await words.check(title)
    return { ...plain, type, custom: { ...body.custom, title } }
  }
  const [own] = await claimUploads(db, accountId, [body.url ?? ''], new Date(now()))
  if (own?.kind !== (type === 'image' ? 'picture' : 'file')) throw fail('not-found')
  if (type === 'image') return { ...plain, type, url: own.path }
  const name = lineForm(body.name ?? '').replace(/[\\/:*?"<>|]/g, '_')
  if (lineFault(name, 100)) throw fail('invalid-input')
  return { ...plain, type, url: own.path, file: { name, size: own.size, type: own.type ?? 'application/octet-stream' } }
}

/** Returns the peer; throws if the account may not write to them. */
async function needPeer(tx: Tx, accountId: string, peerId: string): Promise<AccountRow> {
  const peer = peerId === accountId ? undefined : await findAccount(tx, peerId)
  if (!peer || peer.closed_at || peer.blocked_at) throw fail('not-found')
  if ((await isBlocked(tx, peerId, accountId)) || (await isBlocked(tx, accountId, peerId))) throw fail('forbidden')
  return peer
}

/** Updates the stranger state of both for this message; throws if it is not allowed. */
async function strangerRule(tx: Tx, mine: MemberRow, theirs: MemberRow, peer: AccountRow): Promise<void> {
  if (theirs.stranger === 'refused') throw fail('stranger-refused')
  if (mine.stranger === 'asks' || mine.stranger === 'refused') {
    // A reply accepts the stranger.
    await updateMember(tx, mine, { stranger: 'none' })
    await updateMember(tx, theirs, { stranger: 'none' })
    return
  }
  if (mine.stranger === 'asked') {
    // Following the stranger accepts them too.
    if (await isFollowing(tx, peer.id, mine.account_id)) {
      await updateMember(tx, mine, { stranger: 'none' })
      await updateMember(tx, theirs, { stranger: 'none' })
      return
    }
    if ((await countFrom(tx, mine.conversation_id, mine.account_id)) >= chatLimits.strangerMessages) throw fail('stranger-waits')
    return
  }
  const isKnown =
    (await isFollowing(tx, peer.id, mine.account_id)) ||
    (await countFrom(tx, mine.conversation_id, mine.account_id)) > 0 ||
    (await countFrom(tx, mine.conversation_id, peer.id)) > 0
  if (isKnown) return
  if (peer.privacy.strangers === false) throw fail('stranger-refused')
  await updateMember(tx, mine, { stranger: 'asked' })
  await updateMember(tx, theirs, { stranger: 'asks' })
}

/** Creates the conversation and both members if missing; returns its id. */
async function pairOf(tx: Tx, accountId: string, peerId: string, at: Date): Promise<string> {
  const id = pairId(accountId, peerId)
  await insertConversation(tx, id, at)
  const row = { conversation_id: id, joined_at: at, listed: false }
  await insertMembers(tx, [
    { ...row, account_id: accountId, name: pairName(peerId) },
    { ...row, account_id: peerId, name: pairName(accountId) },
  ])
  return id
}

/** Whether the sender has read everything: a message from an offline device or a room may predate what arrived meanwhile. */
async function hasReadAll(tx: Tx, { account_id, conversation_id, read_seq, hidden_seq }: MemberRow, lastSeq: number): Promise<boolean> {
  const after = lastSeq - Math.max(read_seq, hidden_seq)
  return after <= 0 || after === ((await countOwnUnread(tx, account_id, [conversation_id])).get(conversation_id) ?? 0)
}

async function append(tx: Tx, mine: MemberRow, lastSeq: number, key: string, content: Content, at: Date): Promise<MessageRow> {
  const row = {
    ...content,
    conversation_id: mine.conversation_id,
    seq: lastSeq + 1,
    id: randomBytes(12).toString('base64url'),
    from_id: mine.account_id,
    key,
    time: at,
  }
  const readsOn = await hasReadAll(tx, mine, lastSeq)
  await insertMessage(tx, row)
  await listEveryone(tx, mine.conversation_id)
  if (readsOn) await updateMember(tx, mine, { read_seq: row.seq })
  return row
}

/** Inserts a streamer's automatic reply: at most once per day and sender. */
async function autoReply(tx: Tx, peerId: string, conversationId: string, seq: number, at: Date): Promise<MessageRow | null> {
  const room = await roomOfAccount(tx, peerId)
  if (!room?.auto_reply || (await countFrom(tx, conversationId, peerId, new Date(at.getTime() - autoEvery))) > 0) return null
  const row = {
    ...plain,
    conversation_id: conversationId,
    seq,
    id: randomBytes(12).toString('base64url'),
    from_id: peerId,
    key: `auto:${conversationId}:${seq}`,
    time: at,
    type: 'text' as const,
    text: room.auto_reply,
  }
  await insertMessage(tx, row)
  return row
}

interface Sent {
  rows: MessageRow[]
  members: MemberRow[]
  mine: MemberRow
  isNew: boolean
}

async function store(deps: SendDeps, accountId: string, body: SendBody, content: Content): Promise<Sent> {
  const at = new Date(deps.now())
  return inTransaction(deps.db, async (tx) => {
    const peerId = body.conversationID.startsWith('C2C') ? body.conversationID.slice('C2C'.length) : null
    const peer = peerId === null ? null : await needPeer(tx, accountId, peerId)
    const id = peerId === null ? body.conversationID : await pairOf(tx, accountId, peerId, at)
    const conversation = await lockConversation(tx, id)
    const members = conversation ? await listMembers(tx, id) : []
    const mine = members.find((member) => member.account_id === accountId)
    if (!conversation || !mine) throw fail('not-found')
    const known = await findMessageByKey(tx, accountId, body.key)
    if (known) {
      if (known.conversation_id !== id) throw fail('invalid-input')
      return { rows: [known], members, mine, isNew: false }
    }
    const theirs = members.find((member) => member.account_id !== accountId)
    if (peer && theirs) await strangerRule(tx, mine, theirs, peer)
    const row = await append(tx, mine, conversation.last_seq, body.key, content, at)
    const reply = peer ? await autoReply(tx, peer.id, id, row.seq + 1, at) : null
    return { rows: reply ? [row, reply] : [row], members, mine, isNew: true }
  })
}

/** Presents messages for a member. */
async function createMessagePresenter(db: SendDeps['db'], rows: readonly MessageRow[]): Promise<(member: MemberRow) => ChatMessage[]> {
  const faces = await findFaces(
    db,
    rows.map(({ from_id }) => from_id),
  )
  return (member) => rows.map((row) => presentMessage(row, member, faceOf(faces, row.from_id), 0))
}

export async function sendMessage(deps: SendDeps, accountId: string, body: SendBody): Promise<ChatMessage> {
  const { db, hub, limit, now } = deps
  const known = await findMessageByKey(db, accountId, body.key)
  const member = known && (await findMember(db, accountId, body.conversationID))
  // A retry of a stored message, whose response was lost: valid whatever has changed between the two since.
  if (member && member.conversation_id === known.conversation_id)
    return (await createMessagePresenter(db, [known]))(member)[0] as ChatMessage
  const content = await contentOf(deps, accountId, body)
  if ((await silencedUntil(db, accountId, now())) !== null) throw fail('silenced')
  const refused = limit.take(accountId, { text: body.key, place: '', slow: 0 }, now())
  // Two concurrent calls with one key are one message: the conversation's lock resolves them.
  if (refused && refused.error !== 'repeated') throw fail('too-many', { retryAfter: refused.retryAfter })
  const { rows, members, mine, isNew } = await store(deps, accountId, body, content)
  const present = await createMessagePresenter(db, rows)
  if (isNew) for (const one of members) hub.publish(`account:${one.account_id}`, 'private_message', present(one))
  if (isNew && body.conversationID.startsWith('C2C')) deps.onPrivate?.(body.conversationID.slice('C2C'.length), accountId)
  return present(mine)[0] as ChatMessage
}
