// When a match begins: by observation, or by its schedule if it was not observed.
import { describe, expect, it } from 'vitest'
import { followResponses, type MatchResponse, standingGoals } from '../../../tests/support/match/football-data-responses.ts'
import { served } from '../../../tests/support/match/football-data-service.ts'

const timed = (passed: number): MatchResponse => ({ passed, status: 'TIMED' })
const playing = (passed: number, home: number, more: object = {}): MatchResponse => ({
  ...{ passed, status: 'IN_PLAY', minute: null, score: served.score(home, 0), ...more },
})

describe('a match that begins late', () => {
  it('is told from its beginning: kick-off, first goal, and the minutes that passed since', async () => {
    const { notified, core, log } = await followResponses([timed(0), timed(4), playing(5, 0), playing(15, 1), playing(35, 2)])
    expect(notified).toEqual(['fd-7:first-half', 'fd-7:score:1-0:1', 'fd-7:score:2-0:2'])
    expect(standingGoals(log)).toMatchObject([{ minute: "11'" }, { minute: "31'" }])
    expect(core.match_str).toBe("31'")
  })

  it('has its first half though half-time is long over by the schedule', async () => {
    const early = { score: served.score(0, 0, [0, 0]) }
    const { core, notified } = await followResponses([timed(89), playing(90, 0, early), playing(100, 0, early)])
    expect(core).toMatchObject({ phase: 'first-half', clock: { elapsed: 0 } })
    expect(notified).toEqual(['fd-7:first-half'])
  })

  it('is told also when the feed says its first minute late', async () => {
    const { notified } = await followResponses([timed(11), playing(12, 1, { minute: 12 }), playing(13, 2, { minute: 13 })])
    expect(notified).toEqual(['fd-7:first-half', 'fd-7:score:1-0:1', 'fd-7:score:2-0:2'])
  })

  it('is over when that is heard, where nobody said that it was played', async () => {
    const { states, log } = await followResponses([timed(180), { passed: 181, status: 'FINISHED', score: served.score(1, 0, [1, 0]) }])
    expect(log.find(({ type }) => type === 'full-time')?.at).toBe('2026-11-21T18:01:00.000Z')
    expect(states.get('fd-7')?.core.status).toBe('over')
  })
})

describe('a match that is joined', () => {
  it('was not begun a minute ago by the feed, and is in its second half: what was before is no news', async () => {
    const second = (passed: number, home: number) => playing(passed, home, { minute: passed, score: served.score(home, 0, [1, 0]) })
    const { notified } = await followResponses([timed(69), second(70, 1), second(71, 2)])
    expect(notified).toEqual(['fd-7:score:2-0:2'])
  })

  it('is told from the next goal on, also when it stood 0:0', async () => {
    const { notified, core } = await followResponses([playing(20, 0), playing(30, 1)], null)
    expect(notified).toEqual(['fd-7:score:1-0:2'])
    expect(core.match_str).toBe("31'")
  })

  it('has the minute of its second half by the schedule, since the feed says no more', async () => {
    const { core, notified } = await followResponses([playing(80, 1, { score: served.score(1, 0, [1, 0]) })], null)
    expect(core).toMatchObject({ phase: 'second-half', match_str: "64'" })
    expect(notified).toEqual([])
  })

  it('was not looked at for long: nothing of what was before is news, what comes is', async () => {
    const away = { ...playing(30, 1), late: true }
    const { notified, core } = await followResponses([timed(-60), away, playing(31, 1), playing(33, 2)])
    expect(notified).toEqual(['fd-7:score:2-0:2'])
    expect(core).toMatchObject({ home_score: 2, match_str: "34'" })
  })

  it('goes on from the kick-off that was seen when half-time was not', async () => {
    const late = { ...playing(95, 0, { score: served.score(0, 0, [0, 0]) }), late: true }
    const paused = { passed: 63, status: 'PAUSED', score: served.score(0, 0, [0, 0]) }
    const { core } = await followResponses([timed(14), playing(15, 0), paused, late])
    expect(core).toMatchObject({ phase: 'second-half', match_str: "64'" })
  })
})
