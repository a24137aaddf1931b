// User and feed text appears in a sentence exactly as it was written.
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { hostileTexts } from '../../../tests/support/hostile/hostile-texts.ts'
import { Trans } from './trans.ts'

/** 回复 <b>NAME</b>：TEXT, as compiled into the catalog. */
const messages = { answer: ['回复 <0>', ['name'], '</0>：', ['text']], plain: ['猜 ', ['name']] } as never
const i18n = setupI18n({ locale: 'zh', messages: { zh: messages } })
const drawn = (id: string, values: Record<string, unknown>): string => {
  const sentence = createElement(Trans, { id, values, components: { 0: createElement('b') } })
  return renderToStaticMarkup(createElement(I18nProvider, { i18n }, sentence))
}
const escaped = (text: string): string => renderToStaticMarkup(createElement('i', null, text)).slice(3, -4)

describe('sentence with inserted text', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  afterEach(() => logged.mockClear())

  it('shows the text as it is, whatever it looks like', () => {
    for (const text of [...hostileTexts, '<0>x</0>', '<0/>', '</0>', '<b>', 'a < b', '{name}', '比分 <1/> 看台']) {
      expect(drawn('answer', { name: text, text })).toBe(`回复 <b>${escaped(text)}</b>：${escaped(text)}`)
      expect(drawn('plain', { name: text })).toBe(`猜 ${escaped(text)}`)
    }
    expect(logged).not.toHaveBeenCalled()
  })

  it('keeps its own markup, plain names, numbers and nodes', () => {
    expect(drawn('answer', { name: '看台', text: 3 })).toBe('回复 <b>看台</b>：3')
    expect(drawn('plain', { name: createElement('em', null, '海澄') })).toBe('猜 <em>海澄</em>')
    expect(logged).not.toHaveBeenCalled()
  })
})
