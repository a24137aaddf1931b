// When a match begins: by observation, or by its schedule if it was not observed.
import { describe, expect, it } from 'vitest'
import { followResponses, type MatchResponse, standingGoals } from '../../../tests/support/match/football-data-responses.ts'
import { served } from '../../../tests/support/match/football-data-service.ts'

const timed = (passed: number): MatchResponse => ({ passed, status: 'TIMED' })
const playing = (passed: number, home: number, more: object = {}): MatchResponse => ({
  ...{ passed, status: 'IN_PLAY', minute: null, score: served.score(home, 0), ...more },
})

describe('a match that starts late', () => {
  it('is reported from its start: kick-off, first goal, and the minutes elapsed since', async () => {
    const { notified, core, log } = await followResponses([timed(0), timed(4), playing(5, 0), playing(15, 1), playing(35, 2)])
    expect(notified).toEqual(['fd-7:first-half', 'fd-7:score:1-0:1', 'fd-7:score:2-0:2'])
    expect(standingGoals(log)).toMatchObject([{ minute: "11'" }, { minute: "31'" }])
    expect(core.match_str).toBe("31'")
  })

  it('is in its first half even when half-time is long past on schedule', async () => {
    const early = { score: served.score(0, 0, [0, 0]) }
    const { core, notified } = await followResponses([timed(89), playing(90, 0, early), playing(100, 0, early)])
    expect(core).toMatchObject({ phase: 'first-half', clock: { elapsed: 0 } })
    expect(notified).toEqual(['fd-7:first-half'])
  })

  it('is reported even when the feed gives its first minute late', async () => {
    const { notified } = await followResponses([timed(11), playing(12, 1, { minute: 12 }), playing(13, 2, { minute: 13 })])
    expect(notified).toEqual(['fd-7:first-half', 'fd-7:score:1-0:1', 'fd-7:score:2-0:2'])
  })

  it('is over when that is reported, even if it was never reported as played', async () => {
    const { states, log } = await followResponses([timed(180), { passed: 181, status: 'FINISHED', score: served.score(1, 0, [1, 0]) }])
    expect(log.find(({ type }) => type === 'full-time')?.at).toBe('2026-11-21T18:01:00.000Z')
    expect(states.get('fd-7')?.core.status).toBe('over')
  })
})

describe('a match joined in progress', () => {
  it('is in its second half though the feed had not started it a minute ago, and reports nothing earlier', async () => {
    const second = (passed: number, home: number) => playing(passed, home, { minute: passed, score: served.score(home, 0, [1, 0]) })
    const { notified } = await followResponses([timed(69), second(70, 1), second(71, 2)])
    expect(notified).toEqual(['fd-7:score:2-0:2'])
  })

  it('is reported from the next goal on, even at 0:0', async () => {
    const { notified, core } = await followResponses([playing(20, 0), playing(30, 1)], null)
    expect(notified).toEqual(['fd-7:score:1-0:2'])
    expect(core.match_str).toBe("31'")
  })

  it('takes the minute of its second half from the schedule, as the feed gives no more', async () => {
    const { core, notified } = await followResponses([playing(80, 1, { score: served.score(1, 0, [1, 0]) })], null)
    expect(core).toMatchObject({ phase: 'second-half', match_str: "64'" })
    expect(notified).toEqual([])
  })

  it('after a long gap reports nothing earlier, but everything that follows', async () => {
    const away = { ...playing(30, 1), late: true }
    const { notified, core } = await followResponses([timed(-60), away, playing(31, 1), playing(33, 2)])
    expect(notified).toEqual(['fd-7:score:2-0:2'])
    expect(core).toMatchObject({ home_score: 2, match_str: "34'" })
  })

  it('continues from the observed kick-off when half-time was missed', async () => {
    const late = { ...playing(95, 0, { score: served.score(0, 0, [0, 0]) }), late: true }
    const paused = { passed: 63, status: 'PAUSED', score: served.score(0, 0, [0, 0]) }
    const { core } = await followResponses([timed(14), playing(15, 0), paused, late])
    expect(core).toMatchObject({ phase: 'second-half', match_str: "64'" })
  })
})
