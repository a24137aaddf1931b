// The wall of the desk: live rooms, reported ones first.
import type { WallMessage, WallRoom } from '../../../../contract/admin/wall-admin.ts'
import { compare } from '../../../../rules/text/compare.ts'
import { countWaitingOf } from '../../report/store.ts'
import type { RoomDeps } from '../deps.ts'

/** Maximum rooms on the wall, and messages of each. */
const most = 100
const messagesShown = 5

const byUrgency = (a: Omit<WallRoom, 'lines'>, b: Omit<WallRoom, 'lines'>): number =>
  Number(b.reports > 0) - Number(a.reports > 0) || b.room.viewers - a.room.viewers || compare(a.room.id, b.room.id)

export async function readWall({
  db,
  directory,
  lastChat,
}: Pick<RoomDeps, 'db' | 'directory' | 'lastChat'>): Promise<{ list: WallRoom[]; total: number }> {
  const onAir = [...directory.all()].flatMap(({ card, broadcast }) => (broadcast ? { room: card, broadcast: broadcast.id } : []))
  const [ofRooms, ofStreamers] = await Promise.all([
    countWaitingOf(
      db,
      'room',
      onAir.map(({ room }) => room.id),
    ),
    countWaitingOf(
      db,
      'person',
      onAir.map(({ room }) => room.uid),
    ),
  ])
  const shown = onAir
    .map((one) => ({ ...one, reports: (ofRooms.get(one.room.id) ?? 0) + (ofStreamers.get(one.room.uid) ?? 0) }))
    .sort(byUrgency)
    .slice(0, most)
  const lastLines = await lastChat(
    shown.map(({ room }) => room.id),
    messagesShown,
  )
  const list = shown.map((one) => ({
    ...one,
    lines: (lastLines.get(one.room.id) ?? []).flatMap(({ id, from, text, time }): WallMessage[] =>
      from ? [{ id, uid: from.uid, nickname: from.nickname, text, time }] : [],
    ),
  }))
  return { list, total: onAir.length }
}
