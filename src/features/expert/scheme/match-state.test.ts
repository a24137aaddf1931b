import type { I18n } from '@lingui/core'
import { expect, it, vi } from 'vitest'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { statusWord } from '../../../../rules/match/match-clock.ts'
import { sampleRow } from '../../../../tests/support/match/sample-row.ts'
import { matchState } from './match-state.ts'

vi.mock('@lingui/core/macro', () => ({
  msg: (text: TemplateStringsArray | { message: string }, ...values: unknown[]) =>
    'message' in text ? text.message : String.raw(text, ...values),
}))
const i18n = { _: (text: string) => text } as I18n
const at = Date.parse('2026-07-18T12:00:00Z')

it.each<[Partial<MatchRow>, number, string | null]>([
  [{ status: 'upcoming' }, -60, null],
  [{ status: 'upcoming', time_tbc: true }, -60, null],
  [{ status: 'upcoming' }, 180, '结果未知'],
  [{ status: 'live', phase: 'first-half' }, 30, '进行中'],
  [{ status: 'live', phase: 'first-half', suspended: true }, 30, '中断'],
  [{ status: 'postponed' }, 0, '推迟'],
  [{ status: 'cancelled' }, 0, '取消'],
  [{ status: 'cancelled', phase: 'second-half' }, 90, '腰斩'],
  [{ status: 'over', phase: 'finished' }, 120, '已结束'],
])('%j, %d minutes after its start, is labeled %s', (more, passed, word) => {
  const row = sampleRow(more)
  expect(matchState(row, statusWord(row, at + passed * 60_000), i18n)).toBe(word)
})
