import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  followResponses,
  kickOff,
  type MatchResponse,
  readResponse as read,
  standingGoals as standing,
  start,
} from '../../../tests/support/match/football-data-responses.ts'
import { served } from '../../../tests/support/match/football-data-service.ts'
import { changeOf } from './change.ts'

const home = 64
const away = 57

const heard = (...responses: MatchResponse[]) => followResponses(responses)

describe('a followed match', () => {
  it('goes through its phases to its result', async () => {
    const { core, warnings } = await heard(
      { status: 'IN_PLAY', minute: 1, score: served.score(0, 0) },
      { status: 'IN_PLAY', minute: 30, score: served.score(1, 0) },
      { status: 'PAUSED', score: served.score(1, 0, [1, 0]) },
      { status: 'IN_PLAY', minute: 46, score: served.score(1, 0, [1, 0]) },
      { status: 'IN_PLAY', minute: 80, score: served.score(1, 1, [1, 0]) },
      { status: 'FINISHED', score: served.score(1, 1, [1, 0]) },
    )
    expect(core).toMatchObject({ status: 'over', phase: 'finished', home_score: 1, away_score: 1 })
    expect(warnings).toEqual([])
  })

  it('reports a goal immediately, and its scorer once named', async () => {
    const { notified, log } = await heard(
      { status: 'IN_PLAY', minute: 1, score: served.score(0, 0), goals: [] },
      { status: 'IN_PLAY', minute: 12, score: served.score(1, 0), goals: [] },
      { status: 'IN_PLAY', minute: 13, score: served.score(1, 0), goals: [served.goal(12, home, 'A. Nine', [1, 0])] },
    )
    expect(standing(log)).toMatchObject([{ player: { en: 'A. Nine' } }])
    expect(notified.length).toBeGreaterThanOrEqual(2)
  })

  it('revokes a goal that a review cancelled, even when only the score shows it', async () => {
    const goal = served.goal(20, home, 'A. Nine', [1, 0])
    const named = await heard(
      { status: 'IN_PLAY', minute: 1, score: served.score(0, 0), goals: [] },
      { status: 'IN_PLAY', minute: 21, score: served.score(1, 0), goals: [goal] },
      { status: 'IN_PLAY', minute: 23, score: served.score(0, 0), goals: [] },
    )
    expect(named.core).toMatchObject({ home_score: 0, away_score: 0 })
    expect(named.log.some(({ type }) => type === 'goal-cancelled')).toBe(true)
    const bare = await heard(
      { status: 'IN_PLAY', minute: 1, score: served.score(0, 0) },
      { status: 'IN_PLAY', minute: 21, score: served.score(1, 0) },
      { status: 'IN_PLAY', minute: 23, score: served.score(0, 0) },
      { status: 'IN_PLAY', minute: 40, score: served.score(1, 0) },
    )
    expect(bare.core).toMatchObject({ home_score: 1, away_score: 0 })
    expect(standing(bare.log)).toHaveLength(1)
  })

  it('keeps a goal whose minute or scorer is corrected', async () => {
    const { log, core } = await heard(
      { status: 'IN_PLAY', minute: 1, score: served.score(0, 0), goals: [] },
      { status: 'IN_PLAY', minute: 21, score: served.score(1, 0), goals: [served.goal(20, home, 'A. Nine', [1, 0])] },
      { status: 'IN_PLAY', minute: 22, score: served.score(1, 0), goals: [served.goal(21, home, 'A. Nine', [1, 0])] },
      { status: 'IN_PLAY', minute: 24, score: served.score(1, 0), goals: [served.goal(21, home, 'B. Ten', [1, 0])] },
    )
    expect(core.home_score).toBe(1)
    expect(log.filter(({ type }) => type === 'goal-cancelled')).toEqual([])
    expect(standing(log)).toMatchObject([{ player: { en: 'B. Ten' } }])
  })

  it('corrects the minute, the assist and the kind of a goal without an alert', async () => {
    const goal = (minute: number, more: object = {}) => ({ ...served.goal(minute, home, 'A. Nine', [1, 0]), ...more })
    const at = (minute: number, ...goals: object[]) => ({ status: 'IN_PLAY', minute, score: served.score(1, 0), goals })
    const before = [{ status: 'IN_PLAY', minute: 1, score: served.score(0, 0), goals: [] }, at(47, goal(45, { injuryTime: 1 }))]
    const notified = (await heard(...before)).notified.length
    const {
      log,
      core,
      notified: after,
    } = await heard(
      ...before,
      at(48, goal(46)),
      at(49, goal(45, { injuryTime: 1 })),
      at(50, goal(46, { type: 'PENALTY', assist: { id: 8, name: 'C. Eight' } })),
    )
    expect(standing(log)).toMatchObject([{ minute: "46'", type: 'penalty-goal', detail: { assist: { en: 'C. Eight' } } }])
    expect(core).toMatchObject({ home_score: 1 })
    expect(after).toHaveLength(notified)
    const named = await heard(...before, at(51, { ...goal(45, { injuryTime: 1 }), scorer: { id: 9, name: 'B. Ten' } }), at(52, goal(44)))
    expect(standing(named.log)).toMatchObject([{ minute: "44'", player: { en: 'A. Nine' } }])
    expect(named.log.filter(({ type }) => type === 'scorer-correction').at(-1)).toMatchObject({ minute: "44'" })
  })

  it('names the last reported scorer, however often it changed', async () => {
    const at = (minute: number, name: string) => ({
      ...{ status: 'IN_PLAY', minute, score: served.score(1, 0), goals: [served.goal(20, home, name, [1, 0])] },
    })
    const { log } = await heard(at(21, 'A. Nine'), at(22, 'B. Ten'), at(23, 'A. Nine'), at(24, 'B. Ten'))
    expect(standing(log)).toMatchObject([{ player: { en: 'B. Ten' } }])
  })

  it('revokes the one of a player’s two goals that is no longer listed', async () => {
    const [first, second] = [served.goal(20, home, 'A. Nine', [1, 0]), served.goal(70, home, 'A. Nine', [2, 0])]
    const { log } = await heard(
      { status: 'IN_PLAY', minute: 71, score: served.score(2, 0), goals: [first, second] },
      { status: 'IN_PLAY', minute: 72, score: served.score(1, 0), goals: [{ ...second, score: { home: 1, away: 0 } }] },
    )
    expect(log.filter(({ type }) => type === 'goal')).toMatchObject([
      { minute: "20'", cancelled_by: expect.any(Number) },
      { minute: "70'" },
    ])
    expect(standing(log)).toHaveLength(1)
  })

  it('shows a goal from a bare score in its own minute once it is named', async () => {
    const { log } = await heard(
      { status: 'IN_PLAY', minute: 1, score: served.score(0, 0), goals: [] },
      { status: 'IN_PLAY', minute: 14, score: served.score(1, 0), goals: [] },
      { status: 'IN_PLAY', minute: 15, score: served.score(1, 0), goals: [served.goal(12, home, 'A. Nine', [1, 0])] },
    )
    expect(standing(log)).toMatchObject([{ minute: "12'", player: { en: 'A. Nine' } }])
  })

  it('counts an own goal for the other side, and cards once', async () => {
    const bookings = [{ minute: 30, team: { id: away }, player: { id: 5, name: 'C. Four' }, card: 'RED' }]
    const own = served.goal(10, away, 'C. Four', [1, 0], 'OWN')
    const { core, log } = await heard(
      { status: 'IN_PLAY', minute: 1, score: served.score(0, 0), goals: [], bookings: [] },
      { status: 'IN_PLAY', minute: 31, score: served.score(1, 0), goals: [own], bookings },
      { status: 'IN_PLAY', minute: 32, score: served.score(1, 0), goals: [own], bookings },
    )
    expect(core).toMatchObject({ home_score: 1, away_score: 0, red_away: 1 })
    expect(log.filter(({ type }) => type === 'own-goal')).toMatchObject([{ team: 'home' }])
  })

  it('reports an own goal once its side is known, and never for the other side', async () => {
    const own = { ...served.goal(10, home, 'C. Four', [0, 0], 'OWN'), score: null }
    const at = (minute: number, home: number, goals: object[]) => ({ status: 'IN_PLAY', minute, score: served.score(home, 0), goals })
    const late = await heard(at(1, 0, []), at(11, 0, [own]), at(12, 0, [own]))
    expect([late.core.home_score, late.core.away_score, standing(late.log)]).toEqual([0, 0, []])
    const blankScore = { ...at(13, 0, [own]), score: { ...served.score(0, 0), fullTime: null } }
    const { core, log, notified } = await heard(at(1, 0, []), at(11, 0, [own]), at(12, 1, [own]), blankScore, at(14, 1, [own]))
    expect(core).toMatchObject({ home_score: 1, away_score: 0 })
    expect(standing(log)).toMatchObject([{ type: 'own-goal', team: 'home', minute: "10'", player: { en: 'C. Four' } }])
    expect(notified).toEqual(['fd-7:first-half', 'fd-7:goal:home:10'])
  })

  it('reports a goal that is not in the score yet once, and revokes it when the match ends without it', async () => {
    const goal = (minute: number, score: [number, number]) => served.goal(minute, home, `P. ${minute}`, score)
    const list = [goal(10, [1, 0]), goal(20, [2, 0])]
    const at = (minute: number, home: number, goals: object[]) => ({ status: 'IN_PLAY', minute, score: served.score(home, 0), goals })
    const before = [at(1, 0, []), at(11, 0, list.slice(0, 1)), at(12, 0, list.slice(0, 1)), at(21, 0, list), at(22, 1, list)]
    const { core, log, notified } = await heard(...before, at(23, 2, list))
    expect(core).toMatchObject({ home_score: 2, away_score: 0 })
    expect(notified).toEqual(['fd-7:first-half', 'fd-7:goal:home:10', 'fd-7:goal:home:20'])
    expect(log.filter(({ type }) => type === 'goal-cancelled')).toEqual([])
    const ended = await heard(...before, { status: 'FINISHED', score: served.score(1, 0, [1, 0]), goals: list })
    expect(ended.core).toMatchObject({ status: 'over', home_score: 1 })
    expect(standing(ended.log)).toMatchObject([{ minute: "10'" }])
  })

  it('waits at most ten minutes for the score of a goal, and revokes a goal that never gets it', async () => {
    const goal = served.goal(10, home, 'P. 10', [1, 0])
    const at = (minute: number, goals: object[]) => ({ status: 'IN_PLAY', minute, score: served.score(0, 0), goals })
    const responses = [at(1, []), ...Array.from({ length: 11 }, (_, passed) => at(11 + passed, [goal]))]
    const waiting = await heard(...responses.slice(0, -1))
    expect(waiting.core).toMatchObject({ home_score: 1, away_score: 0 })
    const { core, log, notified, checkpoint } = await heard(...responses)
    expect(core).toMatchObject({ home_score: 0, away_score: 0 })
    expect([standing(log), checkpoint?.ahead]).toEqual([[], undefined])
    // Reported once; repeats of the list change nothing, until the score includes the goal after all.
    const later = await heard(...responses, at(22, [goal]), { ...at(23, [goal]), score: served.score(1, 0) })
    expect(later.core).toMatchObject({ home_score: 1, away_score: 0 })
    expect(standing(later.log)).toHaveLength(1)
    expect(later.notified.length).toBeLessThanOrEqual(notified.length + 1)
  })

  it('keeps a card whose minute is corrected, and revokes one that is no longer listed', async () => {
    const card = (minute: number, card: string, id: number) => ({ minute, team: { id: away }, player: { id, name: `P. ${id}` }, card })
    const at = (minute: number, ...bookings: object[]) => ({ status: 'IN_PLAY', minute, score: served.score(0, 0), goals: [], bookings })
    const { core, log } = await heard(
      at(1),
      at(31, card(30, 'RED', 5), card(30, 'YELLOW', 6)),
      at(32, card(31, 'RED', 5), card(30, 'YELLOW', 6)),
    )
    expect(core).toMatchObject({ red_away: 1, yellow_away: 1 })
    expect(log.filter(({ type }) => type === 'red-card')).toHaveLength(1)
    const taken = await heard(
      at(1),
      at(31, card(30, 'RED', 5)),
      at(33),
      at(34, card(30, 'YELLOW', 5)),
      at(60, card(30, 'YELLOW', 5), card(59, 'RED', 5)),
    )
    expect(taken.core).toMatchObject({ red_away: 1, yellow_away: 1 })
    expect(taken.log.filter(({ type }) => type === 'card-cancelled')).toHaveLength(1)
  })

  it('supports extra time and a shoot-out, whose kicks are not goals', async () => {
    const score = {
      winner: 'HOME_TEAM',
      duration: 'PENALTY_SHOOTOUT',
      fullTime: { home: 6, away: 5 },
      halfTime: { home: 1, away: 0 },
      regularTime: { home: 1, away: 1 },
      extraTime: { home: 1, away: 1 },
      penalties: { home: 4, away: 3 },
    }
    const { core } = await heard(
      { status: 'IN_PLAY', minute: 1, score: served.score(0, 0) },
      { status: 'PAUSED', score: served.score(1, 0, [1, 0]) },
      { status: 'IN_PLAY', minute: 90, score: served.score(1, 1, [1, 0]) },
      { status: 'EXTRA_TIME', minute: 95, score: served.score(2, 1, [1, 0]) },
      { status: 'EXTRA_TIME', minute: 110, score: served.score(2, 2, [1, 0]) },
      { status: 'PENALTY_SHOOTOUT', score: { ...score, penalties: { home: 0, away: 0 }, fullTime: { home: 2, away: 2 } } },
      { status: 'FINISHED', score },
    )
    expect(core).toMatchObject({ status: 'over', home_score: 2, away_score: 2, shootout: [4, 3] })
  })

  it('shows shoot-out kicks as they are taken, and when they are reported or corrected after its end', async () => {
    const level = { winner: null, duration: 'PENALTY_SHOOTOUT', halfTime: { home: 0, away: 0 }, regularTime: { home: 1, away: 1 } }
    const kicks = (home: number, away: number) => ({
      ...{ ...level, extraTime: { home: 0, away: 0 }, fullTime: { home: 1 + home, away: 1 + away }, penalties: { home, away } },
    })
    const blankScore = { ...kicks(0, 0), penalties: null, fullTime: { home: 1, away: 1 } }
    const playing = [
      { status: 'IN_PLAY', minute: 90, score: served.score(1, 1, [0, 0]) },
      { status: 'PENALTY_SHOOTOUT', score: kicks(2, 1) },
    ]
    expect((await heard(...playing)).core).toMatchObject({ status: 'live', home_score: 1, away_score: 1, shootout: [2, 1] })
    const late = await heard(...playing.slice(0, 1), { status: 'FINISHED', score: blankScore }, { status: 'FINISHED', score: kicks(4, 3) })
    expect(late.core).toMatchObject({ status: 'over', home_score: 1, away_score: 1, shootout: [4, 3], winner: 'home' })
    const corrected = await heard(
      ...playing,
      { status: 'FINISHED', score: blankScore },
      ...[kicks(4, 3), kicks(4, 5), kicks(4, 3), kicks(4, 5)].map((score) => ({ status: 'FINISHED', score })),
    )
    expect(corrected.core).toMatchObject({ status: 'over', home_score: 1, away_score: 1, shootout: [4, 5], winner: 'away' })
    expect(corrected.notified.filter((key) => /goal|score/.test(key))).toEqual([])
  })

  it('is postponed, rescheduled and called off', async () => {
    const { core } = await heard({ status: 'POSTPONED' })
    expect(core.status).toBe('postponed')
    const again = await heard({ status: 'POSTPONED' }, { status: 'TIMED', utcDate: '2026-12-01T15:00:00Z' })
    expect(again.core).toMatchObject({ status: 'upcoming', match_time: '2026-12-01T15:00:00.000Z' })
    expect((await heard({ status: 'CANCELLED' })).core.status).toBe('cancelled')
  })
})

