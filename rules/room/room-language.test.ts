import { expect, it } from 'vitest'
import { inLanguageFirst, langOfRoom } from './room-language.ts'

const room = (nickname: string, title: string, is_live = true) => ({ nickname, title, is_live })

it('the language of a room is that of its title, or of its streamer if the title may consist of names', () => {
  expect(langOfRoom(room('老周说球', '焦点战解说'))).toBe('zh')
  expect(langOfRoom(room('Linh Sân Cỏ', 'Bình luận trực tiếp'))).toBe('vi')
  expect(langOfRoom(room('老周说球', 'Arsenal vs Chelsea'))).toBe('zh')
  expect(langOfRoom(room('Harbour End', 'Watchalong: whatever is on tonight'))).toBe('en')
  expect(langOfRoom(room('Harbour End', ''))).toBe('en')
  expect(langOfRoom(room('007', '1:1'))).toBeNull()
})

it('rooms in the reader’s language come first, otherwise in the given order, and live rooms precede offline ones', () => {
  const hottestFirst = [
    room('老周说球', '焦点战解说'),
    room('看台小满', '站票席'),
    room('Linh Sân Cỏ', 'Bình luận trực tiếp'),
    room('Góc Sân Đỏ', 'Từng điểm một', false),
    room('Sixth Man Sam', 'From the bench'),
  ]
  const named = (lang: 'zh' | 'en' | 'vi'): string[] => inLanguageFirst(hottestFirst, lang).map(({ nickname }) => nickname)
  expect(named('vi')).toEqual(['Linh Sân Cỏ', '老周说球', '看台小满', 'Sixth Man Sam', 'Góc Sân Đỏ'])
  expect(named('zh')).toEqual(['老周说球', '看台小满', 'Linh Sân Cỏ', 'Sixth Man Sam', 'Góc Sân Đỏ'])
  expect(named('en')[0]).toBe('Sixth Man Sam')
})
