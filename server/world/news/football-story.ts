// The story of a football match, from its valid goals and cards: who led, who turned it around, who was sent off.
import type { MatchEvent, ReviewReason } from '../../../contract/match/match-event.ts'
import type { Side } from '../../../contract/match/match-row.ts'
import type { Name } from '../../../contract/wire/name.ts'

export interface Incident {
  player: Name
  side: Side
  /** 66 or 90+3. */
  minute: string
}
export interface Story {
  first: Incident | null
  /** The goal that gave the winner the final lead. */
  decisive: Incident | null
  /** Whether the winner was behind at any time. */
  comeback: boolean
  red: Incident | null
  cancelled: (Incident & { reason: ReviewReason }) | null
}

const isGoal = ({ type }: MatchEvent): boolean => type === 'goal' || type === 'penalty-goal' || type === 'own-goal'
const plain = (minute: string): string => minute.replace(/['′]/g, '')

function incidentOf({ player, team, minute }: MatchEvent): Incident | null {
  return player && team && /^\d/.test(minute) ? { player, side: team, minute: plain(minute) } : null
}

/** `events`: all events of a match, oldest first. */
export function storyOf(events: readonly MatchEvent[]): Story {
  const standing = events.filter((event) => event.cancelled_by === null)
  const goals = standing.filter(isGoal)
  const final = { home: goals.filter(({ team }) => team === 'home').length, away: goals.filter(({ team }) => team === 'away').length }
  const winner: Side | null = final.home === final.away ? null : final.home > final.away ? 'home' : 'away'
  const loser: Side = winner === 'home' ? 'away' : 'home'
  const score = { home: 0, away: 0 }
  let decisive: MatchEvent | null = null
  let comeback = false
  for (const goal of goals) {
    if (!goal.team) continue
    score[goal.team] += 1
    if (!winner) continue
    if (score[loser] > score[winner]) comeback = true
    if (goal.team === winner && score[winner] === final[loser] + 1) decisive = goal
  }
  const red = standing.find(({ type }) => type === 'red-card' || type === 'second-yellow')
  const struck = events.find((event) => isGoal(event) && event.cancelled_by !== null && event.player !== null)
  const by = struck && events.find(({ seq, type }) => seq === struck.cancelled_by && type === 'goal-cancelled')
  const cancelled = struck && by ? incidentOf(struck) : null
  return {
    first: goals[0] && goals[0].type !== 'own-goal' ? incidentOf(goals[0]) : null,
    decisive: decisive && decisive.type !== 'own-goal' ? incidentOf(decisive) : null,
    comeback,
    red: red ? incidentOf(red) : null,
    cancelled: cancelled ? { ...cancelled, reason: by?.detail.reason ?? 'unknown' } : null,
  }
}

/** The minute as a number: 90+3 is 93. */
export const minuteNumber = (minute: string): number => minute.split('+').reduce((sum, part) => sum + Number(part), 0)
