// Status, phase, score, kicks and winner of a response whose fields may be late, duplicated or contradictory.
import { describe, expect, it } from 'vitest'
import {
  followResponses,
  type MatchResponse,
  readResponse,
  standingGoals,
  start,
} from '../../../tests/support/match/football-data-responses.ts'
import { served } from '../../../tests/support/match/football-data-service.ts'
import { type Known, readingOf } from './reading.ts'

const minute = 60_000
const pair = (home: number, away: number) => ({ home, away })
const shootOut = { duration: 'PENALTY_SHOOTOUT', winner: null }
const level: MatchResponse[] = [
  { status: 'IN_PLAY', minute: 1, score: served.score(0, 0) },
  { passed: 48, status: 'PAUSED', score: served.score(1, 0, [1, 0]) },
  { passed: 64, status: 'IN_PLAY', score: served.score(1, 0, [1, 0]) },
  { passed: 80, status: 'IN_PLAY', score: served.score(1, 1, [1, 0]) },
]
const before: Known = { phase: 'second-half', begun: start + 64 * minute, score: [1, 1] }
const reading = (response: MatchResponse, known: Known = before) =>
  readingOf(readResponse(response), known, { now: start + 150 * minute, isSeen: true })
/** The score as reported to followers. */
const goalKeys = (notified: readonly string[]) => notified.filter((key) => /score|goal|shoot-out:/.test(key))

describe('shoot-out kicks', () => {
  it('are not goals when only the duration indicates a shoot-out', async () => {
    const kicks = (home: number, away: number) => ({
      status: 'IN_PLAY',
      score: { ...shootOut, fullTime: pair(1 + home, 1 + away), halfTime: pair(1, 0), penalties: pair(home, away) },
    })
    const playing = [...level, { ...kicks(1, 0), passed: 150 }]
    const first = await followResponses(playing)
    expect(first.core).toMatchObject({ status: 'live', phase: 'shoot-out', home_score: 1, away_score: 1, shootout: [1, 0] })
    const end = { status: 'FINISHED', score: { ...kicks(4, 3).score, winner: 'HOME_TEAM' } }
    const { core, notified, log } = await followResponses([...playing, kicks(2, 1), kicks(3, 3), end])
    expect(core).toMatchObject({ status: 'over', home_score: 1, away_score: 1, shootout: [4, 3], winner: 'home', match_str: 'PEN' })
    expect(goalKeys(notified)).toEqual(['fd-7:score:1-0:1', 'fd-7:score:1-1:2'])
    expect(standingGoals(log)).toHaveLength(2)
  })

  const [none, one] = [pair(0, 0), pair(1, 1)]
  it.each<[string, object, [number, number], [number, number] | null]>([
    ['penalties are missing', { regularTime: one, extraTime: none, fullTime: pair(5, 4), winner: 'HOME_TEAM' }, [1, 1], [4, 3]],
    ['penalties are empty', { regularTime: one, fullTime: pair(4, 6), penalties: { home: null, away: null } }, [1, 1], [3, 5]],
    ['the regular time is missing', { fullTime: pair(7, 6), penalties: pair(6, 5) }, [1, 1], [6, 5]],
    ['all but the sum is missing', { fullTime: pair(5, 4) }, [1, 1], [4, 3]],
    ['fullTime lacks them', { regularTime: one, extraTime: none, fullTime: one, penalties: pair(4, 3) }, [1, 1], [4, 3]],
    ['they are behind', { regularTime: one, extraTime: one, fullTime: pair(6, 5), penalties: pair(3, 3) }, [2, 2], [4, 3]],
    ['nothing is known of them', { regularTime: one, extraTime: none, fullTime: one, winner: 'HOME_TEAM' }, [1, 1], null],
    ['there are two legs', { regularTime: pair(2, 1), extraTime: none, fullTime: pair(6, 4), penalties: pair(4, 3) }, [2, 1], [4, 3]],
  ])('are what fullTime has beyond the score when %s', (_, score, played, kicks) => {
    expect(reading({ status: 'FINISHED', score: { ...shootOut, ...score } })).toMatchObject({ score: played, kicks })
  })

  it('decide a winner even if never reported, once the end has waited for them', async () => {
    const blankScore = { status: 'FINISHED', score: { ...shootOut, winner: 'AWAY_TEAM', fullTime: pair(1, 1), penalties: null } }
    const waiting = await followResponses([...level, { ...blankScore, passed: 160 }])
    expect(waiting.core.status).toBe('live')
    const { core, notified } = await followResponses([...level, { ...blankScore, passed: 160 }, { ...blankScore, passed: 171 }])
    expect(core).toMatchObject({ status: 'over', home_score: 1, away_score: 1, shootout: null, winner: 'away' })
    expect(notified.at(-1)).toBe('fd-7:finished')
    const late = await followResponses([{ ...blankScore, passed: 400 }], null)
    expect(late.core).toMatchObject({ status: 'over', home_score: 1, away_score: 1, winner: 'away' })
  })

  it('stay kicks when the duration is no longer given', async () => {
    const kicks = { status: 'IN_PLAY', score: { ...shootOut, fullTime: pair(2, 1), penalties: pair(1, 0) } }
    const bare = { status: 'FINISHED', score: { winner: 'HOME_TEAM', duration: null, fullTime: pair(5, 4) } }
    const { core } = await followResponses([...level, { ...kicks, passed: 150 }, bare, bare])
    expect(core).toMatchObject({ status: 'over', home_score: 1, away_score: 1, shootout: [4, 3] })
  })
})

