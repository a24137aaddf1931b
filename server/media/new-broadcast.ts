// What a broadcast is at its beginning: its name, its title, its first number, and whether everybody may see it.
import { randomBytes } from 'node:crypto'
import type { BroadcastFacts } from './broadcast.ts'
import type { RoomStreamOptions } from './room-stream-options.ts'

type Told = Pick<BroadcastFacts, 'title' | 'cover'>

/** What it is called; a broadcast goes on without. */
export function toldOf({ room, titleOf, log }: Pick<RoomStreamOptions, 'room' | 'titleOf' | 'log'>): Promise<Told> {
  return titleOf(room).catch((error: unknown) => {
    log.warn({ err: error, room }, 'a broadcast has no title')
    return { title: '', cover: '' }
  })
}

/** `next`: the number that follows those of the room's last one. */
export async function newFacts(options: RoomStreamOptions, { keep, next }: { keep: boolean; next: number }): Promise<BroadcastFacts> {
  const { room, now, onAir } = options
  const [told, isShown] = await Promise.all([toldOf(options), onAir(room)])
  return {
    // Segments last a second on average at least, so that the time is ahead of the numbers.
    firstMsn: Math.max(Math.floor(now() / 1_000), next),
    id: randomBytes(9).toString('base64url').replace(/^[-_]/, 'x'),
    room,
    startedAt: now(),
    ...told,
    keep,
    shownFrom: isShown ? now() : null,
  }
}
