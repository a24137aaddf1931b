// Lines that are not typed by anybody: gifts, entries, envelopes, horns and what the house says, put into a room.
import { randomBytes } from 'node:crypto'
import type { RoomMessage } from '../../../contract/chat.ts'
import type { Context } from '../../core/context.ts'
import { insertLine } from './store.ts'

export const newLineId = (): string => randomBytes(12).toString('base64url')

/** A line with nothing in it but what is given. */
export function lineOf(roomId: string, kind: RoomMessage['kind'], now: number, given: Partial<RoomMessage> = {}): RoomMessage {
  return {
    id: newLineId(),
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

/** Sends a line to who is in the room: in the next tick, with others of that moment. */
export function showInRoom({ hub }: Pick<Context, 'hub'>, roomId: string, message: RoomMessage): void {
  hub.publish(`room:${roomId}`, 'room_message', [message], { tick: true })
}

/** The same, and keeps it for who comes later. */
export async function sayInRoom({ db, hub }: Pick<Context, 'db' | 'hub'>, roomId: string, message: RoomMessage): Promise<void> {
  if (await insertLine(db, message, null)) showInRoom({ hub }, roomId, message)
}
