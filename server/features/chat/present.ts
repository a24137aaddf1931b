// Presents conversations and messages on the wire.
import type { ChatMessage, Conversation } from '../../../contract/chat/chat.ts'
import { type Face, findFaces } from '../account/store.ts'
import type { Db, Listed, MemberRow, MessageRow } from './conversation-store.ts'
import { findGroups } from './group/store.ts'

export const faceOf = (faces: ReadonlyMap<string, Face>, id: string): Face => faces.get(id) ?? { nickname: '', avatar: '' }

/** Presents a message for `reader`, with their name of the conversation. `peerRead`: read position of the other of two. */
export const presentMessage = (
  row: MessageRow,
  reader: Pick<MemberRow, 'account_id' | 'name'>,
  face: Face,
  peerRead: number,
): ChatMessage => ({
  id: row.id,
  conversationID: reader.name,
  seq: row.seq,
  from: row.from_id,
  avatar: face.avatar,
  name: face.nickname,
  type: row.type,
  text: row.text,
  url: row.url,
  file: row.file,
  custom: row.custom,
  isRead: row.seq <= peerRead,
  time: row.time.toISOString(),
  // Another account with this key could send under it, and screens would show its message in place of the original.
  key: row.from_id === reader.account_id ? row.key : row.id,
})

const groupIn = (name: string): string | null => (name.startsWith('GROUP') ? name.slice('GROUP'.length) : null)
const peerIn = (name: string): string | null => (name.startsWith('C2C') ? name.slice('C2C'.length) : null)

export async function presentConversations(db: Db, listed: readonly Listed[]): Promise<Conversation[]> {
  const names = listed.map(({ member }) => member.name)
  const [faces, groups] = await Promise.all([
    findFaces(
      db,
      names.flatMap((name) => peerIn(name) ?? []),
    ),
    findGroups(
      db,
      names.flatMap((name) => groupIn(name) ?? []),
    ),
  ])
  return listed.map(({ member, conversation, last, peer_read, unread }) => {
    const group = groups.get(groupIn(member.name) ?? '')
    const peer = peerIn(member.name)
    const face = peer === null ? { nickname: group?.name ?? '', avatar: group?.avatar ?? '' } : faceOf(faces, peer)
    return {
      conversationID: member.name,
      type: peer === null ? 'GROUP' : 'C2C',
      userProfile: { userID: peer ?? group?.id ?? member.name, nick: face.nickname, avatar: face.avatar },
      lastMessage: last && {
        type: last.type,
        payload: { text: last.type === 'file' ? (last.file?.name ?? '') : last.type === 'custom' ? (last.custom?.title ?? '') : last.text },
        from: last.from_id,
        time: last.time.toISOString(),
      },
      unreadCount: unread,
      last_seq: conversation.last_seq,
      read_seq: member.read_seq,
      peer_read_seq: peer_read,
      stranger: member.stranger === 'refused' ? 'none' : member.stranger,
    }
  })
}
