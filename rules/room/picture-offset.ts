// How far a room's picture is behind the feed, when its streamer says at which moment his picture shows a start.
import { mostPictureOffset } from '../../contract/limits/room-limits.ts'
import type { MatchEvent, MatchEventType } from '../../contract/match/match-event.ts'

const starts: ReadonlySet<MatchEventType> = new Set(['kick-off', 'second-half', 'extra-time', 'period'])

/**
 * Milliseconds, in tenths of a second; less than 0: the picture is ahead. `said` and what `momentOf` answers are real milliseconds. Null
 * while no start is told that lies near enough to it: the feed may tell it later.
 */
export function pictureOffset(said: number, events: readonly MatchEvent[], momentOf: (event: MatchEvent) => number): number | null {
  const offsets = events
    .filter(({ type }) => starts.has(type))
    .map((event) => said - momentOf(event))
    .filter((offset) => Math.abs(offset) <= mostPictureOffset)
    .sort((a, b) => Math.abs(a) - Math.abs(b))
  return offsets[0] === undefined ? null : Math.round(offsets[0] / 100) * 100
}
