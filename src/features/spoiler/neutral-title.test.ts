import type { I18n } from '@lingui/core'
import { expect, it, vi } from 'vitest'
import { neutralTitle } from './neutral-title.ts'

vi.mock('@lingui/core/macro', () => ({ msg: (text: TemplateStringsArray, ...values: unknown[]) => String.raw(text, ...values) }))
const i18n = { _: (text: string) => text } as I18n

it('names the match and the type of the hidden content', () => {
  expect(neutralTitle(['临江潮汐', '北固铁狮'], { isMatch: true, kind: '战报' }, i18n)).toBe('临江潮汐 对 北固铁狮 · 战报')
  expect(neutralTitle(['临江潮汐', '北固铁狮'], { isMatch: false, kind: '评论' }, i18n)).toBe('临江潮汐 / 北固铁狮 · 评论')
  expect(neutralTitle(['临江潮汐'], { isMatch: false, kind: '伤病' }, i18n)).toBe('临江潮汐 · 伤病')
  expect(neutralTitle([], { isMatch: true, kind: '战报' }, i18n)).toBeNull()
})
