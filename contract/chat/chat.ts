// Chat: the messages of a room, and conversations between two users or in a group. R-CHAT-2.
import { type Static, Type } from 'typebox'
import { type RoomGiftFrame, RoomPerson } from '../gift/gift.ts'
import { chatLimits } from '../limits/chat-limits.ts'
import { langs } from '../limits/limits.ts'
import { Tenths } from '../money/money.ts'
import { type RoomRole, roomRoles } from '../room/room-card.ts'
import { Count, closed, Empty, type Endpoint, Id, oneOf, QueryInteger, Timestamp } from '../wire/endpoint.ts'

/** A UUID created once per message and sent again with each retry, so that the message is stored once. */
export const MessageKey = Type.String({ pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' })
const NullableTimestamp = Type.Union([Timestamp, Type.Null()])

export const roomMessageKinds = ['chat', 'gift', 'entry', 'horn', 'envelope', 'system'] as const

/** Type of a system message; the app supplies the text. */
export const systemNotes = ['muted', 'unmuted', 'kicked', 'guard', 'noble', 'live', 'note'] as const
const SystemCard = Type.Object({ note: oneOf(systemNotes), name: Type.String(), hours: Count }, closed)
/** A gift as in its frame `room_gift`, for the history. */
const GiftCard = Type.Unsafe<RoomGiftFrame>({ type: 'object', additionalProperties: true })

/** One message of a room. Texts are as typed: shown as plain text, with bracketed names of the emoji table as images. */
export const RoomMessage = Type.Object(
  {
    id: Id,
    room_id: Id,
    kind: oneOf(roomMessageKinds),
    /** Null: a system message of the platform. */
    from: Type.Union([Type.Object({ ...RoomPerson.properties, role: oneOf(roomRoles) }, closed), Type.Null()]),
    text: Type.String(),
    /** Picture time that its sender was watching; null: show at once. */
    at: NullableTimestamp,
    /** When the server accepted it. */
    time: Timestamp,
    reply: Type.Union([Type.Object({ id: Id, uid: Id, nickname: Type.String(), text: Type.String() }, closed), Type.Null()]),
    /** Ids of the mentioned users. */
    mentions: Type.Array(Id),
    /** It is also shown over the picture: the danmaku with the same id. */
    danmaku: Type.Boolean(),
    gift: Type.Union([GiftCard, Type.Null()]),
    envelope: Type.Union([Type.Object({ id: Id, title: Type.String() }, closed), Type.Null()]),
    system: Type.Union([SystemCard, Type.Null()]),
  },
  closed,
)
export type RoomMessage = Static<typeof RoomMessage>

export const messageTypes = ['text', 'image', 'file', 'custom'] as const
export type MessageType = (typeof messageTypes)[number]
export const cardTypes = ['goods', 'scheme', 'room'] as const
/** C2C and the id of a user, or GROUP and the id of a group. */
export const ConversationId = Type.String({ pattern: '^(C2C|GROUP)[A-Za-z0-9_-]{1,59}$' })
const Card = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: 100 }),
    /** Path of a picture on this host. */
    imageUrl: Type.String({ maxLength: 200 }),
    id: Id,
    type: oneOf(cardTypes),
    price: Tenths,
  },
  closed,
)
const FileInfo = Type.Object({ name: Type.String(), size: Count, type: Type.String() }, closed)

export const ChatMessage = Type.Object(
  {
    id: Id,
    conversationID: ConversationId,
    /** Increments with every message of the conversation. */
    seq: Type.Integer({ minimum: 1 }),
    /** The sender, with their current picture and name. */
    from: Id,
    avatar: Type.String(),
    name: Type.String(),
    type: oneOf(messageTypes),
    text: Type.String(),
    /** Path on this host of an image or a file; otherwise empty. */
    url: Type.String(),
    file: Type.Union([FileInfo, Type.Null()]),
    custom: Type.Union([Card, Type.Null()]),
    /** For own messages between two users: the other one has read it. */
    isRead: Type.Boolean(),
    time: Timestamp,
    /** Key under which its sender sent it; other users see its id instead. */
    key: Type.String(),
  },
  closed,
)
export type ChatMessage = Static<typeof ChatMessage>

