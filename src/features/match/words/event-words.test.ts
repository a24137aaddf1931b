import type { I18n } from '@lingui/core'
import { expect, it, vi } from 'vitest'
import { eventName } from './event-words.ts'

// In the source language a message is its own text.
vi.mock('@lingui/core/macro', () => ({
  msg: (text: TemplateStringsArray | { message: string }, ...values: unknown[]) =>
    'message' in text ? text.message : String.raw(text, ...values),
}))
const i18n = { _: (text: string) => text } as I18n

it('calls what happens as the sport itself does', () => {
  expect(eventName({ type: 'period', count: 3 }, i18n, 'basketball')).toBe('第 3 节结束')
  expect(eventName({ type: 'period', count: 1 }, i18n, 'tennis')).toBe('第 1 盘结束')
  expect(eventName({ type: 'period', count: 2 }, i18n, 'badminton')).toBe('第 2 局结束')
  expect(eventName({ type: 'kick-off', count: null }, i18n, 'football')).toBe('开球')
  expect(eventName({ type: 'kick-off', count: null }, i18n, 'basketball')).toBe('开赛')
})
