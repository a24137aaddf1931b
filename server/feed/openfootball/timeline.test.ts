// A recorded match through the reducer ends as recorded, with the same goals at the same minutes.
import { describe, expect, it } from 'vitest'
import { carriedCup, realData } from '../../../tests/support/match/real-data.ts'
import { reduce } from '../../features/match/reduce/reduce.ts'
import { type MatchState, newState } from '../../features/match/state.ts'
import { clubNames } from '../names/club.ts'
import { importCompetition, type KnownMatch } from './fixtures.ts'
import type { GoalRecord, MatchRecord } from './model.ts'
import { parseCompetition } from './parse.ts'
import { finalScore } from './score.ts'
import { timelineOf } from './timeline.ts'

const tournament = (text: string, name: string) => importCompetition(parseCompetition(text, name).competition, clubNames())

function play({ id, record }: KnownMatch, imported: ReturnType<typeof tournament>, asLive = true) {
  const fixture = imported.fixtures.find((entry) => entry.id === id)
  let state: MatchState = newState(fixture as NonNullable<typeof fixture>, '2000-01-01T00:00:00.000Z')
  const warnings: string[] = []
  for (const event of timelineOf(record, id, asLive)) {
    const reduced = reduce(state, event)
    state = reduced.state
    if (reduced.warning) warnings.push(`${record.path} ${event.key}: ${reduced.warning}`)
  }
  return { core: state.core, events: state.log.map(({ event }) => event), warnings }
}

const types = { open: 'goal', penalty: 'penalty-goal', own: 'own-goal' } as const
const goalLine = (goal: GoalRecord, team: 'home' | 'away') =>
  `${goal.minute}${goal.added ? `+${goal.added}` : ''}' ${types[goal.how]} ${team} ${goal.player}`
const recorded = (match: MatchRecord) =>
  [
    ...(match.homeGoals ?? []).map((goal) => goalLine(goal, 'home')),
    ...(match.awayGoals ?? []).map((goal) => goalLine(goal, 'away')),
  ].sort()

const files = [
  ['cup.json', carriedCup()],
  ['openfootball-worldcup-2018.json', realData('openfootball-worldcup-2018.json')],
  ['openfootball-worldcup-2022.json', realData('openfootball-worldcup-2022.json')],
  ['openfootball-2025-26-en.1.json', realData('openfootball-2025-26-en.1.json')],
  ['openfootball-2025-cn.1.json', realData('openfootball-2025-cn.1.json')],
] as const

describe.each(files)('%s', (name, text) => {
  it.skipIf(text === null)('plays to exactly the recorded results, events and scorers', () => {
    const imported = tournament(text as string, name)
    for (const match of imported.matches) {
      const { record } = match
      const { core, events, warnings } = play(match, imported)
      expect(warnings).toEqual([])
      if (!record.result) {
        expect(core.status).toBe('upcoming')
        continue
      }
      const [home, away] = finalScore(record.result)
      expect(core).toMatchObject({ status: 'over', home_score: home, away_score: away, after_extra: record.result.extra !== null })
      expect(core.shootout).toEqual(record.result.penalties)
      const goals = events.filter((event) => /goal$/.test(event.type) && event.type !== 'shootout-goal')
      expect(goals).toHaveLength(home + away)
      const both = record.homeGoals && record.awayGoals
      if (both)
        expect(goals.map(({ minute, type, team, player }) => `${minute} ${type} ${team} ${player?.en}`).sort()).toEqual(recorded(record))
      // If minutes and the half-time score disagree, the minutes win; without minutes, the score decides.
      if (record.result.half && !both) expect([core.half_home_score, core.half_away_score]).toEqual(record.result.half)
      expect(events.every((event) => event.cancelled_by === null)).toBe(true)
    }
  })

  it.skipIf(text === null)('emits moments in chronological order and none before the kick-off', () => {
    const imported = tournament(text as string, name)
    for (const { id, record } of imported.matches) {
      const times = timelineOf(record, id, true).map(({ at }) => Date.parse(at))
      expect(times).toEqual([...times].sort((a, b) => a - b))
      if (times.length > 0) expect(times[0]).toBe(record.kickOff)
    }
  })

  it.skipIf(text === null).each([true, false])(
    'reports a result without scorers as a score and invents no minutes (played: %s)',
    (asLive) => {
      const imported = tournament(text as string, name)
      for (const match of imported.matches) {
        const { result, homeGoals, awayGoals } = match.record
        if (!result || (homeGoals && awayGoals)) continue
        const { core, events, warnings } = play(match, imported, asLive)
        expect(warnings).toEqual([])
        expect([core.home_score, core.away_score]).toEqual(finalScore(result))
        if (result.half) expect([core.half_home_score, core.half_away_score]).toEqual(result.half)
        const recordedGoals = (homeGoals ?? awayGoals ?? []).length
        expect(timelineOf(match.record, match.id, asLive).filter(({ type }) => type === 'goal')).toHaveLength(recordedGoals)
        expect(events.filter(({ type, minute }) => /goal$/.test(type) && minute !== '')).toHaveLength(recordedGoals)
      }
    },
  )
})

