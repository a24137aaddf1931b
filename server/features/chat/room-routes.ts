// Routes of a room's messages and its forbidden words.
import type { FastifyInstance } from 'fastify'
import { chatLimits } from '../../../contract/limits/chat-limits.ts'
import { lineFault, lineForm } from '../../../rules/text/line-text.ts'
import type { Context } from '../../core/context.ts'
import { fail } from '../../core/http/fail.ts'
import { route } from '../../core/http/route.ts'
import type { PeopleHub } from '../../core/live/hub.ts'
import { removeDanmaku } from '../room/danmaku/store.ts'
import { findRoom, standingIn } from '../room/store.ts'
import { findRoomWords, upsertRoomWords, type Words } from '../word-filter/store.ts'
import { findRoomMessage, listRoomMessages, removeRoomMessage } from './store.ts'
import type { RoomMessages } from './submit-message.ts'

interface Deps {
  messages: RoomMessages
  words: Words
  people: Pick<PeopleHub, 'online'>
  now: () => number
}

export function registerRoomChat(
  app: FastifyInstance,
  { db, hub }: Pick<Context, 'db' | 'hub'>,
  { messages, words, people, now }: Deps,
): void {
  async function needModerator(roomId: string, accountId: string): Promise<void> {
    if (!(await findRoom(db, roomId))) throw fail('not-found')
    if ((await standingIn(db, roomId, accountId, now())).role === 'viewer') throw fail('forbidden')
  }

  route(app, 'GET api/Chat/roomMessages', async ({ query, account }) => {
    const { id, before } = query
    if (!(await findRoom(db, id))) throw fail('not-found')
    if (account && (await standingIn(db, id, account.id, now())).kickedUntil !== null) throw fail('kicked')
    const limit = Math.min(Math.max(1, Number(query.limit ?? chatLimits.roomPage)), chatLimits.roomPage)
    const found = await listRoomMessages(db, id, before, limit + 1)
    return { list: found.slice(-limit), more: found.length > limit, online: people.online(id) }
  })

  route(app, 'POST api/Chat/say', ({ account, body }) => messages.submit(account.id, body))

  route(app, 'POST api/Chat/removeLine', async ({ account, body }) => {
    const by = account.id
    const message = await findRoomMessage(db, body.id, body.message_id)
    if (!message) throw fail('not-found')
    if (message.from?.uid !== by) await needModerator(body.id, by)
    await removeRoomMessage(db, body.id, message.id, by, new Date(now()))
    await removeDanmaku(db, body.id, message.id, new Date(now()))
    hub.publish(`room:${body.id}`, 'room_remove', { id: message.id })
    return {}
  })

  route(app, 'GET api/Chat/roomWords', async ({ account, query }) => {
    await needModerator(query.id, account.id)
    return { words: await findRoomWords(db, query.id) }
  })

  route(app, 'POST api/Chat/putRoomWords', async ({ account, body }) => {
    await needModerator(body.id, account.id)
    const wanted = [...new Set(body.words.map(lineForm))]
    if (wanted.some((word) => lineFault(word, chatLimits.wordLength))) throw fail('invalid-input')
    await upsertRoomWords(db, body.id, wanted)
    words.reload()
    return { words: wanted }
  })
}
