// Events of a match between two samples of its row, as spectators see them.
import type { MatchRow, Phase, Side } from '../../../contract/match/match-row.ts'
import type { MatchTopic } from './phrases.ts'

export type Happening =
  | { type: 'goal' | 'goal-cancelled' | 'penalty-missed' | 'red-card' | 'yellow-card' | 'corner'; side: Side }
  | { type: 'review' | 'kick-off' | 'half-time' | 'second-half' | 'extra-time' | 'shoot-out' | 'full-time'; side: null }
  /** `side` won a set or a map, or the last rally or fight; or is on a scoring run. */
  | { type: 'set-won' | 'point'; side: Side }
  | { type: 'run'; side: Side }
  | { type: 'quarter-end'; side: null }

const sides = ['home', 'away'] as const
/** Start or end of a period, by the new phase. */
const phaseTypes: Partial<Record<Phase, Extract<Happening, { side: null }>['type']>> = {
  'first-half': 'kick-off',
  'half-time': 'half-time',
  'second-half': 'second-half',
  'extra-first': 'extra-time',
  'shoot-out': 'shoot-out',
  finished: 'full-time',
}
const quarterBreaks: readonly Phase[] = ['q1-break', 'half-time', 'q3-break', 'overtime-break']

const phaseHappening = (after: MatchRow): Happening[] => {
  if (after.sport === 'basketball' && quarterBreaks.includes(after.phase)) return [{ type: 'quarter-end', side: null }]
  const type = phaseTypes[after.phase]
  return type ? [{ type, side: null }] : []
}

const isNewNote = (before: MatchRow, after: MatchRow): boolean => after.note !== null && after.note.at !== before.note?.at

function ofFootball(before: MatchRow, after: MatchRow): Happening[] {
  const counted = sides.flatMap((side): Happening[] => {
    const more = (what: 'score' | 'red' | 'yellow' | 'corner'): number =>
      what === 'score' ? after[`${side}_score`] - before[`${side}_score`] : after[`${what}_${side}`] - before[`${what}_${side}`]
    return [
      ...(more('score') > 0 ? [{ type: 'goal' as const, side }] : []),
      ...(more('score') < 0 ? [{ type: 'goal-cancelled' as const, side }] : []),
      ...(more('red') > 0 ? [{ type: 'red-card' as const, side }] : []),
      ...(more('yellow') > 0 ? [{ type: 'yellow-card' as const, side }] : []),
      ...(more('corner') > 0 ? [{ type: 'corner' as const, side }] : []),
    ]
  })
  const { note } = after
  if (!note || !isNewNote(before, after)) return counted
  if (note.type === 'review') return [...counted, { type: 'review', side: null }]
  if (note.type === 'penalty-missed' && note.side) return [...counted, { type: 'penalty-missed', side: note.side }]
  return counted
}

/** For a sport in sets: points of the current set, and sets won. */
function ofSets(before: MatchRow, after: MatchRow): Happening[] {
  const won = sides.find((side) => after[`${side}_score`] > before[`${side}_score`])
  if (won) return [{ type: 'set-won', side: won }]
  const [now, then] = [after.periods.at(-1), before.periods.at(-1)]
  if (!now || !then || after.periods.length !== before.periods.length) return []
  if (now[0] > then[0]) return [{ type: 'point', side: 'home' }]
  return now[1] > then[1] ? [{ type: 'point', side: 'away' }] : []
}

/** Compares two samples of a match, the older first. */
export function happeningsBetween(before: MatchRow, after: MatchRow): Happening[] {
  if (before.seq === after.seq) return []
  const phase = before.phase === after.phase ? [] : phaseHappening(after)
  if (after.sport === 'football') return [...ofFootball(before, after), ...phase]
  if (after.sport === 'basketball') return phase
  return [...ofSets(before, after), ...phase.filter(({ type }) => type === 'full-time')]
}

/** Unanswered points of one side that count as a run. */
const runFrom = 8

/** Follows the points of a basketball match; returns the side whose run has just reached the threshold. */
export class RunWatch {
  private score: [number, number] | null = null
  private side: Side | null = null
  private points = 0

  see({ home_score, away_score }: Pick<MatchRow, 'home_score' | 'away_score'>): Side | null {
    const before = this.score
    this.score = [home_score, away_score]
    if (!before) return null
    const [home, away] = [home_score - before[0], away_score - before[1]]
    if (home <= 0 && away <= 0) return null
    const side = home > 0 && away > 0 ? null : home > 0 ? 'home' : 'away'
    const earlier = side !== null && side === this.side ? this.points : 0
    this.side = side
    this.points = side ? earlier + Math.max(home, away) : 0
    return side && earlier < runFrom && this.points >= runFrom ? side : null
  }
}

/** Reaction of a fan of `club`; null: none. */
export function matchTopicFor({ type, side }: Happening, club: Side | null, { winner }: Pick<MatchRow, 'winner'>): MatchTopic | null {
  const isOwn = club !== null && side === club
  switch (type) {
    case 'goal':
      return club === null ? 'goal' : isOwn ? 'goal-for' : 'goal-against'
    case 'full-time':
      if (club === null || winner === null || winner === 'draw') return 'full-time-drawn'
      return winner === club ? 'full-time-won' : 'full-time-lost'
    case 'run':
    case 'point':
    case 'set-won':
    case 'quarter-end':
      return null
    default:
      return type
  }
}
