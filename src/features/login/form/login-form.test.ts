import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import type { LoginMode } from '../login-mode.ts'
import { LoginForm } from './LoginForm.tsx'

// The words of the interface as they stand in the source.
vi.mock('@lingui/react/macro', () => ({
  Trans: ({ children }: { children: ReactNode }) => children,
  useLingui: () => ({ t: (text: string | TemplateStringsArray) => (typeof text === 'string' ? text : text.join('')) }),
}))
vi.mock('./MobileField.tsx', () => ({ MobileField: () => null }))
vi.mock('./use-fault.ts', () => ({ useFault: () => ({ fault: null, busy: false }) }))
vi.mock('./use-fault-words.ts', () => ({ useFaultWords: () => () => '' }))

const mobile = { kind: 'phone' as const, country: '86', text: '' }
const nothing = (): void => undefined
const drawn = (mode: Exclude<LoginMode, 'qr'>): string =>
  renderToStaticMarkup(createElement(LoginForm, { mode, mobile, onMobile: nothing, onMode: nothing, onDone: nothing }))
/** The box before these words: whether it is ticked; undefined: there is none. */
function boxOf(html: string, words: string): boolean | undefined {
  const before = html.slice(0, Math.max(0, html.indexOf(words)))
  const box = before.slice(before.lastIndexOf('<input')).match(/^<input[^>]*type="checkbox"[^>]*>/)?.[0]
  return box?.includes('checked')
}

describe('the consent', () => {
  it.each(['code', 'register'] as const)('is asked where an account may be made (%s), and never given beforehand', (mode) => {
    expect(boxOf(drawn(mode), '我已阅读并同意')).toBe(false)
  })

  it('is not asked of who has an account, who can still read what holds', () => {
    const html = drawn('password')
    expect(html).not.toContain('我已阅读并同意')
    expect(html).toMatch(/href="\/about-user\?type=agreement" target="_blank".*href="\/about-user\?type=privacy" target="_blank"/)
    expect(drawn('forgot')).not.toContain('/about-user')
  })
})

it('what a form of a known account remembers is ticked, and staying signed in is not', () => {
  expect(boxOf(drawn('password'), '记住账号')).toBe(true)
  expect(boxOf(drawn('password'), '保持登录')).toBe(false)
})
