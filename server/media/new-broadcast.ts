// The initial facts of a broadcast: its id, its title, its first segment number, and whether it is public.
import { randomBytes } from 'node:crypto'
import type { BroadcastFacts } from './broadcast.ts'
import type { RoomStreamOptions } from './room-stream-options.ts'

type BroadcastTitle = Pick<BroadcastFacts, 'title' | 'cover'>

/** Title and cover; a broadcast continues without them. */
export function readTitle({ room, titleOf, log }: Pick<RoomStreamOptions, 'room' | 'titleOf' | 'log'>): Promise<BroadcastTitle> {
  return titleOf(room).catch((error: unknown) => {
    log.warn({ err: error, room }, 'loading a broadcast title failed')
    return { title: '', cover: '' }
  })
}

/** `next` is the number after the last one of the room. */
export async function newFacts(
  options: RoomStreamOptions,
  { keep: isRecorded, next }: { keep: boolean; next: number },
): Promise<BroadcastFacts> {
  const { room, now, onAir } = options
  const [titleFacts, isShown] = await Promise.all([readTitle(options), onAir(room)])
  return {
    // Segments last at least a second on average, so that the time stays ahead of the numbers.
    firstMsn: Math.max(Math.floor(now() / 1_000), next),
    id: randomBytes(9).toString('base64url').replace(/^[-_]/, 'x'),
    room,
    startedAt: now(),
    ...titleFacts,
    keep: isRecorded,
    shownFrom: isShown ? now() : null,
  }
}
