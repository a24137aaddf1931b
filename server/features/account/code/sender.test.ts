import { describe, expect, it } from 'vitest'
import { messageBody } from './sender.ts'

const values = { to: '+8613800138000', text: '验证码 "482913"&x\n5 分钟内有效', code: '482913', lang: 'zh' }

describe('the body for a message service', () => {
  it('is JSON of the four values, unless there is a template', () => {
    expect(JSON.parse(messageBody({ smsBody: '', smsType: 'application/json' }, values))).toEqual(values)
  })

  it('is the template, with each value escaped for its place', () => {
    const json = messageBody({ smsBody: '{"phone":"{to}","sign":"看台","msg":"{text}","l":"{lang}"}', smsType: 'application/json' }, values)
    expect(JSON.parse(json)).toEqual({ phone: values.to, sign: '看台', msg: values.text, l: 'zh' })
    const form = messageBody({ smsBody: 'To={to}&Body={text}&tpl=7', smsType: 'application/x-www-form-urlencoded' }, values)
    expect(Object.fromEntries(new URLSearchParams(form))).toEqual({ To: values.to, Body: values.text, tpl: '7' })
    expect(messageBody({ smsBody: '{to} {code} {other} {code}', smsType: 'text/plain' }, values)).toBe(
      '+8613800138000 482913 {other} 482913',
    )
  })
})
