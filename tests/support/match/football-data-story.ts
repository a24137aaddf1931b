// The true course of a match, and a service's responses about it: late, outdated, partial or contradictory.
import fc from 'fast-check'
import { type MatchResponse, start } from './football-data-responses.ts'
import { served } from './football-data-service.ts'

export type Score = [number, number]
type Length = 'REGULAR' | 'EXTRA_TIME' | 'PENALTY_SHOOTOUT'

export interface Story {
  /** Minutes by which the match starts late. */
  delay: number
  length: Length
  goals: { minute: number; side: 0 | 1 }[]
  /** Winner of the shoot-out, and the number of kicks scored by the other side. */
  kicks: { winner: 0 | 1; lost: number }
  /** Whether `status` names extra time and the shoot-out; otherwise only the duration does. */
  named: boolean
  minutes: boolean
  /** Whether responses list the goals, and which of the two teams they name for an own goal. */
  lists: 'none' | 'scorers' | 'credited'
  /** Index of the own goal, if any; its entry has no score. */
  own: number
}
/** Defects of a response. */
export const faults = [
  'no score',
  'no duration',
  'no parts',
  'no penalties',
  'no half',
  'no minute',
  'no time of change',
  'old',
  'early duration',
  'wrong winner',
  'wrong half',
  'wrong penalties',
  'wrong regular time',
  'late score',
] as const
export type Fault = (typeof faults)[number] | null

/** Their ids in a response. */
const teams = { home: 64, away: 57 }
const side = fc.constantFrom(0 as const, 1 as const)
export const story: fc.Arbitrary<Story> = fc.record({
  delay: fc.constantFrom(0, 0, 7, 25),
  length: fc.constantFrom<Length>('REGULAR', 'REGULAR', 'EXTRA_TIME', 'PENALTY_SHOOTOUT'),
  goals: fc.array(fc.record({ minute: fc.integer({ min: 1, max: 120 }), side }), { maxLength: 6 }),
  kicks: fc.record({ winner: side, lost: fc.integer({ min: 0, max: 4 }) }),
  named: fc.boolean(),
  minutes: fc.boolean(),
  lists: fc.constantFrom<Story['lists']>('none', 'none', 'scorers', 'credited'),
  own: fc.integer({ min: -3, max: 5 }),
})

/** For each part: minutes after kick-off during which it is played, and its first minute of play. */
const parts = [
  { at: 0, until: 46, from: 0, last: 45, pause: false },
  { at: 46, until: 61, from: 45, last: 45, pause: true },
  { at: 61, until: 109, from: 45, last: 90, pause: false },
  { at: 109, until: 115, from: 90, last: 90, pause: true },
  { at: 115, until: 131, from: 90, last: 105, pause: false },
  { at: 131, until: 133, from: 105, last: 105, pause: true },
  { at: 133, until: 149, from: 105, last: 120, pause: false },
] as const
const shootOutLasts = 14

export const endOf = ({ length }: Story): number => (length === 'REGULAR' ? 109 : length === 'EXTRA_TIME' ? 149 : 149 + shootOutLasts)
const goalsBy = ({ goals, length }: Story, minute: number): Score => {
  const last = length === 'REGULAR' ? 90 : 120
  const fallen = goals.filter((goal) => goal.minute <= Math.min(minute, last))
  return [fallen.filter((goal) => goal.side === 0).length, fallen.filter((goal) => goal.side === 1).length]
}
export const finalScore = (story: Story): Score => goalsBy(story, 120)
export function finalKicks({ length, kicks: { winner, lost } }: Story): Score | null {
  if (length !== 'PENALTY_SHOOTOUT') return null
  return winner === 0 ? [lost + 1, lost] : [lost, lost + 1]
}

/** Name of a listed scorer: by the side credited with the goal. */
const scorerOf = (side: 0 | 1, nth: number): string => `${side === 0 ? 'home' : 'away'} ${nth}`

/** The goals up to a minute, as responses list them. */
function goalList({ goals, length, lists, own }: Story, minute: number): object[] {
  const last = Math.min(minute, length === 'REGULAR' ? 90 : 120)
  const fallen = goals.map((goal, nth) => ({ ...goal, nth })).filter((goal) => goal.minute <= last)
  return fallen
    .sort((one, other) => one.minute - other.minute)
    .map(({ minute, side, nth }) => {
      const isOwn = nth === own
      const team = (isOwn && lists === 'scorers') === (side === 0) ? teams.away : teams.home
      return { ...served.goal(minute, team, scorerOf(side, nth), [0, 0], isOwn ? 'OWN' : 'REGULAR'), score: null }
    })
}