describe('a match with only scores known', () => {
  const file = (score: object) =>
    JSON.stringify({
      name: 'Lamp Cup 2025',
      matches: [{ round: 'Final', date: '2025-08-16', time: '15:00', team1: 'Anchor FC', team2: 'Beacon United', score }],
    })
  /** Its score at each phase and at the end. */
  function scores(score: object, asLive: boolean): string[] {
    const imported = tournament(file(score), 'lamp.json')
    const [{ id, record }] = imported.matches as [KnownMatch]
    let state: MatchState = newState(imported.fixtures[0] as (typeof imported.fixtures)[number], '2000-01-01T00:00:00.000Z')
    return timelineOf(record, id, asLive).flatMap((event) => {
      state = reduce(state, event).state
      return event.type === 'phase' ? [`${event.phase} ${state.core.home_score}:${state.core.away_score}`] : []
    })
  }

  it('has the recorded score of each break when it is played', () => {
    const score = { ht: [1, 0], ft: [2, 2], et: [3, 2] }
    const half = ['first-half 0:0', 'half-time 1:0', 'second-half 1:0', 'extra-break 2:2', 'extra-first 2:2']
    expect(scores(score, true)).toEqual([...half, 'extra-half-time 2:2', 'extra-second 2:2', 'finished 3:2'])
    expect(scores({ ft: [2, 1] }, true)).toEqual(['first-half 0:0', 'half-time 0:0', 'second-half 0:0', 'finished 2:1'])
  })
  it('has its result at the end when it is imported', () => {
    expect(scores({ ht: [1, 0], ft: [2, 1] }, false)).toEqual(['first-half 0:0', 'half-time 0:0', 'second-half 0:0', 'finished 2:1'])
  })
})

describe('a shoot-out', () => {
  const file = (penalties: [number, number]) =>
    JSON.stringify({
      name: 'Lamp Cup 2025',
      matches: [
        {
          round: 'Final',
          date: '2025-08-16',
          time: '15:00',
          team1: 'Anchor FC',
          team2: 'Beacon United',
          score: { ft: [0, 0], et: [0, 0], p: penalties },
        },
      ],
    })
  it.each([
    [4, 2, true],
    [4, 2, false],
    [9, 8, true],
  ] as [number, number, boolean][])('recorded as %i to %i is stated without inventing kicks (played: %s)', (home, away, asLive) => {
    const imported = tournament(file([home, away]), 'lamp.json')
    const [match] = imported.matches as [KnownMatch]
    const { core, events, warnings } = play(match, imported, asLive)
    expect(warnings).toEqual([])
    expect(core).toMatchObject({ status: 'over', shootout: [home, away], winner: 'home', home_score: 0, away_score: 0 })
    expect(events.map(({ type }) => type)).toContain('shoot-out')
    expect(events.filter(({ type }) => type === 'shootout-goal' || type === 'shootout-missed')).toEqual([])
  })
})