it('an interrupted match continues where it stopped, to its end', async () => {
  const { core, warnings, log } = await heard(
    { status: 'IN_PLAY', minute: 1, score: served.score(0, 0) },
    { status: 'PAUSED', score: served.score(0, 0, [0, 0]) },
    { status: 'IN_PLAY', minute: 60, score: served.score(0, 0, [0, 0]) },
    { status: 'SUSPENDED', score: served.score(0, 0, [0, 0]) },
    { status: 'IN_PLAY', minute: 61, score: served.score(0, 0, [0, 0]) },
    { status: 'SUSPENDED', score: served.score(0, 0, [0, 0]) },
    { status: 'IN_PLAY', minute: 62, score: served.score(0, 0, [0, 0]) },
    { status: 'IN_PLAY', minute: 70, score: served.score(1, 0, [0, 0]) },
    { status: 'FINISHED', score: served.score(1, 0, [0, 0]) },
  )
  expect(core).toMatchObject({ status: 'over', home_score: 1, away_score: 0 })
  expect(warnings).toEqual([])
  expect(log.filter(({ type }) => type === 'second-half')).toHaveLength(1)
})

it('an interrupted match has the score reported with it and during the interruption', async () => {
  const at = (status: string, minute: number, home: number) => ({ status, minute, score: served.score(home, 0, [0, 0]) })
  const before = [at('IN_PLAY', 60, 0), at('SUSPENDED', 61, 1), at('SUSPENDED', 61, 2)]
  const { core, warnings } = await heard(...before, at('IN_PLAY', 62, 2), at('FINISHED', 90, 2))
  expect(core).toMatchObject({ status: 'over', home_score: 2, away_score: 0 })
  expect(warnings).toEqual([])
  expect((await heard(...before)).core).toMatchObject({ status: 'live', home_score: 2 })
})

