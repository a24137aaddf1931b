import { describe, expect, it } from 'vitest'
import { heard, noQr, outOfTime, type QrState, renewsItself } from './qr-state.ts'

const waiting: QrState = {
  phase: 'waiting',
  qr: { code: 'mine', short: 'ABCDEF', img: 'data:image/svg+xml;base64,' },
  ticket: null,
}
const frameOf = (status: 'scanned' | 'refused' | 'expired') => ({ code: 200, type: 'scanCode_Login', data: { status } }) as const
const agreed = (code: string) => ({ code: 200, type: 'webLoginSuccess', data: { code, ticket: 'let them in' } }) as const

describe('QR code login', () => {
  it('goes from waiting to scanned to approved', () => {
    const scanned = heard(waiting, frameOf('scanned'))
    expect(scanned.phase).toBe('scanned')
    expect(heard(scanned, agreed('mine'))).toMatchObject({ phase: 'success', ticket: 'let them in' })
  })

  it('ignores events for another code, or when there is none', () => {
    expect(heard(waiting, agreed('another'))).toBe(waiting)
    expect(heard(noQr, frameOf('scanned'))).toBe(noQr)
    expect(heard(waiting, { code: 200, type: 'room_out', data: { room_id: 'r1' } })).toBe(waiting)
  })

  it('is approved even if it expired on the way, and stays approved', () => {
    const late = heard(outOfTime(waiting), agreed('mine'))
    expect(late.phase).toBe('success')
    expect(outOfTime(late)).toBe(late)
    expect(heard(late, frameOf('expired'))).toBe(late)
  })

  it('can be rejected, and a late scan does not revive an expired code', () => {
    expect(heard(waiting, frameOf('refused')).phase).toBe('refused')
    expect(heard(outOfTime(waiting), frameOf('scanned')).phase).toBe('expired')
  })

  it('renews itself while visible, but not forever, and not after a rejection', () => {
    const expired = outOfTime(waiting)
    expect(renewsItself(expired, 0, true)).toBe(true)
    expect(renewsItself(expired, 0, false)).toBe(false)
    expect(renewsItself(expired, 5, true)).toBe(false)
    expect(renewsItself(heard(waiting, frameOf('refused')), 0, true)).toBe(false)
  })
})
