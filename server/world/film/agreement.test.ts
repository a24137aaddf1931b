// A thousand simulated minutes of every filmed sport: at each time the picture's board equals the product's row of the match, and chat
// messages mention no other score.
import { describe, expect, it, vi } from 'vitest'
import type { MatchRow, Phase, Side, Sport } from '../../../contract/match/match-row.ts'
import { isPeriod, minuteText } from '../../../rules/match/match-clock.ts'
import { sampleRow } from '../../../tests/support/match/sample-row.ts'
import { type RowState, rowAt, rowStates } from '../../../tests/support/match/sim-rows.ts'
import { chance, figures, soak } from '../../../tests/support/soak.ts'
import { matchesBetween } from '../../feed/simulator/calendar/schedule.ts'
import { anchorDay } from '../../feed/simulator/calendar/season.ts'
import { day } from '../../feed/simulator/days.ts'
import type { SimMatch } from '../../feed/simulator/model.ts'
import { world } from '../../feed/simulator/world.ts'
import { arenaSceneAt } from '../arena/moba/scene-at.ts'
import { shooterSceneAt } from '../arena/shooter/scene-at.ts'
import { gameOf } from '../arena/show.ts'
import { sceneAt as basketballAt } from '../basketball/director/scene-at.ts'
import { sceneAt as footballAt } from '../director/scene-at.ts'
import { drawOf } from '../experts/draw.ts'
import { happeningsBetween } from '../people/happening.ts'
import { messageOn, replyTopic } from '../people/message.ts'
import { sceneAt as racketAt } from '../racket/scene-at.ts'
import { shows } from './shows.ts'

vi.setConfig({ testTimeout: soak(300_000, 7_200_000) })

const draw = chance()
const all = matchesBetween(world('grandstand'), (anchorDay + 1) * day, (anchorDay + 9) * day)
const filmed = Object.keys(shows) as Sport[]
/** Minutes per sport, seconds between two samples, and tolerance in seconds for a change of the shown minute. */
const minutes = soak(1_000, 10_000) / filmed.length
const every = soak(15, 5)
const slack = 2

/** Random matches that fill the minutes. */
function drawn(sport: Sport): { match: SimMatch; rows: RowState[]; length: number }[] {
  const list = all.filter((match) => match.sport === sport)
  const chosen: ReturnType<typeof drawn> = []
  for (let sum = 0; sum < minutes; ) {
    const match = list[draw(list.length)] as SimMatch
    const rows = rowStates(match)
    const length = (rows.at(-1) as RowState).at
    chosen.push({ match, rows, length })
    sum += length / 60
  }
  return chosen
}

/** Returns the state of the picture's board at a time, in milliseconds, and that of the row. */
type Compare = (match: SimMatch, t: number, core: RowState['core']) => [shown: unknown, row: unknown]

const score = (core: RowState['core']): [number, number] => [core.home_score, core.away_score]

/** In the picture an abandoned match is finished. */
const phaseOf = ({ status, phase }: RowState['core']): Phase => (status === 'cancelled' ? 'finished' : phase)

const compare: Partial<Record<Sport, Compare>> = {
  football(match, t, core) {
    const { board } = footballAt(match, t)
    return [
      { score: board.score, phase: board.phase, reds: board.reds },
      { score: score(core), phase: phaseOf(core), reds: [core.red_home, core.red_away] },
    ]
  },
  basketball(match, t, core) {
    const { board } = basketballAt(match, t)
    const minute = minuteText(core, t)
    return [
      { score: board.score, phase: board.phase, periods: board.periods, clock: board.clock && `${board.period} ${board.clock}` },
      { score: score(core), phase: core.phase, periods: core.periods, clock: minute.includes(':') ? minute : '' },
    ]
  },
  tennis: ofSets,
  badminton: ofSets,
  esports(match, t, core) {
    const { board } = gameOf(match) === 'shooter' ? shooterSceneAt(match, t) : arenaSceneAt(match, t)
    return [
      { score: board.score, points: board.points },
      { score: score(core), points: core.periods.at(-1) ?? [0, 0] },
    ]
  },
}
function ofSets(match: SimMatch, t: number, core: RowState['core']): [unknown, unknown] {
  const { board } = racketAt(match, t)
  return [
    { score: board.sets, phase: board.phase, periods: board.periods },
    { score: score(core), phase: core.phase, periods: core.periods },
  ]
}

/** Formats a football clock as the minute of a row. */
function minuteOf(clock: string, added: string): string {
  const minute = Number(clock.split(':')[0])
  return added ? `${minute}+${Number(added.slice(1).split(':')[0]) + 1}'` : `${minute + 1}'`
}

