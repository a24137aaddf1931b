// Label of a notice: each state of a match has its own, and none claims more than is known.
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { NoticeEvent } from '../../../../contract/alert.ts'
import { NoticeTag } from './NoticeTag.tsx'

vi.mock('@lingui/core/macro', () => ({
  msg: (text: TemplateStringsArray | { message: string }, ...values: unknown[]) =>
    'message' in text ? text.message : String.raw(text, ...values),
}))
vi.mock('@lingui/react/macro', () => ({
  Trans: ({ children }: { children: ReactNode }) => children,
  useLingui: () => ({ i18n: { _: (text: string) => text } }),
}))

const tagOf = (event: NoticeEvent): string =>
  renderToStaticMarkup(createElement(NoticeTag, { notice: { event, sport: 'football' } })).replace(/<[^>]*>/g, '')

it.each([
  ['suspended', '中断'],
  ['resumed', '继续'],
  ['abandoned', '腰斩'],
  ['awarded', '判定'],
  ['postponed', '推迟'],
  ['cancelled', '取消'],
  ['moved', '改期'],
  ['score-correction', '比分更正'],
  ['full-time', '完场'],
] as const)('labels %s as %s', (event, word) => expect(tagOf(event)).toBe(word))

it('labels a confirmed review as no more than that, as it may not concern a goal', () => {
  expect(tagOf('review-confirmed')).toBe('判罚维持')
})
