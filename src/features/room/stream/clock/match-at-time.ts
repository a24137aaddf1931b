// State of a match at a given instant, for a room whose video is delayed or rewound. Pure.
import type { MatchEvent } from '../../../../../contract/match/match-event.ts'
import type { MatchRow, Phase } from '../../../../../contract/match/match-row.ts'
import { footballStart } from '../../../../../rules/match/match-clock.ts'

/** The row from product time `at` on, in milliseconds. */
export interface Version {
  at: number
  row: MatchRow
}

/** Maximum number of versions: odds and corners create versions too, and older states are rebuilt from the events. */
const most = 400

export function withVersion(versions: readonly Version[], row: MatchRow): readonly Version[] {
  const at = Date.parse(row.updated_at)
  const last = versions.at(-1)
  if (last?.row === row) return versions
  return [...versions.filter((version) => version.at < at), { at, row }].slice(-most)
}

const phaseOf: Partial<Record<MatchEvent['type'], Phase>> = {
  'kick-off': 'first-half',
  'half-time': 'half-time',
  'second-half': 'second-half',
  'extra-time': 'extra-first',
  'extra-half-time': 'extra-half-time',
  'shoot-out': 'shoot-out',
  'full-time': 'finished',
}
/** The event type of extra time occurs twice, once per half. */
const phaseAfter = ({ type, detail }: MatchEvent): Phase | undefined =>
  type === 'extra-time' && detail.count === 2 ? 'extra-second' : phaseOf[type]
const played: ReadonlySet<Phase> = new Set(['first-half', 'second-half', 'extra-first', 'extra-second'])

const goals: ReadonlySet<string> = new Set(['goal', 'own-goal', 'penalty-goal'])
/** Points that the event added to its side's score. */
const worth = ({ type, detail }: MatchEvent): number => (goals.has(type) ? 1 : type === 'points' ? (detail.count ?? 0) : 0)

/** Events up to `time`. A later cancellation is undone, and the scores after the cancelled event count it again. */
export function eventsAt(events: readonly MatchEvent[], time: number): MatchEvent[] {
  const happened = events.filter(({ at }) => Date.parse(at) <= time)
  const known = new Set(happened.map(({ seq }) => seq))
  const cancelled = happened.filter(({ cancelled_by }) => cancelled_by !== null && !known.has(cancelled_by))
  return cancelled.reduce(unstruck, happened)
}

function unstruck(events: MatchEvent[], struck: MatchEvent): MatchEvent[] {
  const added = worth(struck)
  return events.map((event) => {
    if (event.seq === struck.seq) return { ...event, cancelled_by: null }
    const { score, target = event.seq } = event.detail
    const counted = event.type === 'scorer-correction' ? target : event.seq
    if (!added || !score || counted <= struck.seq || event.seq > Number(struck.cancelled_by) || event.type.startsWith('shootout-'))
      return event
    const whole: [number, number] = struck.team === 'home' ? [score[0] + added, score[1]] : [score[0], score[1] + added]
    return { ...event, detail: { ...event.detail, score: whole } }
  })
}

/** Rebuilds the row from its events, for instants before the first received version. */
function rowOfEvents(row: MatchRow, events: readonly MatchEvent[], time: number): MatchRow {
  const happened = eventsAt(events, time)
  const [home, away] = happened.findLast(({ detail }) => detail.score)?.detail.score ?? [0, 0]
  const mark = happened.findLast(phaseAfter)
  const phase = (mark && phaseAfter(mark)) ?? 'not-started'
  const reds = (side: 'home' | 'away'): number =>
    happened.filter(
      ({ type, team, cancelled_by }) => (type === 'red-card' || type === 'second-yellow') && team === side && cancelled_by === null,
    ).length
  const isFootball = row.sport === 'football'
  return {
    ...row,
    home_score: home,
    away_score: away,
    red_home: reds('home'),
    red_away: reds('away'),
    status: phase === 'not-started' ? 'upcoming' : phase === 'finished' ? 'over' : 'live',
    phase: isFootball ? phase : row.phase,
    match_str: happened.at(-1)?.minute ?? '',
    clock: isFootball && mark && played.has(phase) ? { elapsed: footballStart[phase] ?? 0, at: mark.at, running: true, added: null } : null,
    note: null,
  }
}

/** The row at product time `time`. Without events, the earliest known version. */
export function rowAt(versions: readonly Version[], events: readonly MatchEvent[], time: number): MatchRow | null {
  const version = versions.findLast(({ at }) => at <= time)
  if (version) return version.row
  const first = versions[0]
  if (!first) return null
  return events.length > 0 ? rowOfEvents(first.row, events, time) : first.row
}
