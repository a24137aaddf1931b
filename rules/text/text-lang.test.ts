import { expect, it } from 'vitest'
import { langOfText } from './text-lang.ts'

it.each([
  ['焦点战解说｜一球一球聊透', 'zh'],
  ['LIVE 德比之夜', 'zh'],
  ['Bình luận trực tiếp: trận cầu tâm điểm', 'vi'],
  ['Góc Sân Đỏ'.normalize('NFD'), 'vi'],
  ['Watchalong: whatever is on tonight', 'en'],
  ['São Paulo v Atlético', 'en'],
  ['1 : 1', null],
  ['', null],
])('the language of %s is %s', (text, lang) => {
  expect(langOfText(text)).toBe(lang)
})
