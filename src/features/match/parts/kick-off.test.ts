// State shown in place of the plates for a match that is off, whether or not its time was ever known.
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { statusWord } from '../../../../rules/match/match-clock.ts'
import { sampleRow } from '../../../../tests/support/match/sample-row.ts'
import { KickOff } from './KickOff.tsx'

vi.mock('@lingui/core/macro', () => ({
  msg: (text: TemplateStringsArray | { message: string }, ...values: unknown[]) =>
    'message' in text ? text.message : String.raw(text, ...values),
}))
vi.mock('@lingui/react/macro', () => ({
  Trans: ({ children }: { children: ReactNode }) => children,
  useLingui: () => ({ i18n: { _: (text: string) => text } }),
}))

const view = { lang: 'zh', tz: 'Asia/Shanghai', odds: false } as const
const drawn = (more: Partial<MatchRow>): string => {
  const row = sampleRow(more)
  const word = statusWord(row, Date.parse('2026-07-17T12:00:00Z'))
  const pulse = { live: false, minute: '', word, highlighted: null, review: null, note: null, age: 0 }
  return renderToStaticMarkup(createElement(KickOff, { row, pulse, view })).replace(/<[^>]*>/g, ' ')
}

it.each([
  ['推迟', 'postponed'],
  ['取消', 'cancelled'],
] as const)('shows %s for a match that is off', (word, status) => {
  expect(drawn({ status })).toContain(word)
  expect(drawn({ status, time_tbc: true })).toContain(word)
})

it('shows once that a time is to be confirmed', () => {
  expect(drawn({ status: 'upcoming', time_tbc: true }).match(/待定/g)).toHaveLength(1)
  expect(drawn({ status: 'upcoming' })).toContain('20:00')
})