const sides = ['home', 'away'] as const
/** Sampled messages per happening. */
const messages = 12
const languages = ['zh', 'en', 'vi'] as const
const asRow = (core: RowState['core']): MatchRow => ({ ...sampleRow(), ...core, match_str: minuteText(core, Date.parse(core.updated_at)) })

/** Scores in messages about a happening, by fans of either side and of none. */
function quotedScores(before: MatchRow, after: MatchRow): string[] {
  return happeningsBetween(before, after).flatMap((happening, index) =>
    [null, ...sides].flatMap((club: Side | null) =>
      languages.flatMap((language) => {
        const topic = replyTopic(happening, after, club)
        const speaker = { id: 'p', language, temper: 'loud' as const, club }
        const draw = drawOf(`${after.id} ${after.seq} ${index} ${language}`)
        const texts = topic
          ? Array.from({ length: messages }, () => messageOn(topic, { speaker, row: after, player: '某人', draw, recent: new Set() }))
          : []
        return texts.flatMap((text) => [...(text ?? '').matchAll(/\d+:\d+/g)].map(([quoted]) => quoted))
      }),
    ),
  )
}

const matchesOf = new Map(filmed.map((sport) => [sport, drawn(sport)]))

describe.each(filmed)('film of %s', (sport) => {
  const matches = matchesOf.get(sport) ?? []

  it('shows on its board the same state as the row of the match', () => {
    let instants = 0
    for (const { match, rows, length } of matches) {
      const changes = rows.slice(1).flatMap(({ at }) => [at - 0.04, at + 0.04])
      const even = Array.from({ length: Math.ceil(length / every) }, (_, index) => index * every + 0.5)
      for (const second of [...even, ...changes]) {
        const core = rowAt(rows, second)
        const [shown, row] = (compare[sport] as Compare)(match, Math.round(match.start + second * 1_000), core)
        expect(shown, `${match.id} at ${second.toFixed(2)} s`).toEqual(row)
        instants += 1
      }
    }
    figures({ agreement: sport, matches: matches.length, instants })
  })

  it('has no chat message with a score other than that of the picture', () => {
    let compared = 0
    for (const { match, rows } of matches)
      for (const [index, { core, at }] of rows.entries()) {
        const before = rows[index - 1]
        if (!before) continue
        const scores = quotedScores(asRow(before.core), asRow(core))
        const [shown] = (compare[sport] as Compare)(match, match.start + at * 1_000, core) as [{ score: [number, number] }, unknown]
        for (const quoted of scores) expect(quoted, `${match.id} at ${at} s`).toBe(shown.score.join(':'))
        compared += scores.length
      }
    // Messages about other sports contain no score.
    if (sport === 'football') expect(compared).toBeGreaterThan(0)
    figures({ agreement: sport, compared })
  })
})

it('shows the minute of the row on the clock of a football match', () => {
  for (const { match, rows, length } of matchesOf.get('football') ?? [])
    for (let second = 1; second < length; second += every) {
      const t = match.start + second * 1_000
      const { board } = footballAt(match, t)
      if (board.clock === '') continue
      const core = rowAt(rows, second)
      const minutes = [-slack, 0, slack].map((off) => minuteText(core, t + off * 1_000))
      expect(minutes, `${match.id} at ${second} s`).toContain(minuteOf(board.clock, board.added))
    }
})

it('stops and runs the clock of a basketball match together with that of the row', () => {
  let [stood, ran] = [0, 0]
  for (const { match, rows } of matchesOf.get('basketball') ?? [])
    for (const [index, { core, at }] of rows.entries()) {
      const until = rows[index + 1]?.at
      if (!core.clock || !isPeriod(core.phase) || until === undefined || until - at < 2) continue
      const instants = [at, (at + until) / 2, until - 0.04].map((second) => Math.round(match.start + second * 1_000))
      const shown = instants.map((t) => {
        const { board } = basketballAt(match, t)
        return `${board.period} ${board.clock}`
      })
      const what = `${match.id} from ${at} s to ${until} s`
      expect(shown, what).toEqual(instants.map((t) => minuteText(core, t)))
      if (core.clock.running) ran += 1
      else {
        expect(new Set(shown).size, what).toBe(1)
        stood += until - at
      }
    }
  // Half an hour and more per match.
  expect(stood).toBeGreaterThan((matchesOf.get('basketball') ?? []).length * 1_800)
  expect(ran).toBeGreaterThan(0)
  figures({ agreement: 'basketball', 'seconds of a standing clock': Math.round(stood), ran })
})
