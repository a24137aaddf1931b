// Which matches the rooms show, and who shows them: told when it is something else than before.
import type { Logger } from 'pino'
import type { Showing } from '../../../contract/match/match-row.ts'
import type { RoomCard } from '../../../contract/room/room-card.ts'
import { compare } from '../../../rules/text/compare.ts'
import { repeat } from '../../core/jobs/repeat.ts'

/** Of a room: what it shows now, and the matches of which it has announced a broadcast that is to come. */
export interface ShowingRoom {
  card: Pick<RoomCard, 'id' | 'nickname' | 'avatar' | 'match_id' | 'is_live' | 'started_at'>
  announced: readonly string[]
}

/** Faces that a row has room for. */
const mostFaces = 3

/**
 * By match: how many rooms show it, how many of these have a stream that runs (`playing`, by room), how many more are announced, and the faces of those who were there first: who is hottest changes with
 * every viewer, and each change of a face would be told to everybody.
 */
export function countShowing(rooms: Iterable<ShowingRoom>, playing: ReadonlySet<string>): Map<string, Showing> {
  const on = new Map<string, ShowingRoom['card'][]>()
  const coming = new Map<string, ShowingRoom['card'][]>()
  const put = (map: typeof on, match: string, card: ShowingRoom['card']): void => {
    const known = map.get(match)
    if (known) known.push(card)
    else map.set(match, [card])
  }
  for (const { card, announced } of rooms) {
    const shown = card.is_live ? card.match_id : null
    if (shown !== null) put(on, shown, card)
    for (const match of announced) if (match !== shown) put(coming, match, card)
  }
  const byStart = (a: ShowingRoom['card'], b: ShowingRoom['card']): number =>
    compare(a.started_at ?? '', b.started_at ?? '') || compare(a.id, b.id)
  return new Map(
    [...new Set([...on.keys(), ...coming.keys()])].map((match) => {
      const live = (on.get(match) ?? []).sort(byStart)
      const later = (coming.get(match) ?? []).sort((a, b) => compare(a.id, b.id))
      const streamers = [...live, ...later].slice(0, mostFaces).map(({ nickname, avatar }) => ({ nickname, avatar }))
      return [match, { rooms: live.length, streams: live.filter(({ id }) => playing.has(id)).length, announced: later.length, streamers }]
    }),
  )
}

interface Rooms {
  /** Rises whenever something of a room changes. */
  readonly version: number
  all(): Iterable<ShowingRoom>
}
/** Milliseconds between two looks. */
const lookEvery = 1_000

/** Tells now and whenever something of a room changed, or its stream began or ended; answers how to end it. */
export function followShowing(
  rooms: Rooms,
  playing: () => string[],
  tell: (showing: ReadonlyMap<string, Showing>) => void,
  log: Pick<Logger, 'error'>,
): () => Promise<void> {
  let seen = ''
  const look = (): void => {
    const streams = playing().sort()
    const now = `${rooms.version} ${streams.join(' ')}`
    if (now === seen) return
    seen = now
    tell(countShowing(rooms.all(), new Set(streams)))
  }
  look()
  return repeat(look, { every: lookEvery, log, failure: 'the rooms of each match could not be told' }).stop
}