export const Conversation = Type.Object(
  {
    conversationID: ConversationId,
    type: oneOf(['C2C', 'GROUP']),
    /** The other user, or the group. */
    userProfile: Type.Object({ userID: Id, nick: Type.String(), avatar: Type.String() }, closed),
    lastMessage: Type.Union([
      Type.Object({ type: oneOf(messageTypes), payload: Type.Object({ text: Type.String() }, closed), from: Id, time: Timestamp }, closed),
      Type.Null(),
    ]),
    unreadCount: Count,
    last_seq: Count,
    /** `seq` up to which I have read, and up to which the other user has. */
    read_seq: Count,
    peer_read_seq: Count,
    /** asks: a stranger wrote to me and awaits a decision; asked: I wrote to a stranger. */
    stranger: oneOf(['none', 'asks', 'asked']),
  },
  closed,
)
export type Conversation = Static<typeof Conversation>

/** Frame `private_message` of `account:ME`: an array of messages sent to or by this account. */
export type PrivateMessageFrame = ChatMessage[]
/** Frame `private_read` of `account:ME`: a participant has read up to `seq`. */
export interface PrivateReadFrame {
  conversationID: string
  by: string
  seq: number
}
/** Frame `conversation_state` of `account:ME`: accepted, refused, removed, joined or left. Clients refetch the list. */
export interface ConversationStateFrame {
  conversationID: string
}
/** Frame `room_remove` of `room:ID`: messages and danmaku to remove. */
export interface RoomRemoveFrame {
  id: string
}
/** Frame `room_count` of `room:ID`: users in the room now, over all nodes. */
export interface RoomCountFrame {
  online: number
}
/** Frame `standing` of `account:ME`: my standing in a room has changed. */
export interface StandingFrame {
  room_id: string
  role: RoomRole
  muted_until: string | null
  kicked_until: string | null
}

const Text = (maxLength: number) => Type.String({ minLength: 1, maxLength: maxLength * 4 })
export const SayBody = Type.Object(
  {
    id: Id,
    text: Text(chatLimits.roomMessageLength),
    key: MessageKey,
    at: Type.Optional(NullableTimestamp),
    /** The message that it replies to. */
    reply_to: Type.Optional(Id),
    mentions: Type.Optional(Type.Array(Id, { maxItems: chatLimits.mentions })),
  },
  closed,
)
export type SayBody = Static<typeof SayBody>
export const SendBody = Type.Object(
  {
    conversationID: ConversationId,
    type: oneOf(messageTypes),
    key: MessageKey,
    text: Type.Optional(Type.String({ maxLength: chatLimits.messageLength * 2 })),
    /** For an image or a file: the path of an own upload. */
    url: Type.Optional(Type.String({ maxLength: 200 })),
    /** File name. */
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    custom: Type.Optional(Card),
  },
  closed,
)
export type SendBody = Static<typeof SendBody>
const OfConversation = Type.Object({ conversationID: ConversationId }, closed)
const WordLists = Type.Object(
  { zh: Type.Array(Type.String()), en: Type.Array(Type.String()), vi: Type.Array(Type.String()), built_in: Type.Boolean() },
  closed,
)
const Words = (maxItems: number) => Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { maxItems })

export const sayErrors = [
  'not-found',
  'invalid-input',
  'too-long',
  'too-many',
  'repeated',
  'slow-mode',
  'followers-only',
  'muted',
  'kicked',
  'word-refused',
] as const

const toPeople = ['not-found', 'forbidden', 'invalid-input', 'too-long', 'too-many', 'word-refused', 'silenced'] as const
const sendErrors = [...toPeople, 'stranger-waits', 'stranger-refused'] as const

