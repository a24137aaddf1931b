import { describe, expect, it } from 'vitest'
import type { Follow } from '../../../../contract/follow/follow.ts'
import { alertDefaults } from '../../../../rules/alert/alert-choice.ts'
import { sampleRow } from '../../../../tests/support/match/sample-row.ts'
import { alertedKinds, followedTeam } from '../../follow/choice/alert-offer.ts'
import { choiceOf, fromPlayer, fromTeam } from './use-followed.ts'

const now = Date.parse('2026-07-17T12:00:00Z')
const row = (id: string, patch: Partial<Parameters<typeof sampleRow>[0]>) =>
  sampleRow({ id, home_team_id: 't', away_team_id: 'u', ...patch })

describe('a followed player', () => {
  it('has the sport recorded when followed, and is unknown without that record', () => {
    const known = { sport: 'basketball' as const, team: 't' }
    expect(fromPlayer({ name: 'Nguyen', player: known })).toEqual({ name: 'Nguyen', ...known })
    expect(fromPlayer({ name: 'Nguyen' })).toBeUndefined()
    expect(fromPlayer(undefined)).toBeUndefined()
  })
})

describe('a followed team', () => {
  it('is resolved by its current or next match, home or away', () => {
    const rows = [
      row('late', { status: 'upcoming', match_time: '2026-07-20T12:00:00Z' }),
      row('over', { status: 'over', match_time: '2026-07-10T12:00:00Z' }),
      row('soon', {
        status: 'upcoming',
        match_time: '2026-07-18T12:00:00Z',
        home_team_id: 'x',
        away_team_id: 't',
        away_team_name_en: 'Tides',
      }),
    ]
    expect(fromTeam('t', rows, 'en', now)).toMatchObject({ name: 'Tides', next: { id: 'soon' } })
  })

  it('ignores a long-overdue match', () => {
    const rows = [
      row('untold', { status: 'upcoming', match_time: '2026-07-17T09:00:00Z' }),
      row('next', { status: 'upcoming', match_time: '2026-07-19T12:00:00Z' }),
    ]
    expect(fromTeam('t', rows, 'en', now - 1)).toMatchObject({ next: { id: 'untold' } })
    expect(fromTeam('t', rows, 'en', now)).toMatchObject({ next: { id: 'next' } })
  })

  it('inherits the setting of the league it plays in most, whatever cup match comes next', () => {
    const rows = [
      row('cup', { status: 'upcoming', match_time: '2026-07-18T12:00:00Z', league_id: 'cup' }),
      row('first', { status: 'upcoming', match_time: '2026-07-20T12:00:00Z', league_id: 'league' }),
      row('second', { status: 'upcoming', match_time: '2026-07-27T12:00:00Z', league_id: 'league' }),
      row('others', { status: 'upcoming', home_team_id: 'x', away_team_id: 'y', league_id: 'other' }),
    ]
    const followed = choiceOf('team', 't', fromTeam('t', rows, 'en', now))
    expect(followed).toEqual(followedTeam('t', 'football', 'league'))
    const narrow: Follow[] = [
      { kind: 'league', id: 'league', events: ['red-card'] },
      { kind: 'team', id: 't', events: [] },
    ]
    expect(alertedKinds(followed, narrow, alertDefaults)).toEqual(['red-card'])
  })

  it('keeps its name when no match is upcoming, and is unknown without a match', () => {
    const over = [row('over', { status: 'over', home_team_name_en: 'Tides' })]
    expect(fromTeam('t', over, 'en', now)).toMatchObject({ name: 'Tides', next: undefined })
    expect(fromTeam('nobody', over, 'en', now)).toBeUndefined()
  })
})
