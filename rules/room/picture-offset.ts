// Offset of a room's picture from the feed, from the time at which its streamer marks a start in the picture.
import { mostPictureOffset } from '../../contract/limits/room-limits.ts'
import type { MatchEvent, MatchEventType } from '../../contract/match/match-event.ts'

const starts: ReadonlySet<MatchEventType> = new Set(['kick-off', 'second-half', 'extra-time', 'period'])

/**
 * Returns milliseconds, rounded to tenths of a second; negative: the picture is ahead. `startedAt` and the result of `timeOf` are real
 * milliseconds. Null while no known start is close enough: the feed may send it later.
 */
export function pictureOffset(startedAt: number, events: readonly MatchEvent[], timeOf: (event: MatchEvent) => number): number | null {
  const offsets = events
    .filter(({ type }) => starts.has(type))
    .map((event) => startedAt - timeOf(event))
    .filter((offset) => Math.abs(offset) <= mostPictureOffset)
    .sort((a, b) => Math.abs(a) - Math.abs(b))
  return offsets[0] === undefined ? null : Math.round(offsets[0] / 100) * 100
}