it('a match without a reported minute uses the time since its half began', async () => {
  const live = (status: string, home: number, half: [number, number] | null) => ({ status, score: served.score(home, 0, half) })
  const { log } = await heard(
    live('IN_PLAY', 0, null),
    live('PAUSED', 0, [0, 0]),
    live('IN_PLAY', 0, [0, 0]),
    ...Array.from({ length: 20 }, () => live('IN_PLAY', 0, [0, 0])),
    live('IN_PLAY', 1, [0, 0]),
    ...Array.from({ length: 30 }, () => live('IN_PLAY', 1, [0, 0])),
    live('IN_PLAY', 2, [0, 0]),
  )
  expect(standing(log)).toMatchObject([{ minute: "67'" }, { minute: "90'" }])
})

it('extra time without a reported minute has two halves', async () => {
  const extra = (home: number) => ({
    status: 'EXTRA_TIME',
    score: {
      ...served.score(1 + home, 1, [0, 0], { duration: 'EXTRA_TIME' }),
      regularTime: { home: 1, away: 1 },
      extraTime: { home, away: 0 },
    },
  })
  const { core, log } = await heard(
    { status: 'IN_PLAY', score: served.score(1, 1, [0, 0]) },
    ...Array.from({ length: 22 }, () => extra(0)),
    extra(1),
  )
  expect(core).toMatchObject({ phase: 'extra-second', home_score: 2, away_score: 1 })
  expect(standing(log).at(-1)).toMatchObject({ minute: "110'" })
})