export const chatEndpoints = {
  'GET api/Chat/roomMessages': {
    summary: 'Returns the latest lines of a room, oldest first; with `before`, those before that line.',
    who: 'guest',
    effect: 'read',
    query: Type.Object({ id: Id, before: Type.Optional(Id), limit: Type.Optional(QueryInteger) }, closed),
    data: Type.Object({ list: Type.Array(RoomMessage), more: Type.Boolean(), online: Count }, closed),
    errors: ['not-found', 'kicked'],
    personal: true,
  },
  'POST api/Chat/say': {
    summary: 'Posts a chat line in a room. The same `key` posts it once.',
    who: 'user',
    effect: 'write',
    body: SayBody,
    data: RoomMessage,
    errors: sayErrors,
  },
  'POST api/Chat/removeLine': {
    summary: 'Removes a line or a danmaku of a room: the caller’s own, or any by its owner and managers.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ id: Id, message_id: Id }, closed),
    data: Empty,
    errors: ['not-found', 'forbidden'],
  },
  'GET api/Chat/roomWords': {
    summary: 'Returns the words that the caller’s room rejects in addition to those of the site.',
    who: 'user',
    effect: 'read',
    query: Type.Object({ id: Id }, closed),
    data: Type.Object({ words: Type.Array(Type.String()) }, closed),
    errors: ['not-found', 'forbidden'],
  },
  'POST api/Chat/putRoomWords': {
    summary: 'Sets the words that a room rejects. For its owner and managers.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ id: Id, words: Words(chatLimits.roomWords) }, closed),
    data: Type.Object({ words: Type.Array(Type.String()) }, closed),
    errors: ['not-found', 'forbidden', 'invalid-input'],
  },
  'GET api/Chat/conversations': {
    summary: 'Returns the caller’s conversations, most recent first, one page at a time; `page` selects the page.',
    who: 'user',
    effect: 'read',
    query: Type.Object({ page: Type.Optional(QueryInteger) }, closed),
    data: Type.Object({ list: Type.Array(Conversation), unread: Count }, closed),
  },
  'GET api/Chat/conversation': {
    summary: 'Returns one conversation, even without messages.',
    who: 'user',
    effect: 'read',
    query: OfConversation,
    data: Conversation,
    errors: ['not-found', 'forbidden'],
  },
  'GET api/Chat/messages': {
    summary: 'Returns fifteen messages of a conversation, oldest first: the latest, those before a `seq`, or those after one.',
    who: 'user',
    effect: 'read',
    query: Type.Object({ conversationID: ConversationId, before: Type.Optional(QueryInteger), after: Type.Optional(QueryInteger) }, closed),
    data: Type.Object({ list: Type.Array(ChatMessage), more: Type.Boolean(), peer_read_seq: Count }, closed),
    errors: ['not-found', 'forbidden', 'invalid-input'],
  },
  'POST api/Chat/send': {
    summary: 'Sends a message to a user or a group. The same `key` sends it once and returns the same message.',
    who: 'user',
    effect: 'write',
    body: SendBody,
    data: ChatMessage,
    errors: sendErrors,
  },
  'POST api/Chat/read': {
    summary: 'Marks a conversation as read up to a message.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ conversationID: ConversationId, seq: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }) }, closed),
    data: Type.Object({ read_seq: Count, unread: Count }, closed),
    errors: ['not-found', 'forbidden'],
  },
  'POST api/Chat/answerStranger': {
    summary: 'Allows a stranger to write to the caller, or refuses it and removes the conversation.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ conversationID: ConversationId, accept: Type.Boolean() }, closed),
    data: Empty,
    errors: ['not-found'],
  },
  'POST api/Chat/removeConversation': {
    summary: 'Removes a conversation with its messages so far from the caller’s list; a new message brings it back.',
    who: 'user',
    effect: 'write',
    body: OfConversation,
    data: Empty,
    errors: ['not-found'],
  },
  'GET api/Desk/words': { summary: 'Returns the rejected words, by language.', who: 'operator', effect: 'read', data: WordLists },
  'POST api/Desk/putWords': {
    summary: 'Sets the rejected words of a language, and whether the small built-in list is also used.',
    who: 'operator',
    effect: 'write',
    body: Type.Object({ lang: oneOf(langs), words: Words(chatLimits.words), built_in: Type.Boolean() }, closed),
    data: WordLists,
    errors: ['invalid-input'],
  },
} as const satisfies Record<string, Endpoint>
