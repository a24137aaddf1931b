// Generated messages in a room: gifts, entries, envelopes, horns and system messages.
import { randomBytes } from 'node:crypto'
import type { RoomMessage } from '../../../contract/chat/chat.ts'
import type { Context } from '../../core/context.ts'
import { insertRoomMessage } from './store.ts'

export const newRoomMessageId = (): string => randomBytes(12).toString('base64url')

/** Creates a message from the given fields; all others are empty. */
export function buildRoomMessage(roomId: string, kind: RoomMessage['kind'], now: number, given: Partial<RoomMessage> = {}): RoomMessage {
  return {
    id: newRoomMessageId(),
    room_id: roomId,
    kind,
    from: null,
    text: '',
    at: null,
    time: new Date(now).toISOString(),
    reply: null,
    mentions: [],
    danmaku: false,
    gift: null,
    envelope: null,
    system: null,
    ...given,
  }
}

/** Publishes a message to the room with the next tick, merged with others. */
export function publishToRoom({ hub }: Pick<Context, 'hub'>, roomId: string, message: RoomMessage): void {
  hub.publish(`room:${roomId}`, 'room_message', [message], { tick: true })
}

/** The same, and stores it for later viewers. */
export async function postInRoom({ db, hub }: Pick<Context, 'db' | 'hub'>, roomId: string, message: RoomMessage): Promise<void> {
  if (await insertRoomMessage(db, message, null)) publishToRoom({ hub }, roomId, message)
}