interface Truth {
  /** Minutes after the announced kick-off. */
  passed: number
  isLive: boolean
  isShootOut: boolean
  score: Score
  response: MatchResponse
}

const pair = ([home, away]: Score) => ({ home, away })
const sum = (one: Score, other: Score): Score => [one[0] + other[0], one[1] + other[1]]

/** The full state this many minutes after the announced kick-off. */
export function truthAt(story: Story, passed: number): Truth {
  const played = passed - story.delay
  const lastUpdated = new Date(start + passed * 60_000).toISOString()
  const isOver = played >= endOf(story)
  if (played < 0)
    return { passed, isLive: false, isShootOut: false, score: [0, 0], response: { passed, status: 'TIMED', lastUpdated, score: {} } }
  const part = parts.find(({ until }) => played < until)
  const isShootOut = !isOver && !part
  const minute = part ? Math.min(part.last, part.from + (part.pause ? 0 : played - part.at + 1)) : 120
  const score = goalsBy(story, isOver ? 120 : minute)
  const full = finalKicks(story)
  const share = isShootOut ? (played - 149) / shootOutLasts : 1
  const kicks: Score | null = full && (isOver || isShootOut) ? [Math.floor(full[0] * share), Math.floor(full[1] * share)] : null
  const isExtra = story.length !== 'REGULAR' && (isOver || played >= 109)
  const duration: Length = isOver ? story.length : isShootOut ? 'PENALTY_SHOOTOUT' : isExtra ? 'EXTRA_TIME' : 'REGULAR'
  const regular = goalsBy(story, 90)
  const named = story.named && duration !== 'REGULAR' ? duration : 'IN_PLAY'
  const status = isOver ? 'FINISHED' : part?.pause ? 'PAUSED' : named
  const ahead = kicks ?? score
  const winner = !isOver ? null : ahead[0] > ahead[1] ? 'HOME_TEAM' : ahead[1] > ahead[0] ? 'AWAY_TEAM' : 'DRAW'
  return {
    passed,
    isLive: !isOver,
    isShootOut,
    score,
    response: {
      passed,
      status,
      lastUpdated,
      minute: story.minutes && status !== 'FINISHED' && !isShootOut ? minute : null,
      ...(story.lists === 'none' ? {} : { goals: goalList(story, isOver ? 120 : minute) }),
      score: {
        winner,
        duration,
        fullTime: pair(kicks ? sum(score, kicks) : score),
        halfTime: played >= 46 ? pair(goalsBy(story, 45)) : null,
        ...(isExtra ? { regularTime: pair(regular), extraTime: pair([score[0] - regular[0], score[1] - regular[1]]) } : {}),
        ...(kicks ? { penalties: pair(kicks) } : {}),
      },
    },
  }
}

/** Returns the response with a defect. `by`: any number. */
export function withFault(story: Story, truth: Truth, fault: Fault, by: number): MatchResponse {
  const { response, passed } = truth
  const score = response.score as Record<string, unknown>
  const but = (more: Record<string, unknown>): MatchResponse => ({ ...response, score: { ...score, ...more } })
  switch (fault) {
    case 'no score':
      return but({ fullTime: null, halfTime: null, regularTime: null, extraTime: null, penalties: null })
    case 'no duration':
      return but({ duration: null })
    case 'no parts':
      return but({ regularTime: null, extraTime: null })
    case 'no penalties':
      return but({ penalties: { home: null, away: null } })
    case 'no half':
      return but({ halfTime: { home: null, away: null } })
    case 'no minute':
      return { ...response, minute: null }
    case 'no time of change':
      return { ...response, lastUpdated: null }
    case 'old':
      return { ...truthAt(story, passed - 1 - (by % 40)).response, passed }
    case 'early duration':
      return passed - story.delay < 95 ? but({ duration: 'PENALTY_SHOOTOUT' }) : response
    case 'wrong winner':
      return but({ winner: by % 2 === 0 ? 'HOME_TEAM' : 'AWAY_TEAM' })
    case 'wrong half':
      return but({ halfTime: pair([by % 5, by % 3]) })
    case 'wrong penalties':
      return truth.isShootOut ? but({ penalties: pair([by % 5, by % 4]) }) : response
    case 'wrong regular time':
      return score.regularTime ? but({ regularTime: pair([by % 3, by % 2]) }) : response
    case 'late score': {
      const before = truthAt(story, passed - 1 - (by % 6)).response.score as Record<string, unknown>
      return truth.isLive && !truth.isShootOut ? but({ fullTime: before.fullTime ?? null }) : response
    }
    default:
      return response
  }
}
