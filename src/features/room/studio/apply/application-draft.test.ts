import { describe, expect, it } from 'vitest'
import { bodyOf, emptyApplication, experienceLength, faultsOf, isWritten, readApplication, withoutIdNumber } from './application-draft.ts'

const whole = {
  ...emptyApplication,
  real_name: '陈小明',
  id_number: '11010519491231002X',
  wechat: 'chen_ming',
  experience: '我解说足球已经三年，每周两场比赛',
}

describe('an application', () => {
  it('reports every error at once, each at its field', () => {
    expect(faultsOf(whole)).toEqual({})
    expect(faultsOf(emptyApplication)).toEqual({
      real_name: 'real-name-invalid',
      id_number: 'id-number-invalid',
      contact: 'contact-needed',
      experience: 'experience-short',
    })
    expect(faultsOf({ ...whole, qq: 'abc' })).toEqual({ contact: 'invalid-input' })
    expect(faultsOf({ ...whole, experience: '十五个字还差一个就够了' })).toEqual({ experience: 'experience-short' })
  })

  it('does not count whitespace in the experience', () => {
    expect(experienceLength('我  解 说\n足球')).toBe(5)
  })

  it('sends any number of contacts from one to three, and no empty ones', () => {
    expect(bodyOf(whole)).toEqual({
      kind: 'cn',
      real_name: '陈小明',
      id_number: '11010519491231002X',
      wechat: 'chen_ming',
      experience: whole.experience,
    })
    expect(bodyOf({ ...whole, inviter: ' 100007 ', phone: '+86 138 0000 0000' })).toMatchObject({
      inviter: '100007',
      phone: '+8613800000000',
    })
  })

  it('is saved without the document number, and tolerates any stored data', () => {
    expect(withoutIdNumber(whole)).toEqual({ ...whole, id_number: '' })
    expect(readApplication(withoutIdNumber(whole))).toEqual({ ...whole, id_number: '' })
    expect(readApplication({ kind: 'x', experience: 7 })).toEqual(emptyApplication)
    expect(readApplication(null)).toEqual(emptyApplication)
    expect([isWritten(whole), isWritten(emptyApplication)]).toEqual([true, false])
  })
})
