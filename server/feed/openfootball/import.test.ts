// Re-reads a file: nothing happens if it is unchanged, moves and visible corrections if it is not.
import { describe, expect, it } from 'vitest'
import { memorySink } from '../../../tests/support/match/memory-sink.ts'
import { carriedCup } from '../../../tests/support/match/real-data.ts'
import type { MatchState } from '../../features/match/state.ts'
import { clubNames } from '../names/club.ts'
import type { Checkpoints } from '../progress.ts'
import type { Checkpoint } from './change.ts'
import { importCompetition } from './fixtures.ts'
import { importMatches } from './import.ts'
import { parseCompetition } from './parse.ts'

interface RawMatch {
  [key: string]: unknown
  score?: { ft?: number[]; ht?: number[] }
  goals1?: { name: string; minute: number | string }[]
}
type Cup = { name: string; matches: RawMatch[] }
const cup = (): Cup => JSON.parse(carriedCup()) as Cup
const now = Date.UTC(2025, 6, 1)

async function readings(...files: Cup[]) {
  const memory = memorySink()
  let checkpoints: Checkpoints<Checkpoint> = {}
  let before = 0
  const missing: number[] = []
  for (const [index, file] of files.entries()) {
    const { competition, problems } = parseCompetition(JSON.stringify(file), 'cup.json')
    before = memory.heard.length
    const whole = problems.length === 0
    const options = { now, first: index === 0, whole, onMissing: (count: number) => missing.push(count) }
    checkpoints = await importMatches(memory.sink, importCompetition(competition, clubNames()), checkpoints, options)
  }
  return { ...memory, latest: memory.heard.slice(before), checkpoints, missing }
}
/** The state of the match with the given `index` in the file. */
const at = (file: Cup, index: number, states: Map<string, MatchState>): MatchState => {
  const imported = importCompetition(parseCompetition(JSON.stringify(file), 'cup.json').competition, clubNames())
  return states.get(imported.matches[index]?.id as string) as MatchState
}