it('a postponed match stays postponed while its day is moved', async () => {
  const later = { status: 'POSTPONED', utcDate: '2026-12-24T00:00:00Z' }
  expect((await heard({ status: 'POSTPONED' }, later)).core.status).toBe('postponed')
  const on = await heard({ status: 'POSTPONED' }, later, { status: 'TIMED', utcDate: '2026-12-01T15:00:00Z' })
  expect(on.core).toMatchObject({ status: 'upcoming', match_time: '2026-12-01T15:00:00.000Z' })
})

it('a match whose score is missing for a while keeps the last one', async () => {
  const blankScore = { ...served.score(0, 0), fullTime: { home: null, away: null } }
  const at = (minute: number, score: object) => ({ status: 'IN_PLAY', minute, score })
  const { core, log } = await heard(at(10, served.score(1, 0)), at(11, blankScore), at(12, served.score(1, 0)))
  expect(core).toMatchObject({ home_score: 1, away_score: 0 })
  expect(log.filter(({ type }) => type === 'goal-cancelled')).toEqual([])
})

it('a match that is called off and rescheduled is played', async () => {
  const again = await heard({ status: 'CANCELLED' }, { status: 'TIMED', utcDate: '2026-12-01T15:00:00Z' })
  expect(again.core).toMatchObject({ status: 'upcoming', match_time: '2026-12-01T15:00:00.000Z' })
  const played = await heard(
    { status: 'CANCELLED' },
    { status: 'TIMED' },
    { status: 'IN_PLAY', minute: 1, score: served.score(0, 0) },
    { status: 'FINISHED', score: served.score(0, 0, [0, 0]) },
  )
  expect(played.core).toMatchObject({ status: 'over' })
})

