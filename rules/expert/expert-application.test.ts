import { expect, it } from 'vitest'
import { expertFault } from './expert-application.ts'

const form = { wechat: 'lubai_1988', experience: '跟了二十年英甲', conduct: true }

it('asks for WeChat, work experience within 200 words, and the code of conduct', () => {
  expect(expertFault(form)).toBeNull()
  expect(expertFault({ ...form, wechat: ' ' })).toBe('wechat-needed')
  expect(expertFault({ ...form, wechat: '一二三四五六' })).toBe('wechat-needed')
  expect(expertFault({ ...form, wechat: '13800138000' })).toBeNull()
  expect(expertFault({ ...form, experience: ' \n ' })).toBe('experience-needed')
  expect(expertFault({ ...form, conduct: false })).toBe('conduct-needed')
})

it('takes exactly 200 words: characters of Chinese, words of English', () => {
  for (const word of ['球', 'football ', 'bóng ', '球👨‍👩‍👧‍👦。\n']) {
    expect(expertFault({ ...form, experience: word.repeat(200) })).toBeNull()
    expect(expertFault({ ...form, experience: word.repeat(201) })).toBe('experience-long')
  }
  expect(expertFault({ ...form, experience: '⚽。' })).toBe('experience-needed')
})
