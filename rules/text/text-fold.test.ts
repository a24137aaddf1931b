// What is the same text to a person is the same text to the search.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText } from './text-fold.ts'

describe('folded text', () => {
  it.each([
    ['Đà Nẵng', 'da nang'],
    ['ĐỘI TUYỂN VIỆT NAM', 'doi tuyen viet nam'],
    ['Ｍａｎ　Ｕｔｄ', 'man utd'],
    ['  Bodø/Glimt ', 'bodo/glimt'],
    ['São  Paulo', 'sao paulo'],
    ['上海海港', '上海海港'],
    ['ガンバ大阪', 'ガンバ大阪'],
    ['Atle\u0301tico', 'atletico'],
    ['Ǿ Đ̣', 'o d'],
  ])('%s is %s', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  it('is folded once and for all', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => foldText(foldText(text)) === foldText(text)))
  })
})
