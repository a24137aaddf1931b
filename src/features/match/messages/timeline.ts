// Events of a match for display: corrections folded into the events that they correct, newest first. Pure.
import type { MatchEvent, MatchEventType, Objective, ReviewReason } from '../../../../contract/match/match-event.ts'
import type { MatchRow, Side } from '../../../../contract/match/match-row.ts'
import type { Name } from '../../../../contract/wire/name.ts'

export type TimelineKind = 'goal' | 'red' | 'yellow' | 'substitution' | 'missed' | 'review' | 'void' | 'objective' | 'mark' | 'note'

export interface TimelineItem {
  seq: number
  kind: TimelineKind
  type: MatchEventType
  side: Side | null
  minute: string
  player: Name | null
  /** The scorer named first, if the scorer was corrected. */
  former: Name | null
  assist: Name | null
  out: Name | null
  /** The score after it. */
  score: [number, number] | null
  /** The event does not count: the reason, and the minute of the decision. */
  cancelled: { reason: ReviewReason; minute: string } | null
  /** A review confirmed it. */
  confirmed: boolean
  reason: ReviewReason | null
  count: number | null
  /** For e-sports: the objective taken. */
  objective?: Objective
  time: string | null
  /** Product time of the event, ISO 8601. */
  at: string
  /** Only the day of the new start is known. */
  isTimeTbc?: boolean
}

const kinds: Partial<Record<MatchEventType, TimelineKind>> = {
  goal: 'goal',
  'own-goal': 'goal',
  'penalty-goal': 'goal',
  'shootout-goal': 'goal',
  'red-card': 'red',
  'second-yellow': 'red',
  'yellow-card': 'yellow',
  substitution: 'substitution',
  'penalty-missed': 'missed',
  'shootout-missed': 'missed',
  review: 'review',
  'goal-cancelled': 'void',
  'card-cancelled': 'void',
  'kick-off': 'mark',
  'half-time': 'mark',
  'extra-time': 'mark',
  'extra-half-time': 'mark',
  'shoot-out': 'mark',
  period: 'mark',
  'full-time': 'mark',
  'score-correction': 'note',
  postponed: 'note',
  moved: 'note',
  suspended: 'note',
  resumed: 'note',
  abandoned: 'note',
  awarded: 'note',
  cancelled: 'note',
  injury: 'note',
  objective: 'objective',
}

/** Corrections that are shown on the event that they correct, if it is known. */
const folded: ReadonlySet<MatchEventType> = new Set(['goal-cancelled', 'card-cancelled', 'review-confirmed', 'scorer-correction', 'review'])
const ends: ReadonlySet<MatchEventType> = new Set(['goal-cancelled', 'card-cancelled', 'review-confirmed'])

export function foldTimeline(events: readonly MatchEvent[]): TimelineItem[] {
  const bySeq = new Map(events.map((event) => [event.seq, event]))
  const corrections = new Map<number, MatchEvent[]>()
  for (const event of events) {
    const { target } = event.detail
    if (target !== undefined && bySeq.has(target)) corrections.set(target, [...(corrections.get(target) ?? []), event])
  }
  const items: TimelineItem[] = []
  for (const event of events) {
    const kind = kinds[event.type]
    if (!kind) continue
    if (folded.has(event.type) && isFolded(event, events, bySeq)) continue
    items.push(itemOf(event, kind, corrections.get(event.seq) ?? [], bySeq))
  }
  return items.sort((left, right) => right.seq - left.seq)
}

/** Whether an event is shown by another one: a correction by its known target; a review also by its end. */
function isFolded(event: MatchEvent, events: readonly MatchEvent[], bySeq: ReadonlyMap<number, MatchEvent>): boolean {
  const hasTarget = event.detail.target !== undefined && bySeq.has(event.detail.target)
  if (event.type !== 'review') return hasTarget
  return events.some((later) => later.seq > event.seq && ends.has(later.type) && later.detail.target === event.detail.target)
}

function itemOf(
  event: MatchEvent,
  kind: TimelineKind,
  corrections: readonly MatchEvent[],
  bySeq: ReadonlyMap<number, MatchEvent>,
): TimelineItem {
  const { detail } = event
  const cancelling = event.cancelled_by === null ? undefined : bySeq.get(event.cancelled_by)
  const named = corrections.filter(({ type }) => type === 'scorer-correction')
  const scorer = named.at(-1)
  // The goal already carries its new scorer unless it was received before: the first correction names the previous one.
  const first = named.find(({ detail: { out } }) => out)?.detail.out ?? event.player
  const isOther = scorer?.player != null && first !== null && scorer.player.zh !== first.zh
  return {
    seq: event.seq,
    kind,
    type: event.type,
    side: event.team,
    minute: event.minute.replace("'", '′'),
    player: scorer?.player ?? event.player,
    former: isOther ? first : null,
    assist: (scorer ? scorer.detail.assist : detail.assist) ?? null,
    out: detail.out ?? null,
    score: detail.score ?? null,
    cancelled:
      event.cancelled_by === null
        ? null
        : { reason: cancelling?.detail.reason ?? 'unknown', minute: (cancelling?.minute ?? event.minute).replace("'", '′') },
    confirmed: corrections.some(({ type }) => type === 'review-confirmed'),
    reason: detail.reason ?? null,
    count: detail.count ?? null,
    objective: detail.objective,
    time: detail.time ?? null,
    at: event.at,
    ...(detail.time_tbc ? { isTimeTbc: true } : {}),
  }
}

/** Goals, red cards, cancellations and reviews: the events for the small card beside the list. */
export const keyEvents = (items: readonly TimelineItem[], count: number): TimelineItem[] =>
  items
    .filter(({ kind, type }) => (kind === 'goal' && type !== 'shootout-goal') || kind === 'red' || kind === 'void' || kind === 'review')
    .slice(0, count)

/** Team of the player of an event: an own goal counts for the other side. */
export function teamOf(
  { home_team_id, away_team_id }: Pick<MatchRow, 'home_team_id' | 'away_team_id'>,
  side: Side,
  isOwn: boolean,
): string {
  return (side === 'home') === isOwn ? away_team_id : home_team_id
}

export interface Scorer {
  player: Name | null
  /** Two goals may fall in one minute, and some have no minute: `seq` identifies the goal. */
  minutes: { seq: number; minute: string; how: 'open' | 'penalty' | 'own' }[]
}

/** Scorers of a side, in order of their first goal, without cancelled goals. */
export function scorersOf(items: readonly TimelineItem[], side: Side): Scorer[] {
  const scorers = new Map<string, Scorer>()
  for (const item of [...items].sort((left, right) => left.seq - right.seq)) {
    if (item.kind !== 'goal' || item.type === 'shootout-goal' || item.side !== side || item.cancelled) continue
    const key = item.player?.zh ?? `unknown ${item.seq}`
    const scorer = scorers.get(key) ?? { player: item.player, minutes: [] }
    scorers.set(key, scorer)
    const how = item.type === 'own-goal' ? 'own' : item.type === 'penalty-goal' ? 'penalty' : 'open'
    scorer.minutes.push({ seq: item.seq, minute: item.minute, how })
  }
  return [...scorers.values()]
}
