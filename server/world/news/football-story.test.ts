// The story told by the goals and cards of a match.
import { describe, expect, it } from 'vitest'
import type { MatchEvent, MatchEventType } from '../../../contract/match/match-event.ts'
import type { Side } from '../../../contract/match/match-row.ts'
import { minuteNumber, storyOf } from './football-story.ts'
import { ordinal } from './match-slots.ts'
import { hasShape } from './shape.ts'

let seq = 0
const event = (
  type: MatchEventType,
  team: Side | null,
  minute: string,
  player: string | null,
  more: Partial<MatchEvent> = {},
): MatchEvent => ({
  seq: ++seq,
  type,
  minute,
  team,
  player: player ? { zh: player, en: player, vi: player } : null,
  detail: {},
  cancelled_by: null,
  at: '2026-11-20T12:00:00.000Z',
  ...more,
})
const goal = (team: Side, minute: string, player: string) => event('goal', team, minute, player)
const played = (events: MatchEvent[], home: number, away: number) => ({
  sport: 'football',
  home_score: home,
  away_score: away,
  story: storyOf(events),
})

describe('the story of a match', () => {
  it('finds the decisive goal, and that it was late', () => {
    const match = played([goal('home', "12'", 'Han'), goal('away', "40'", 'Shen'), goal('home', "90+3'", 'Lu')], 2, 1)
    expect(match.story.decisive).toMatchObject({ player: { zh: 'Lu' }, minute: '90+3' })
    expect(hasShape(match, 'late-winner')).toBe(true)
    expect(hasShape(match, 'comeback')).toBe(false)
  })

  it('distinguishes a comeback from a lead that was lost and regained', () => {
    const back = played([goal('away', "9'", 'Peng'), goal('home', "50'", 'Long'), goal('home', "81'", 'Ma')], 2, 1)
    expect(back.story).toMatchObject({ comeback: true, first: { player: { zh: 'Peng' } }, decisive: { player: { zh: 'Ma' } } })
    expect(hasShape(back, 'comeback')).toBe(true)
    const swing = played(
      [
        goal('home', "9'", 'Ma'),
        goal('away', "20'", 'Peng'),
        goal('away', "30'", 'Peng'),
        goal('home', "50'", 'Ma'),
        goal('home', "60'", 'Ma'),
      ],
      3,
      2,
    )
    expect(hasShape(swing, 'comeback')).toBe(false)
  })

  it('mentions a disallowed goal without counting it', () => {
    const struck = goal('home', "41'", 'Zhou')
    const by = event('goal-cancelled', 'home', "43'", 'Zhou', { detail: { reason: 'offside', target: struck.seq } })
    const match = played([{ ...struck, cancelled_by: by.seq }, by], 0, 0)
    expect(match.story).toMatchObject({ cancelled: { player: { zh: 'Zhou' }, reason: 'offside' }, first: null, decisive: null })
    expect(hasShape(match, 'cancelled-goal')).toBe(true)
    expect(hasShape(match, 'goalless')).toBe(true)
  })

  it('names nobody for an own goal or a goal without a scorer', () => {
    expect(played([event('own-goal', 'home', "5'", 'Yan')], 1, 0).story).toMatchObject({ first: null, decisive: null })
    expect(played([event('goal', 'home', '', null)], 1, 0).story.decisive).toBeNull()
  })

  it('formats minutes as each language does', () => {
    expect(['1', '2', '3', '11', '22', '93', '45+2', '90+4', '113'].map(ordinal)).toEqual([
      '1st',
      '2nd',
      '3rd',
      '11th',
      '22nd',
      '93rd',
      '45th',
      '94th',
      '113th',
    ])
    expect(minuteNumber('90+4')).toBe(94)
  })
})
