import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import type { LoginMode } from '../login-mode.ts'
import { LoginForm } from './LoginForm.tsx'

// Renders the source messages of the interface.
vi.mock('@lingui/react/macro', () => ({
  Trans: ({ children }: { children: ReactNode }) => children,
  useLingui: () => ({ t: (text: string | TemplateStringsArray) => (typeof text === 'string' ? text : text.join('')) }),
}))
vi.mock('./MobileField.tsx', () => ({ MobileField: () => null }))
const seen = vi.hoisted(() => ({ send: async () => 0, faults: [] as unknown[], sent: [] as string[] }))
vi.mock('../../../ui/form/CodeField.tsx', () => ({
  CodeField: ({ onSend }: { onSend: () => Promise<number> }) => {
    seen.send = onSend
    return null
  },
}))
vi.mock('../../../ui/layer/toast/toast.ts', () => ({ toast: () => undefined }))
vi.mock('../login-calls.ts', () => ({
  sendCode: async (to: string) => {
    seen.sent.push(to)
    return { resend: 60 }
  },
}))
vi.mock('./use-fault.ts', () => ({
  useFault: () => ({
    fault: null,
    busy: false,
    setFault: (fault: unknown) => seen.faults.push(fault),
    attempt: (work: () => Promise<void>) => work(),
  }),
}))
vi.mock('./use-fault-messages.ts', () => ({ useFaultMessages: () => () => '' }))

const mobile = { kind: 'phone' as const, country: '86', text: '' }
const nothing = (): void => undefined
const drawn = (mode: Exclude<LoginMode, 'qr'>, text = ''): string =>
  renderToStaticMarkup(createElement(LoginForm, { mode, mobile: { ...mobile, text }, onMobile: nothing, onMode: nothing, onDone: nothing }))
/** Whether the checkbox before these words is checked; undefined if there is none. */
function boxOf(html: string, label: string): boolean | undefined {
  const before = html.slice(0, Math.max(0, html.indexOf(label)))
  const box = before.slice(before.lastIndexOf('<input')).match(/^<input[^>]*type="checkbox"[^>]*>/)?.[0]
  return box?.includes('checked')
}

describe('consent', () => {
  it.each(['code', 'register'] as const)('is requested where an account may be created (%s), and never preselected', (mode) => {
    expect(boxOf(drawn(mode), '我已阅读并同意')).toBe(false)
  })

  it('precedes the code field that requires it', () => {
    const html = drawn('register')
    expect(html.indexOf('我已阅读并同意')).toBeLessThan(html.indexOf('password'))
  })

  it.each(['code', 'register'] as const)('is required before a code is sent (%s)', async (mode) => {
    Object.assign(seen, { faults: [], sent: [] })
    drawn(mode, '13800138000')
    expect([await seen.send(), seen.sent, seen.faults]).toEqual([0, [], [{ field: 'consent', kind: 'consent' }]])
  })

  it('is not required for a password reset code, which creates no account', async () => {
    Object.assign(seen, { faults: [], sent: [] })
    drawn('forgot', '13800138000')
    expect([await seen.send(), seen.sent, seen.faults]).toEqual([60, ['86-13800138000'], [null]])
  })

  it('is not requested for an existing account, but the terms stay linked', () => {
    const html = drawn('password')
    expect(html).not.toContain('我已阅读并同意')
    expect(html).toMatch(/href="\/about-user\?type=agreement" target="_blank".*href="\/about-user\?type=privacy" target="_blank"/)
    expect(drawn('forgot')).not.toContain('/about-user')
  })
})

it('checks “remember account” by default for a known account, but not “stay signed in”', () => {
  expect(boxOf(drawn('password'), '记住账号')).toBe(true)
  expect(boxOf(drawn('password'), '保持登录')).toBe(false)
})
