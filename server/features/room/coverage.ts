// Which rooms cover each match; published when it changes.
import type { Logger } from 'pino'
import type { Coverage } from '../../../contract/match/match-row.ts'
import type { RoomCard } from '../../../contract/room/room-card.ts'
import { compare } from '../../../rules/text/compare.ts'
import { repeat } from '../../core/jobs/repeat.ts'

/** A room with the match it shows now and the matches of its upcoming announced broadcasts. */
export interface CoverageRoom {
  card: Pick<RoomCard, 'id' | 'nickname' | 'avatar' | 'match_id' | 'is_live' | 'started_at'>
  announced: readonly string[]
}

/** Maximum avatars in a row. */
const mostFaces = 3

/**
 * By match: the number of rooms that show it, of these with a running stream (`playing`, by room), of further announced ones, and the
 * avatars of the earliest: heat changes with every viewer, and each change of an avatar would be published to everyone.
 */
export function countCoverage(rooms: Iterable<CoverageRoom>, playing: ReadonlySet<string>): Map<string, Coverage> {
  const on = new Map<string, CoverageRoom['card'][]>()
  const coming = new Map<string, CoverageRoom['card'][]>()
  const append = (map: typeof on, match: string, card: CoverageRoom['card']): void => {
    const known = map.get(match)
    if (known) known.push(card)
    else map.set(match, [card])
  }
  for (const { card, announced } of rooms) {
    const shown = card.is_live ? card.match_id : null
    if (shown !== null) append(on, shown, card)
    for (const match of announced) if (match !== shown) append(coming, match, card)
  }
  const byStart = (a: CoverageRoom['card'], b: CoverageRoom['card']): number =>
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
  /** Increases whenever a room changes. */
  readonly version: number
  all(): Iterable<CoverageRoom>
}
/** Polling interval, in milliseconds. */
const pollInterval = 1_000

/** Publishes now and whenever a room or the set of running streams changes; returns the stop function. */
export function watchCoverage(
  rooms: Rooms,
  playing: () => string[],
  onChange: (coverage: ReadonlyMap<string, Coverage>) => void,
  log: Pick<Logger, 'error'>,
): () => Promise<void> {
  let seen = ''
  const check = (): void => {
    const streams = playing().sort()
    const now = `${rooms.version} ${streams.join(' ')}`
    if (now === seen) return
    seen = now
    onChange(countCoverage(rooms.all(), new Set(streams)))
  }
  check()
  return repeat(check, { every: pollInterval, log, failure: 'match coverage publish failed' }).stop
}
