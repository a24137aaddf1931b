import { expect, it } from 'vitest'
import { expertFault } from './expert-application.ts'

const form = { wechat: 'lubai_1988', experience: '跟了二十年英甲', conduct: true }

it('requires WeChat, work experience within 200 words and acceptance of the code of conduct', () => {
  expect(expertFault(form)).toBeNull()
  expect(expertFault({ ...form, wechat: ' ' })).toBe('wechat-needed')
  expect(expertFault({ ...form, wechat: '一二三四五六' })).toBe('wechat-needed')
  expect(expertFault({ ...form, wechat: '13800138000' })).toBeNull()
  expect(expertFault({ ...form, experience: ' \n ' })).toBe('experience-needed')
  expect(expertFault({ ...form, conduct: false })).toBe('conduct-needed')
})

it('accepts up to 200 words: Chinese characters or English words', () => {
  for (const word of ['球', 'football ', 'bóng ', '球👨‍👩‍👧‍👦。\n']) {
    expect(expertFault({ ...form, experience: word.repeat(200) })).toBeNull()
    expect(expertFault({ ...form, experience: word.repeat(201) })).toBe('experience-long')
  }
  expect(expertFault({ ...form, experience: '⚽。' })).toBe('experience-needed')
})
