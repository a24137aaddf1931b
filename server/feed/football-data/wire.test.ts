// Which fields a match in a response requires, and which may be missing or wrong.
import { expect, it } from 'vitest'
import { kickOff } from '../../../tests/support/match/football-data-responses.ts'
import { served, servedMatch } from '../../../tests/support/match/football-data-service.ts'
import { clubNames } from '../names/club.ts'
import { listedMinute } from './clock.ts'
import { announced, matchId } from './fixtures.ts'
import { goalsOf } from './goals.ts'
import { readMatches, type WireMatch } from './wire.ts'

const home = 64
const away = 57
const read = (over: Record<string, unknown>) => readMatches({ matches: [servedMatch(1, kickOff, over)] })
const one = (over: Record<string, unknown>): WireMatch => read(over).matches[0] as WireMatch

it('omits an invalid match and reports which', () => {
  const { matches, problems } = readMatches({ matches: [servedMatch(1, kickOff), { id: 'x' }, servedMatch(2, 'yesterday'), null] })
  expect(matches.map((match) => matchId(match))).toEqual(['fd-1'])
  expect(problems).toHaveLength(3)
  expect(problems[0]).toMatch(/^matches\[1\]/)
  expect(() => readMatches({ message: 'no' })).toThrow('no list of matches')
})

it('omits an invalid field, and keeps the match and its goals', () => {
  const goal = { ...served.goal(90, home, 'A. Nine', [1, 0]), injuryTime: 36.5 }
  const { matches, problems } = read({ goals: [goal, { ...served.goal(91, away, 'B. Ten', [1, 1]), team: null }], venue: 7 })
  expect(problems).toEqual(['matches[0] venue: must be string', 'matches[0] goals.0.injuryTime: must be integer'])
  expect(goalsOf(matches[0] as WireMatch)).toMatchObject([{ side: 'home', minute: { minute: 90 } }, { side: 'away' }])
})

it('reads the minute of a goal like that of the match', () => {
  const goal = { ...served.goal(45, home, 'A. Nine', [1, 0]), minute: '45+2' }
  const { matches, problems } = read({ goals: [goal], bookings: [{ minute: '90 + 4', team: { id: home }, player: null, card: 'RED' }] })
  expect(problems).toEqual([])
  expect(goalsOf(matches[0] as WireMatch)).toMatchObject([{ minute: { minute: 45, added: 2 } }])
  expect(matches[0]?.bookings).toMatchObject([{ minute: 90 }])
})

it('accepts a match with an undecided team or without a score', () => {
  const { matches, problems } = read({ homeTeam: null, score: null })
  expect(problems).toEqual([])
  expect(announced(matches, clubNames()).teams[0]).toMatchObject({ id: 'fd-slot-1-home' })
})

it('credits an own goal to the side it counts for, even without a score next to it', () => {
  const own = (team: number) => ({ ...served.goal(10, team, 'C. Four', [0, 0], 'OWN'), score: null })
  const sideOf = (team: number, score: object) => goalsOf(one({ goals: [own(team)], score }))?.[0]?.side
  expect(sideOf(away, served.score(1, 0))).toBe('home')
  expect(sideOf(home, served.score(1, 0))).toBe('home')
})

it('leaves the side of a goal open when the score does not tell: missing, behind the goals or ambiguous', () => {
  const bare = (minute: number, team: number | null, type: string) => ({
    ...served.goal(minute, team ?? 0, 'C. Four', [0, 0], type),
    ...{ team: team === null ? null : { id: team }, score: null },
  })
  const sidesOf = (score: object, ...goals: object[]) => goalsOf(one({ goals, score }))?.map(({ side }) => side)
  expect(sidesOf({}, bare(10, away, 'OWN'))).toEqual([null])
  expect(sidesOf(served.score(0, 0), bare(10, away, 'OWN'))).toEqual([null])
  expect(sidesOf(served.score(1, 0), bare(8, home, 'REGULAR'), bare(10, home, 'OWN'))).toEqual(['home', null])
  expect(sidesOf(served.score(1, 1), bare(8, home, 'REGULAR'), bare(10, home, 'OWN'))).toEqual(['home', 'away'])
  expect(sidesOf(served.score(1, 1), bare(8, home, 'OWN'), bare(10, away, 'OWN'))).toEqual([null, null])
  expect(sidesOf(served.score(1, 2), bare(8, home, 'OWN'), bare(10, away, 'OWN'), bare(20, away, 'OWN'))).toEqual(['home', 'away', 'away'])
  expect(sidesOf(served.score(0, 1), bare(8, null, 'REGULAR'))).toEqual(['away'])
  expect(sidesOf({}, bare(8, null, 'REGULAR'))).toEqual([null])
  // Shoot-out kicks are not goals.
  const parts = { regularTime: { home: 1, away: 1 }, extraTime: { home: 0, away: 0 } }
  const kicked = { duration: 'PENALTY_SHOOTOUT', fullTime: { home: 4, away: 3 }, ...parts }
  const goals = [bare(8, home, 'REGULAR'), bare(9, home, 'OWN')]
  expect(sidesOf({ ...kicked, penalties: { home: 3, away: 2 } }, ...goals)).toEqual(['home', 'away'])
  expect(sidesOf({ ...kicked, penalties: { home: 4, away: 2 } }, ...goals)).toEqual(['home', null])
})

it('reads the side of a goal from its score, even after a goal whose side is open', () => {
  const own = { ...served.goal(10, home, 'C. Four', [0, 0], 'OWN'), score: null }
  const goals = [own, served.goal(20, away, 'B. Ten', [1, 1]), served.goal(30, away, 'B. Ten', [1, 2])]
  expect(goalsOf(one({ goals, score: served.score(1, 2) }))?.map(({ side }) => side)).toEqual(['home', 'away', 'away'])
})

it.each([
  ['45+2', { minute: 45, added: 2 }],
  ["90'+4'", { minute: 90, added: 4 }],
  ['67', { minute: 67 }],
  [67, { minute: 67 }],
  ['HT', null],
  [null, null],
])('reads the minute %s', (minute, expected) => expect(listedMinute(one({ minute }))).toEqual(expected))

it('adds the stoppage time given next to the minute', () => {
  expect(listedMinute(one({ minute: 45, injuryTime: 3 }))).toEqual({ minute: 45, added: 3 })
})