it('a match whose open time is fixed has not moved, and moves like any other after that', async () => {
  const open = { status: 'SCHEDULED', utcDate: '2026-11-22T00:00:00Z' }
  const fixed = { status: 'TIMED', utcDate: '2026-11-22T17:30:00Z' }
  const { core, notified } = await followResponses([open, fixed], open)
  expect(core).toMatchObject({
    status: 'upcoming',
    match_time: '2026-11-22T17:30:00.000Z',
    time_tbc: false,
    original_time: null,
    round: 12,
  })
  expect(notified).toEqual([])
  expect((await followResponses([open], open)).core).toMatchObject({
    match_time: '2026-11-22T12:00:00.000Z',
    time_tbc: true,
    stage: null,
    round: 12,
  })
  const later = await followResponses([open, fixed, { ...fixed, utcDate: '2026-11-23T19:00:00Z' }], open)
  expect(later.core).toMatchObject({ match_time: '2026-11-23T19:00:00.000Z', original_time: '2026-11-22T17:30:00.000Z' })
})

it('a match that moves back and forth is at the time reported last', async () => {
  const at = (utcDate: string) => ({ status: 'TIMED', utcDate })
  const [sunday, monday] = [at('2026-11-22T17:30:00Z'), at('2026-11-23T19:00:00Z')]
  const timeOf = async (...responses: MatchResponse[]) => (await heard(...responses)).core.match_time
  expect(await timeOf(sunday, at(kickOff))).toBe('2026-11-21T15:00:00.000Z')
  expect(await timeOf(sunday, monday, sunday)).toBe('2026-11-22T17:30:00.000Z')
  expect(await timeOf(sunday, monday, sunday, monday, sunday, at(kickOff), sunday)).toBe('2026-11-22T17:30:00.000Z')
})

