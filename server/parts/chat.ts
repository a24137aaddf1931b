// Wires everything that users say to each other: rooms, danmaku, private chat, groups, horns, the word filter.
import type { FastifyInstance } from 'fastify'
import { chatLimits } from '../../contract/limits/chat-limits.ts'
import { MessageLimit } from '../../rules/room/message-limit.ts'
import type { Closing } from '../core/closing.ts'
import type { Context } from '../core/context.ts'
import { Failed } from '../core/http/fail.ts'
import type { Authenticate } from '../core/http/route.ts'
import { repeat } from '../core/jobs/repeat.ts'
import type { PeopleHub, RoomHub } from '../core/live/hub.ts'
import type { SocketAuth } from '../core/live/socket-auth.ts'
import { registerChatAdmin } from '../features/chat/admin-routes.ts'
import { registerConversations } from '../features/chat/conversation-routes.ts'
import { openEntries } from '../features/chat/entries.ts'
import { registerGroupAdmin } from '../features/chat/group/admin-routes.ts'
import { registerGroups } from '../features/chat/group/routes.ts'
import { groupConversation } from '../features/chat/group-conversation.ts'
import { buildRoomMessage, postInRoom, publishToRoom } from '../features/chat/post-message.ts'
import { registerRoomChat } from '../features/chat/room-routes.ts'
import { removeRoomMessage, roomMessageRetention } from '../features/chat/store.ts'
import { type Admitted, openRoomMessages } from '../features/chat/submit-message.ts'
import { registerHorns } from '../features/gift/horn/routes.ts'
import { findRoomPerson } from '../features/gift/rank/store.ts'
import type { Ledger } from '../features/money/ledger/store.ts'
import { findLevels } from '../features/money/wallet/store.ts'
import { type Danmakus, openDanmaku } from '../features/room/danmaku/danmaku.ts'
import { registerDanmaku } from '../features/room/danmaku/routes.ts'
import { openKicks } from '../features/room/kicks.ts'
import { findRoom, listRooms } from '../features/room/store.ts'
import { openVideoDanmaku } from '../features/video/danmaku.ts'
import { videoOfDanmaku } from '../features/video/store.ts'
import { findWork } from '../features/video/work-store.ts'
import { registerWordFilterAdmin } from '../features/word-filter/admin-routes.ts'
import type { Words } from '../features/word-filter/store.ts'

export interface ChatDeps {
  people: PeopleHub & Pick<RoomHub, 'onStanding'>
  /** Whether a channel exists. */
  lookUp: SocketAuth['lookUp']
  authenticate: Authenticate
  ledger: Pick<Ledger, 'isOpen'>
  /** The word filter for room texts. */
  words: Words
  /** Called for each new private message. */
  onPrivate?: (to: string, from: string) => void
  now?: () => number
}
export interface Chat {
  /** Where paid adverts are published. */
  danmaku: Danmakus
}

/** Rooms that receive a horn per batch. */
const atOnce = 200

export function registerChat(
  app: FastifyInstance,
  context: Pick<Context, 'background' | 'db' | 'events' | 'hub' | 'log'>,
  { people, lookUp, authenticate, ledger, words, onPrivate, now = Date.now }: ChatDeps,
  closing: Pick<Closing, 'add'>,
): Chat {
  const { background, db, hub, log } = context
  const messages = openRoomMessages({ db, hub, log, words, now })
  const entries = openEntries({ background, db, hub, log, now })
  const videoDanmaku = openVideoDanmaku({ db, words, log, now })
  const danmaku = openDanmaku(context, {
    now,
    retention: roomMessageRetention,
    videos: { messages: videoDanmaku, isOne: (id) => videoOfDanmaku(id) !== null },
    levelOf: async (accountId) => (await findLevels(db, [accountId])).get(accountId) ?? 0,
    messages: {
      ...messages,
      pictureTimeOf: (_admitted, at) => messages.pictureTimeOf(at) ?? new Date(now()).toISOString(),
      async write(accountId, admitted: Admitted, { at }) {
        const from = await messages.personOf(accountId, admitted)
        const message = buildRoomMessage(admitted.room.id, 'chat', now(), { from, text: admitted.text, at, danmaku: true })
        await postInRoom(context, admitted.room.id, message)
        return { id: message.id, time: message.time, nickname: from.nickname, userlevel: from.userlevel }
      },
    },
  })
  const limit = new MessageLimit({ most: chatLimits.messagesPerWindow, window: chatLimits.messageWindow * 1_000 })
  const sweeping = repeat(() => limit.sweep(now(), 0), { every: 60_000, log, failure: 'chat rate limit cleanup failed' })
  closing.add('chat', () => Promise.all([sweeping.stop(), messages.close(), videoDanmaku.close(), danmaku.close()]))

  const kicks = openKicks(db, people, now)
  people.open({
    lookUp,
    async authenticate(token) {
      const account = await authenticate(token)
      return account && !(account instanceof Failed) ? { id: account.id, login: account.session ?? '' } : null
    },
    mayEnter: kicks.mayEnter,
    async submit(accountId, message) {
      try {
        return { message: await messages.submit(accountId, message) }
      } catch (error) {
        if (error instanceof Failed) return { error: error.code, retryAfter: Number(error.params.retryAfter ?? 0) }
        throw error
      }
    },
    entered: (roomId, accountId) => entries.entered(roomId, accountId),
  })

  registerRoomChat(app, context, { messages, words, people, now })
  registerChatAdmin(app, context, now)
  registerDanmaku(app, context, danmaku, {
    now,
    async placesOf(id) {
      const video = videoOfDanmaku(id)
      if (video === null) return (await findRoom(db, id)) ? [id] : null
      const work = await findWork(db, video)
      return work?.state === 'shown' ? [id, ...(work.room_id === null ? [] : [work.room_id])] : null
    },
    removeMessage: removeRoomMessage,
    async ownerOf(id) {
      const video = videoOfDanmaku(id)
      return (video === null ? await findRoom(db, id) : await findWork(db, video))?.uid ?? null
    },
  })
  registerConversations(app, { db, hub, words, limit, onPrivate, now })
  registerGroups(app, { db, hub, words, conversation: groupConversation, now })
  registerGroupAdmin(app, db, now)
  registerWordFilterAdmin(app, context, { words, now })
  registerHorns(app, context, {
    ledger,
    words,
    now,
    async sound(horn) {
      const rooms = await listRooms(db)
      for (let at = 0; at < rooms.length; at += atOnce) {
        const part = rooms.slice(at, at + atOnce)
        const person = await findRoomPerson(db, part[0]?.id ?? '', horn.account_id, now())
        const from = { ...person, fan: null, guard: null, role: 'viewer' as const }
        for (const { id } of part) publishToRoom(context, id, buildRoomMessage(id, 'horn', now(), { id: horn.id, from, text: horn.text }))
      }
    },
  })
  return { danmaku }
}
