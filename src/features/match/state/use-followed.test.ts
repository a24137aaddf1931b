import { describe, expect, it } from 'vitest'
import { sampleRow } from '../../../../tests/support/match/sample-row.ts'
import { fromTeam } from './use-followed.ts'

const now = Date.parse('2026-07-17T12:00:00Z')
const row = (id: string, patch: Partial<Parameters<typeof sampleRow>[0]>) =>
  sampleRow({ id, home_team_id: 't', away_team_id: 'u', ...patch })

describe('a followed team', () => {
  it('is known by the match that it plays now or next, at home or away', () => {
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

  it('waits for no match that was to be played long ago', () => {
    const rows = [
      row('untold', { status: 'upcoming', match_time: '2026-07-17T09:00:00Z' }),
      row('next', { status: 'upcoming', match_time: '2026-07-19T12:00:00Z' }),
    ]
    expect(fromTeam('t', rows, 'en', now - 1)).toMatchObject({ next: { id: 'untold' } })
    expect(fromTeam('t', rows, 'en', now)).toMatchObject({ next: { id: 'next' } })
  })

  it('keeps its name when nothing is to come, and is unknown without a match', () => {
    const over = [row('over', { status: 'over', home_team_name_en: 'Tides' })]
    expect(fromTeam('t', over, 'en', now)).toMatchObject({ name: 'Tides', next: undefined })
    expect(fromTeam('nobody', over, 'en', now)).toBeUndefined()
  })
})
