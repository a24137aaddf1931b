// Chapters of a video: the match's events while it was recorded. Pure.
import type { MatchEvent, MatchEventType } from '../../../contract/match/match-event.ts'
import type { VideoChapter } from '../../../contract/video.ts'
import { type ClockOrigin, realAt } from '../../core/clock/clock.ts'
import type { Work } from './work-store.ts'

const chapterTypes: ReadonlySet<MatchEventType> = new Set([
  'kick-off',
  'half-time',
  'second-half',
  'extra-time',
  'extra-half-time',
  'shoot-out',
  'period',
  'full-time',
  'goal',
  'own-goal',
  'penalty-goal',
  'penalty-missed',
  'red-card',
  'second-yellow',
])

/**
 * Events within the video, in order, without cancelled ones. A recording with gaps contains fewer of them: the player does not find the
 * others.
 */
export function chaptersOf(
  { kind, begins_at, published_at, duration_ms }: Pick<Work, 'kind' | 'begins_at' | 'published_at' | 'duration_ms'>,
  events: readonly MatchEvent[],
  origin: ClockOrigin,
): VideoChapter[] {
  if (kind === 'file' && begins_at === null) return []
  const timeOf = ({ at }: MatchEvent): number => (kind === 'file' ? Date.parse(at) - (begins_at ?? 0) : realAt(origin, Date.parse(at)))
  const [first, last] = kind === 'file' ? [0, duration_ms] : [published_at, published_at + 2 * duration_ms]
  return events
    .filter(({ type, cancelled_by }) => chapterTypes.has(type) && cancelled_by === null)
    .map((event) => ({ at: Math.round(timeOf(event)), event }))
    .filter(({ at }) => at >= first && at <= last)
    .sort((a, b) => a.at - b.at)
}