describe('re-importing a file', () => {
  it('emits nothing when the file is unchanged', async () => {
    const { latest, heard, states } = await readings(cup(), cup())
    expect(heard.length).toBeGreaterThan(60)
    expect(latest).toEqual([])
    expect(states.size).toBe(16)
  })

  it('emits nothing new when the checkpoints are lost, as every event keeps its key', async () => {
    const { sink, states } = await readings(cup())
    const before = JSON.stringify([...states])
    await importMatches(
      sink,
      importCompetition(parseCompetition(carriedCup(), 'cup.json').competition, clubNames()),
      {},
      { now, first: true, whole: true },
    )
    expect(JSON.stringify([...states])).toBe(before)
  })

  it('keeps the identity of a match that moved to another day', async () => {
    const moved = cup()
    Object.assign(moved.matches[14] as RawMatch, { date: '2025-06-27', time: '20:00 UTC+8' })
    const { states } = await readings(cup(), moved)
    expect(states.size).toBe(16)
    expect(at(moved, 14, states).core.match_time).toBe('2025-06-27T12:00:00.000Z')
  })

  it('keeps the latest score when the file alternates between two scores', async () => {
    const other = cup()
    const index = other.matches.findIndex(({ score, goals1 }) => score?.ft && goals1?.length)
    const [home = 0, away = 0] = cup().matches[index]?.score?.ft ?? []
    Object.assign(other.matches[index] as RawMatch, { score: { ft: [home, away + 1] } })
    for (const files of [
      [other],
      [other, cup()],
      [other, cup(), other],
      [other, cup(), other, cup()],
      [other, cup(), other, cup(), other],
    ]) {
      const { states } = await readings(cup(), ...files)
      const { core } = at(cup(), index, states)
      expect([core.home_score, core.away_score]).toEqual([home, files.at(-1) === other ? away + 1 : away])
    }
  })

  it('emits nothing for a match missing from the file, and resumes when it returns', async () => {
    const later = cup()
    Object.assign(later.matches[14] as RawMatch, { date: '2025-08-30', score: undefined })
    const less: Cup = { ...later, matches: later.matches.filter((_, index) => index !== 14) }
    for (const [files, status] of [
      [[less], 'upcoming'],
      [[less, less, later], 'upcoming'],
      [[less, later, less], 'upcoming'],
      [[less, later, less, later, later], 'upcoming'],
    ] as const) {
      const { states, warnings } = await readings(later, ...files)
      expect([at(later, 14, states).core.status, warnings]).toEqual([status, []])
    }
  })

  it('emits nothing when an unlisted club is written with FC or a year', async () => {
    const league = (home: string): Cup => ({
      name: 'Harbour League 2025',
      matches: [
        { round: 'Matchday 1', date: '2025-08-30', team1: home, team2: 'Tide Town' },
        { round: 'Matchday 1', date: '2025-08-30', team1: 'Anchor City', team2: 'Quay Rovers' },
      ],
    })
    for (const respelled of ['Wharf Athletic FC', 'Wharf Athletic 1903', 'FC Wharf Athletic']) {
      const { latest, states } = await readings(league('Wharf Athletic'), league(respelled))
      expect([states.size, latest]).toEqual([2, []])
    }
  })

  it('cancels the old match without notifying when an unlisted club is respelled', async () => {
    const league = (home: string): Cup => ({
      name: 'Harbour League 2025',
      matches: [
        { round: 'Matchday 1', date: '2025-08-30', team1: home, team2: 'Tide Town' },
        { round: 'Matchday 1', date: '2025-08-30', team1: 'Anchor City', team2: 'Quay Rovers' },
      ],
    })
    const files = [league('Warf Athletic'), league('Wharf Athletic')] as const
    const { states, latest, notified } = await readings(...files)
    expect([at(files[0], 0, states), at(files[1], 0, states)].map(({ core }) => core.status)).toEqual(['cancelled', 'upcoming'])
    expect([latest.map(({ type }) => type), notified]).toEqual([['abandoned'], []])
    const back = await readings(...files, files[0])
    expect([at(files[0], 0, back.states), at(files[1], 0, back.states)].map(({ core }) => core.status)).toEqual(['upcoming', 'cancelled'])
  })

  it('resolves clubs within the file’s own country', () => {
    const file = { name: 'Uruguay Primera Division 2025', matches: [{ date: '2025-03-01', team1: 'River Plate', team2: 'Liverpool FC' }] }
    const { competition } = parseCompetition(JSON.stringify(file), 'uy.1.json')
    expect(importCompetition(competition, clubNames()).teams.map(({ id }) => id)).toEqual([
      'club-river-plate-montevideo',
      'club-liverpool-montevideo',
    ])
  })

  it('keeps a numbered match when its placeholder teams are resolved', async () => {
    const drawn = cup()
    Object.assign(drawn.matches[15] as RawMatch, { team1: 'Lintara', team2: 'Norvale' })
    const { states } = await readings(cup(), drawn)
    expect(states.size).toBe(16)
  })

  it('creates two matches for two meetings on one day', async () => {
    const twice = cup()
    twice.matches.push({ ...(twice.matches[0] as RawMatch), time: '10:00 UTC+8' })
    expect((await readings(twice)).states.size).toBe(17)
  })

  it('does not take the score of an abandoned or annulled match as its result', async () => {
    for (const status of ['abandoned', 'ANNULLED', 'cancelled']) {
      const off = cup()
      Object.assign(off.matches[14] as RawMatch, { score: { ht: [1, 0], ft: [1, 1] }, status })
      const { states } = await readings(off)
      expect(at(off, 14, states).core).toMatchObject({ status: 'cancelled', winner: null })
      const later = await readings(cup(), off)
      expect(at(off, 14, later.states).core).toMatchObject({ status: 'cancelled', winner: null })
    }
  })

  it('marks an abandoned match as started without inventing a score', async () => {
    const off = cup()
    Object.assign(off.matches[14] as RawMatch, { score: { ft: [1, 1] }, status: 'abandoned' })
    for (const files of [[off], [cup(), off]]) {
      const { core, log } = at(off, 14, (await readings(...files)).states)
      expect(core).toMatchObject({ status: 'cancelled', phase: 'first-half', match_str: 'ABD', half_home_score: null })
      expect(log.map(({ event: { type, minute, detail } }) => [type, minute, detail])).toEqual([['abandoned', '', {}]])
    }
  })

  it.each(['cancelled', 'postponed', 'abandoned'])(
    'accepts the result of a match that was called off after its kick-off: %s',
    async (status) => {
      const off = cup()
      Object.assign(off.matches[14] as RawMatch, { status })
      const played = cup()
      Object.assign(played.matches[14] as RawMatch, { score: { ft: [1, 0] }, goals1: [{ name: 'Aron Weil', minute: 20 }], goals2: [] })
      const { states, warnings } = await readings(cup(), off, played)
      const { core } = at(played, 14, states)
      expect(core).toMatchObject({ status: 'over', match_str: 'FT', home_score: 1, half_home_score: 1, winner: 'home' })
      expect(warnings).toEqual([])
    },
  )

  it('adds a new result together with its goals', async () => {
    const played = cup()
    Object.assign(played.matches[14] as RawMatch, { score: { ft: [1, 0] }, goals1: [{ name: 'Aron Weil', minute: '90+2' }], goals2: [] })
    const { states } = await readings(cup(), played)
    const { core, log } = at(played, 14, states)
    expect(core).toMatchObject({ status: 'over', home_score: 1, away_score: 0 })
    expect(log.find(({ event }) => event.type === 'goal')?.event).toMatchObject({ minute: "90+2'", player: { en: 'Aron Weil' } })
  })

  it('visibly cancels a removed goal and corrects a scorer', async () => {
    const corrected = cup()
    const match = corrected.matches[0] as RawMatch
    match.score = { ht: [1, 1], ft: [2, 2] }
    match.goals1 = [
      { name: 'Kesi Amand', minute: 4 },
      { name: 'Kesi Amand', minute: 66 },
    ]
    const { states } = await readings(cup(), corrected)
    const { core, log } = at(corrected, 0, states)
    expect(core).toMatchObject({ home_score: 2, away_score: 2, status: 'over' })
    const struck = log.filter(({ event }) => event.cancelled_by !== null).map(({ event }) => event.minute)
    expect(struck).toEqual(["90+3'"])
    expect(log.some(({ event }) => event.type === 'scorer-correction' && event.player?.en === 'Kesi Amand')).toBe(true)
  })

  it('keeps a goal through any number of minute corrections until it is removed', async () => {
    const withGoal = (minute: number | null): Cup => {
      const file = cup()
      const goals1 = minute === null ? [] : [{ name: 'Aron Weil', minute }]
      Object.assign(file.matches[14] as RawMatch, { score: { ft: [goals1.length, 0] }, goals1, goals2: [] })
      return file
    }
    const corrected = async (...minutes: (number | null)[]) => {
      const { states, notified, warnings } = await readings(cup(), ...minutes.map(withGoal))
      expect(warnings).toEqual([])
      const { core, log } = at(withGoal(1), 14, states)
      const goals = log.filter(({ event }) => event.type === 'goal').map(({ event }) => [event.minute, event.cancelled_by === null])
      return { score: core.home_score, half: core.half_home_score, goals, notified: notified.length }
    }
    const once = await corrected(44)
    expect(once).toMatchObject({ score: 1, half: 1, goals: [["44'", true]] })
    expect(await corrected(44, 46)).toEqual({ ...once, half: 0, goals: [["46'", true]] })
    expect(await corrected(44, 46, 44, 46, 45)).toEqual({ ...once, goals: [["45'", true]] })
    expect(await corrected(44, 46, null)).toMatchObject({ score: 0, goals: [["46'", false]] })
  })

  it('adds scorers to a result that had none without counting its goals twice', async () => {
    const named = cup()
    const match = named.matches[5] as RawMatch
    match.goals1 = [5, 50, 60, 70].map((minute) => ({ name: 'Jun Halder', minute }))
    const { states } = await readings(cup(), named)
    const { core, log } = at(named, 5, states)
    expect(core).toMatchObject({ home_score: 4, away_score: 0, half_home_score: 1 })
    const goals = log.filter(({ event }) => event.type === 'goal' && event.cancelled_by === null)
    expect(goals.map(({ event }) => event.minute).sort()).toEqual(["5'", "50'", "60'", "70'"].sort())
    expect(goals.map(({ event }) => event.player?.en)).toEqual(['Jun Halder', 'Jun Halder', 'Jun Halder', 'Jun Halder'])
  })

  it('records a decision after full time as a correction, and reverts it as one', async () => {
    const awarded = cup()
    Object.assign(awarded.matches[0] as RawMatch, { status: 'AWARDED', score: { ft: [0, 3] } })
    const { states, notified } = await readings(cup(), awarded)
    const played = at(cup(), 0, (await readings(cup())).states)
    const { core, log } = at(awarded, 0, states)
    expect(core).toMatchObject({ status: 'over', home_score: 0, away_score: 3, winner: 'away' })
    expect(log.slice(0, -1)).toEqual(played.log)
    expect(log.at(-1)?.event).toMatchObject({ type: 'awarded', detail: { score: [0, 3] } })
    expect(notified).toHaveLength(1)
    const lifted = at(cup(), 0, (await readings(cup(), awarded, cup())).states)
    expect([lifted.core.home_score, lifted.core.away_score]).toEqual([played.core.home_score, played.core.away_score])
  })

  const decided = ['awarded', 'WALKOVER', 'walk-over', 'w.o.', 'W/O', 'forfeited']
  it.each(decided)('has only the result of a match that was decided without being played: %s', async (status) => {
    const walkover = cup()
    Object.assign(walkover.matches[0] as RawMatch, { status, score: { ft: [3, 0] }, goals1: undefined, goals2: undefined })
    const { core, log } = at(walkover, 0, (await readings(walkover)).states)
    expect(core).toMatchObject({ status: 'over', home_score: 3, half_home_score: null, winner: 'home' })
    expect(log.map(({ event }) => event.type)).toEqual(['awarded'])
  })

  it('keeps a previously read result that can no longer be read', async () => {
    const broken = cup()
    Object.assign(broken.matches[0] as RawMatch, { score: '2:3' })
    const { states, latest } = await readings(cup(), broken)
    expect(latest).toEqual([])
    expect(at(broken, 0, states).core.status).toBe('over')
  })

  it('postpones and reschedules a match', async () => {
    const again = cup()
    Object.assign(again.matches[11] as RawMatch, { status: undefined, date: '2025-07-20', time: '20:00 UTC+8' })
    const first = await readings(cup())
    expect(at(cup(), 11, first.states).core.status).toBe('postponed')
    const { states } = await readings(cup(), again)
    expect(at(again, 11, states).core).toMatchObject({ status: 'upcoming', match_time: '2025-07-20T12:00:00.000Z' })
  })

  it('reports an upcoming match missing from the file without cancelling it', async () => {
    const later = cup()
    Object.assign(later.matches[15] as RawMatch, { date: '2025-07-25' })
    const without: Cup = { ...later, matches: later.matches.slice(0, 15) }
    const { states, missing } = await readings(later, without)
    expect(at(later, 15, states).core.status).toBe('upcoming')
    expect(missing).toEqual([1])
    const damaged: Cup = { ...later, matches: [...later.matches.slice(0, 14), { ...later.matches[14], date: 'soon' }] }
    const result = await readings(later, damaged)
    expect(at(later, 15, result.states).core.status).toBe('upcoming')
  })
})
