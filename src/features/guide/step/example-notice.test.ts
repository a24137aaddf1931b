import { expect, it } from 'vitest'
import { alertText } from '../../../../rules/alert/alert-text.ts'
import { sampleRow } from '../../../../tests/support/match/sample-row.ts'
import { exampleMatch, exampleNotice } from './example-notice.ts'

const rows = [
  sampleRow({ id: 'court', sport: 'basketball', home_team_id: 'a', away_team_id: 'b' }),
  sampleRow({ id: 'first', home_team_id: 'c', away_team_id: 'd', home_score: 4, away_score: 4 }),
  sampleRow({ id: 'mine', home_team_id: 'e', away_team_id: 'f', home_team_name_en: 'Reds', away_team_name_en: 'Blues' }),
]

it('uses a football match of a chosen team, else the first one', () => {
  expect(exampleMatch(rows, new Set(['f', 'a']))?.id).toBe('mine')
  expect(exampleMatch(rows, new Set(['a']))?.id).toBe('first')
  expect(exampleMatch(rows.slice(0, 1), new Set(['a']))).toBeUndefined()
})

it('shows a goal of that team in the usual alert wording, without a score when scores are hidden', () => {
  const mine = rows[2] as (typeof rows)[number]
  expect(alertText(exampleNotice(mine, new Set(['f'])), 'en').title).toBe('GOAL! Reds 0:1 Blues')
  const shown = exampleNotice(mine, new Set())
  expect(alertText(shown, 'en').title).toBe('GOAL! Reds 1:0 Blues')
  expect(alertText(shown, 'en').body).toContain('33′')
  const { title, body } = alertText(shown, 'en', { hide: true })
  expect(title + body).not.toMatch(/\d/)
})