it('a match first seen after its end is history: no alerts, but with its goals', () => {
  const assist = { id: 8, name: 'C. Eight' }
  const goals = [{ ...served.goal(11, home, 'A. Nine', [1, 0]), assist }, served.goal(70, away, 'D. Seven', [1, 1])]
  const match = read({ status: 'FINISHED', score: served.score(1, 1, [1, 0]), goals })
  const change = changeOf(match, undefined, start + 86_400_000)
  const notified = change?.events.filter(({ type }) => type === 'goal')
  expect(notified).toMatchObject([
    { player: { en: 'A. Nine' }, assist: { en: 'C. Eight' } },
    { player: { en: 'D. Seven' }, assist: null },
  ])
  expect(change?.checkpoint).toMatchObject({ phase: 'finished', score: [1, 1] })
  expect(changeOf(match, change?.checkpoint, start + 86_500_000)).toBeNull()
})

it('reports the cards of a match first seen after its end as they were, and none later as news', () => {
  const bookings = [
    { minute: 30, team: { id: away }, player: { id: 5, name: 'C. Four' }, card: 'YELLOW' },
    { minute: 93, team: { id: home }, player: { id: 6, name: 'D. Six' }, card: 'RED' },
  ]
  const match = read({ status: 'FINISHED', score: served.score(0, 0, [0, 0]), goals: [], bookings })
  const change = changeOf(match, undefined, start + 26 * 3_600_000)
  const times = change?.events.map(({ at }) => at) ?? []
  expect(change?.events.filter(({ type }) => type === 'card')).toMatchObject([{ card: 'yellow' }, { card: 'red' }])
  expect(times).toEqual([...times].sort())
  expect(change?.events.at(-1)).toMatchObject({ type: 'phase', phase: 'finished' })
  expect(changeOf(match, change?.checkpoint, start + 27 * 3_600_000)).toBeNull()
})

