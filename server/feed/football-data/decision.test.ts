// Matches that are suspended, rescheduled or awarded.
import { describe, expect, it } from 'vitest'
import { followResponses, type MatchResponse, standingGoals } from '../../../tests/support/match/football-data-responses.ts'
import { served } from '../../../tests/support/match/football-data-service.ts'

const timed = (passed: number): MatchResponse => ({ passed, status: 'TIMED' })
const at = (passed: number, status: string, home: number, away: number, half: [number, number] | null = null): MatchResponse => ({
  ...{ passed, status, minute: null, score: served.score(home, away, half) },
})
const begin = [timed(-1), at(0, 'IN_PLAY', 0, 0), at(20, 'IN_PLAY', 0, 1)]
const played = [
  ...begin,
  at(46, 'PAUSED', 0, 1, [0, 1]),
  at(62, 'IN_PLAY', 0, 1, [0, 1]),
  at(80, 'IN_PLAY', 2, 1, [0, 1]),
  at(109, 'FINISHED', 2, 1, [0, 1]),
]

describe('a suspended match', () => {
  it('stops at its minute, is not called off, and continues from there', async () => {
    const halted = [...begin, at(34, 'SUSPENDED', 0, 1)]
    const standing = await followResponses([...halted, at(60, 'SUSPENDED', 0, 1)])
    expect(standing.core).toMatchObject({ status: 'live', phase: 'first-half', suspended: true, match_str: 'SUSP' })
    expect(standing.core.clock).toMatchObject({ elapsed: 34 * 60, running: false })
    expect(standing.notified.at(-1)).toMatch(/suspended/)
    expect(standing.log.at(-1)).toMatchObject({ type: 'suspended', minute: "35'", detail: { score: [0, 1] } })
    const { core, notified, log } = await followResponses([...halted, at(64, 'IN_PLAY', 0, 1), at(70, 'IN_PLAY', 1, 1)])
    expect(core).toMatchObject({ status: 'live', suspended: false, phase: 'first-half', home_score: 1, clock: { running: true } })
    expect(log.find(({ type }) => type === 'resumed')).toMatchObject({ minute: "35'", detail: { score: [0, 1] } })
    expect(standingGoals(log).at(-1)).toMatchObject({ minute: "41'" })
    expect(notified.filter((key) => /moved|postponed|cancelled/.test(key))).toEqual([])
  })

  it('is called off or rescheduled when that is reported', async () => {
    const halted = [...begin, at(34, 'SUSPENDED', 0, 1)]
    const off = await followResponses([...halted, at(90, 'CANCELLED', 0, 1)])
    expect(off.core).toMatchObject({ status: 'cancelled', suspended: false, match_str: 'ABD' })
    expect(off.log.at(-1)).toMatchObject({ type: 'abandoned', minute: "35'", detail: { score: [0, 1] } })
    expect((await followResponses([...halted, at(90, 'CANCELED', 0, 1)])).core.match_str).toBe('ABD')
    const again = { ...at(90, 'TIMED', 0, 1), utcDate: '2026-11-25T18:00:00Z' }
    expect((await followResponses([...halted, again])).core).toMatchObject({ status: 'upcoming', match_time: '2026-11-25T18:00:00.000Z' })
    const goesOn = { ...at(4 * 1440 + 181, 'IN_PLAY', 0, 2), utcDate: '2026-11-25T18:00:00Z' }
    expect((await followResponses([...halted, again, goesOn])).core).toMatchObject({ status: 'live', phase: 'first-half', away_score: 2 })
  })

  it('is postponed after hours without further news', async () => {
    const { core, notified, log } = await followResponses([...begin, at(34, 'SUSPENDED', 0, 1), at(400, 'SUSPENDED', 0, 1)])
    expect(core.status).toBe('postponed')
    expect(log.at(-1)).toMatchObject({ type: 'postponed', minute: "35'" })
    expect(notified.filter((key) => key.includes('postponed'))).toHaveLength(1)
  })
})

describe('an awarded result', () => {
  it('is reported once as a correction after full time, and no goal is revoked or added', async () => {
    const { core, log, notified } = await followResponses([...played, at(114, 'AWARDED', 0, 3), at(115, 'AWARDED', 0, 3)])
    expect(core).toMatchObject({ status: 'over', awarded: true, match_str: 'AWD', home_score: 0, away_score: 3, winner: 'away' })
    expect(standingGoals(log)).toHaveLength(3)
    expect(log.some(({ type }) => type === 'goal-cancelled')).toBe(false)
    const corrections = log.filter(({ type }) => type === 'awarded')
    expect(corrections).toMatchObject([{ minute: '', detail: { score: [0, 3] } }])
    expect(notified.at(-1)).toMatch(/awarded:0-3/)
    expect(notified.filter((key) => key.includes('awarded'))).toHaveLength(1)
  })

  it.each([
    ['that was looked at before', true],
    ['that was not', false],
  ])('has no kick-off, halves or goals in a match %s and nobody played', async (_, isSeen) => {
    const { core, log, notified, warnings } = await followResponses([at(-3_000, 'AWARDED', 3, 0)], isSeen ? timed(-4_000) : null)
    expect(core).toMatchObject({ status: 'over', home_score: 3, half_home_score: null, winner: 'home', after_extra: false })
    expect(log.map(({ type }) => type)).toEqual(['awarded'])
    expect(notified).toHaveLength(isSeen ? 1 : 0)
    expect(warnings).toEqual([])
  })

  it('ends a suspended match, and is lifted when the played result counts after all', async () => {
    const decided = await followResponses([...begin, at(34, 'SUSPENDED', 0, 1), at(200, 'AWARDED', 3, 0)])
    expect(decided.core).toMatchObject({ status: 'over', home_score: 3, away_score: 0, winner: 'home' })
    const lifted = await followResponses([...played, at(114, 'AWARDED', 0, 3), at(900, 'FINISHED', 2, 1, [0, 1])])
    expect(lifted.core).toMatchObject({ awarded: false, match_str: 'FT', home_score: 2, away_score: 1, winner: 'home' })
    expect(standingGoals(lifted.log)).toHaveLength(3)
    expect(lifted.log.filter(({ type }) => type === 'awarded' || type === 'score-correction').map(({ type }) => type)).toEqual([
      'awarded',
      'score-correction',
    ])
  })

  it('is pending while its score is missing', async () => {
    const blankScore = { ...at(60, 'AWARDED', 0, 0), score: { duration: 'REGULAR', fullTime: null } }
    expect((await followResponses([blankScore])).core.status).toBe('upcoming')
    expect((await followResponses([...played, { ...blankScore, passed: 120 }])).core).toMatchObject({ status: 'over', home_score: 2 })
  })
})

it('a score corrected after the end is reported as a correction of the result', async () => {
  const { core, log, notified } = await followResponses([...played, at(112, 'FINISHED', 2, 2, [0, 1])])
  expect(core).toMatchObject({ home_score: 2, away_score: 2, winner: 'draw' })
  expect(log.at(-1)).toMatchObject({ type: 'score-correction', detail: { score: [2, 2] } })
  expect(notified.at(-1)).toMatch(/score:2-2/)
})

it('an unknown status changes nothing, and is reported once', async () => {
  const { core, doubts } = await followResponses([...begin, at(30, 'BREAKFAST', 0, 1), at(31, 'BREAKFAST', 0, 1), at(32, 'IN_PLAY', 1, 1)])
  expect(core).toMatchObject({ status: 'live', phase: 'first-half', home_score: 1, away_score: 1 })
  expect(doubts).toEqual(['status is none that is known'])
})
