import { describe, expect, it } from 'vitest'
import { heard, noQr, outOfTime, type QrState, renewsItself } from './qr-state.ts'

const waiting: QrState = {
  phase: 'waiting',
  qr: { code: 'mine', short: 'ABCDEF', img: 'data:image/svg+xml;base64,' },
  ticket: null,
}
const frameOf = (status: 'scanned' | 'refused' | 'expired') => ({ code: 200, type: 'scanCode_Login', data: { status } }) as const
const agreed = (code: string) => ({ code: 200, type: 'webLoginSuccess', data: { code, ticket: 'let them in' } }) as const

describe('a login by QR code', () => {
  it('waits, is scanned, and is let in', () => {
    const scanned = heard(waiting, frameOf('scanned'))
    expect(scanned.phase).toBe('scanned')
    expect(heard(scanned, agreed('mine'))).toMatchObject({ phase: 'success', ticket: 'let them in' })
  })

  it('hears nothing that is meant for another code, or for none', () => {
    expect(heard(waiting, agreed('another'))).toBe(waiting)
    expect(heard(noQr, frameOf('scanned'))).toBe(noQr)
    expect(heard(waiting, { code: 200, type: 'room_out', data: { room_id: 'r1' } })).toBe(waiting)
  })

  it('is let in although its time ended on the way, and nothing undoes that', () => {
    const late = heard(outOfTime(waiting), agreed('mine'))
    expect(late.phase).toBe('success')
    expect(outOfTime(late)).toBe(late)
    expect(heard(late, frameOf('expired'))).toBe(late)
  })

  it('can be refused, and a late scan does not bring an expired one back', () => {
    expect(heard(waiting, frameOf('refused')).phase).toBe('refused')
    expect(heard(outOfTime(waiting), frameOf('scanned')).phase).toBe('expired')
  })

  it('renews itself while somebody looks, and not for ever; a refusal is an answer', () => {
    const expired = outOfTime(waiting)
    expect(renewsItself(expired, 0, true)).toBe(true)
    expect(renewsItself(expired, 0, false)).toBe(false)
    expect(renewsItself(expired, 5, true)).toBe(false)
    expect(renewsItself(heard(waiting, frameOf('refused')), 0, true)).toBe(false)
  })
})