it('shows a goal or card without a minute in the minute it was reported, until its own is known', async () => {
  const goal = (minute: number | null) => ({ ...served.goal(0, home, 'A. Nine', [1, 0]), minute })
  const card = (minute: string | null, card: string) => ({ minute, team: { id: away }, player: { id: 5, name: 'C. Four' }, card })
  const at = (minute: number, home: number, goals: object[], bookings: object[]) => ({
    ...{ status: 'IN_PLAY', minute, score: served.score(home, 0), goals, bookings },
  })
  const begin = [at(1, 0, [], []), at(31, 1, [goal(null)], [card(null, 'RED')])]
  const minutes = (log: readonly { type: string; minute: string }[]) =>
    log.flatMap(({ type, minute }) => (/^(?:goal|red-card|yellow-card)$/.test(type) ? [`${type} ${minute}`] : []))
  expect(minutes((await heard(...begin)).log)).toEqual(["goal 31'", "red-card 31'"])
  expect(minutes((await heard(...begin, at(32, 1, [goal(29)], [card(null, 'RED')]))).log)).toEqual(["goal 29'", "red-card 31'"])
  // For a match in the past, the observation time is unknown.
  const over = { passed: 1_600, status: 'FINISHED', score: served.score(0, 0, [0, 0]), goals: [] }
  const past = await followResponses([{ ...over, bookings: [card(null, 'RED'), card('90+4', 'YELLOW')] }], null)
  expect(minutes(past.log)).toEqual(['red-card ', "yellow-card 90+4'"])
})

it('keeps the score that was lowered first, when the list then lacks another goal than the revoked one', async () => {
  const at = (name: string, score: [number, number]) => served.goal(1, away, name, score)
  const { core } = await heard(
    { status: 'IN_PLAY', minute: 1, score: served.score(0, 2), goals: [at('B', [0, 1]), at('A', [0, 2])] },
    { status: 'IN_PLAY', minute: 2, score: served.score(0, 1) },
    { status: 'IN_PLAY', minute: 3, score: served.score(0, 1), goals: [at('A', [0, 1])] },
  )
  expect([core.home_score, core.away_score]).toEqual([0, 1])
})

it('ends with the score of the last response, whatever the responses before it', async () => {
  const goal = fc.record({
    minute: fc.integer({ min: 1, max: 90 }),
    team: fc.constantFrom(home, away),
    name: fc.constantFrom('A', 'B', null),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ goals: fc.array(goal, { maxLength: 6 }), notified: fc.boolean() }), { minLength: 1, maxLength: 8 }),
      async (responses) => {
        const answered = responses.map(({ goals, notified: withGoals }, index) => {
          const score: [number, number] = [0, 0]
          const list = goals.map(({ minute, team, name }) => {
            score[team === home ? 0 : 1] += 1
            return served.goal(minute, team, name, [...score])
          })
          return { status: 'IN_PLAY', minute: index + 1, score: served.score(...score), ...(withGoals ? { goals: list } : {}) }
        })
        const { core } = await heard(...answered)
        const last = answered.at(-1)?.score.fullTime
        expect([core.home_score, core.away_score]).toEqual([last?.home, last?.away])
      },
    ),
    { numRuns: 200 },
  )
})

it('ignores a response older than one already read', async () => {
  const at = (minute: number, home: number, lastUpdated: string | null) => ({
    ...{ status: 'IN_PLAY', minute, score: served.score(home, 0), lastUpdated },
  })
  const { notified, core, warnings } = await heard(
    at(1, 0, '2026-11-21T15:28:00Z'),
    at(31, 1, '2026-11-21T15:30:00Z'),
    { ...at(29, 0, '2026-11-21T15:28:00Z'), utcDate: '2026-11-22T15:00:00Z' },
    at(32, 1, '2026-11-21T15:30:00Z'),
    at(33, 1, null),
    at(34, 1, '2026-11-21T15:33:00Z'),
  )
  expect(notified).toEqual(['fd-7:first-half', 'fd-7:score:1-0:1'])
  expect(core).toMatchObject({ home_score: 1, status: 'live', match_time: '2026-11-21T15:00:00.000Z' })
  expect(warnings).toEqual([])
})

it('continues after a response with an absurd change timestamp', async () => {
  const at = (minute: number, home: number, lastUpdated: string) => ({
    ...{ status: 'IN_PLAY', minute, score: served.score(home, 0), lastUpdated },
  })
  const { core } = await heard(at(1, 0, '2099-01-01T00:00:00Z'), at(20, 1, '2026-11-21T15:20:00Z'), at(21, 2, 'yesterday'))
  expect(core.home_score).toBe(2)
})
