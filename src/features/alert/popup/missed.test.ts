import { expect, it } from 'vitest'
import { aNotice } from '../../../../tests/support/alert/sample-notice.ts'
import { latestOfMatches } from './missed.ts'

it('returns the latest notice of each match, latest match first', () => {
  const missed = [
    aNotice({ seq: 4, event: 'full-time', at: '2026-07-18T14:00:00Z' }),
    aNotice({ seq: 2, at: '2026-07-18T12:30:00Z' }),
    aNotice({ seq: 1, match_id: 'n', at: '2026-07-18T15:00:00Z' }),
  ]
  expect(latestOfMatches(missed).map(({ match_id, seq }) => [match_id, seq])).toEqual([
    ['n', 1],
    ['m', 4],
  ])
})