describe('extra time', () => {
  it('is recognized when only the duration indicates it, and the match ends after it', async () => {
    const extra = (status: string, home: number, more: object = {}) => ({
      status,
      score: served.score(1 + home, 1, [1, 0], { duration: 'EXTRA_TIME', ...more }),
    })
    const begun = await followResponses([...level, { ...extra('IN_PLAY', 0), passed: 118 }])
    expect(begun.core).toMatchObject({ phase: 'extra-first', match_str: "91'" })
    const { core, log, notified } = await followResponses([
      ...level,
      { ...extra('PAUSED', 0), passed: 112 },
      { ...extra('IN_PLAY', 0), passed: 118 },
      { ...extra('PAUSED', 0), passed: 134 },
      { ...extra('IN_PLAY', 1), passed: 136 },
      { ...extra('FINISHED', 1, { winner: 'HOME_TEAM' }), passed: 153 },
    ])
    expect(core).toMatchObject({ status: 'over', home_score: 2, away_score: 1, after_extra: true, match_str: 'AET', winner: 'home' })
    expect(log.map(({ type }) => type)).toEqual(expect.arrayContaining(['period', 'extra-time', 'extra-half-time', 'full-time']))
    expect(notified.filter((key) => key.includes('extra'))).toEqual(['fd-7:extra-break'])
  })

  it('was played when only the end indicates it', async () => {
    const end = { status: 'FINISHED', passed: 160, score: served.score(2, 1, [1, 0], { duration: 'EXTRA_TIME', winner: 'HOME_TEAM' }) }
    expect((await followResponses([...level, end])).core).toMatchObject({ match_str: 'AET', after_extra: true })
    expect((await followResponses([end], null)).core).toMatchObject({ match_str: 'AET', after_extra: true, home_score: 2 })
  })

  it('is ignored before it is possible', async () => {
    const early = { status: 'IN_PLAY', score: served.score(1, 0, null, { duration: 'PENALTY_SHOOTOUT' }) }
    const { core, doubts } = await followResponses([{ status: 'IN_PLAY', score: served.score(0, 0) }, early, early])
    expect(core).toMatchObject({ phase: 'first-half', home_score: 1, shootout: null })
    const timed = { status: 'TIMED', score: { duration: 'PENALTY_SHOOTOUT' } }
    const begun = await followResponses([timed, { status: 'IN_PLAY', score: served.score(1, 0) }])
    expect(begun.core).toMatchObject({ phase: 'first-half', home_score: 1 })
    expect(doubts).toEqual(['duration is not what is played'])
  })
})

describe('a contradictory score', () => {
  it('is reported when repeated, and the contradiction is reported once', async () => {
    const disputed = {
      status: 'IN_PLAY',
      score: served.score(2, 1, [1, 0], { duration: 'EXTRA_TIME', regularTime: pair(1, 1), extraTime: pair(0, 0) }),
    }
    const once = await followResponses([...level, { ...disputed, passed: 120 }])
    expect(once.core).toMatchObject({ home_score: 1, away_score: 1 })
    const twice = await followResponses([...level, { ...disputed, passed: 120 }, disputed, disputed])
    expect(twice.core).toMatchObject({ home_score: 2, away_score: 1 })
    expect(twice.doubts).toEqual(['fullTime is not regularTime and extraTime together'])
  })

  it('is no result until winner and score agree, and then the score shown', async () => {
    const end = (home: number, passed: number) => ({
      status: 'FINISHED',
      passed,
      score: served.score(home, 1, [1, 0], { winner: 'HOME_TEAM' }),
    })
    const waiting = await followResponses([...level, end(1, 112)])
    expect(waiting.core).toMatchObject({ status: 'live', winner: null })
    const settled = await followResponses([...level, end(1, 112), end(2, 113)])
    expect(settled.core).toMatchObject({ status: 'over', home_score: 2, winner: 'home' })
    const never = await followResponses([...level, end(1, 112), end(1, 123)])
    expect(never.core).toMatchObject({ status: 'over', home_score: 1, winner: 'draw' })
  })

  it('is unknown when a match that is over gives none', async () => {
    const blankScore = { status: 'FINISHED', score: { winner: null, duration: 'REGULAR', fullTime: { home: null, away: null } } }
    expect((await followResponses([{ ...blankScore, passed: 130 }])).core).toMatchObject({ status: 'upcoming', winner: null })
    expect((await followResponses([{ ...blankScore, passed: 130 }], null)).core.status).toBe('upcoming')
    const final = { status: 'FINISHED', score: served.score(2, 0, [1, 0]) }
    expect((await followResponses([{ ...blankScore, passed: 130 }, final])).core).toMatchObject({ status: 'over', home_score: 2 })
  })
})
