import { describe, expect, it } from 'vitest'
import { applicationFault, contactForm, experienceForm, maskContact } from './anchor-application.ts'

const fifteen = '我解说足球已经三年每周两场比赛'
const fault = (contact: object, experience = fifteen) => applicationFault(contactForm(contact), experienceForm(experience))

describe('streamer application', () => {
  it('requires at least one contact, in a valid format', () => {
    expect(fault({})).toBe('contact-needed')
    expect(fault({ qq: '  ' })).toBe('contact-needed')
    const phones = ['+86 138-0013 8000', '\u202d138.0013.8000\u202c', '（+86）138–0013–8000'].map((phone) => ({ phone }))
    for (const one of [{ qq: '10001' }, { qq: '\u200b10001' }, { wechat: 'coach_li' }, ...phones])
      expect([one, fault(one)]).toEqual([one, null])
    for (const one of [{ qq: '012345' }, { wechat: '!' }, { phone: '12' }, { qq: '10001', phone: 'x' }])
      expect([one, fault(one)]).toEqual([one, 'invalid-input'])
  })
  it('requires fifteen characters of experience, not counting spaces', () => {
    expect([...fifteen].length).toBe(15)
    expect(fault({ qq: '10001' }, fifteen.slice(1))).toBe('experience-short')
    expect(fault({ qq: '10001' }, `  ${[...fifteen.slice(1)].join(' ')}  `)).toBe('experience-short')
    expect(fault({ qq: '10001' }, '字'.repeat(1_001))).toBe('invalid-input')
  })
  it('masks contacts', () => {
    expect(['', '1234', '13800138000'].map(maskContact)).toEqual(['', '***', '13***00'])
  })
})
