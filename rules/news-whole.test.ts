import { expect, it } from 'vitest'
import { isWhole } from './news-whole.ts'

const texts = (text: string) => ({ zh: text, en: text, vi: text })
const article = { title: texts('a'), summary: texts('b'), author: texts('c'), body: [{ type: 'p' as const, text: texts('d') }] }

it('an article is complete only if every part exists in every language', () => {
  expect(isWhole(article)).toBe(true)
  expect(isWhole({ ...article, body: [...article.body, { type: 'img', text: texts(''), src: '/media/a.webp' }] })).toBe(true)
  for (const part of ['title', 'summary', 'author'] as const)
    for (const lang of ['zh', 'en', 'vi']) expect(isWhole({ ...article, [part]: { ...texts('x'), [lang]: ' ' } })).toBe(false)
  expect(isWhole({ ...article, body: [] })).toBe(false)
  expect(isWhole({ ...article, body: [{ type: 'quote', text: { ...texts('x'), vi: '' } }] })).toBe(false)
  expect(isWhole({ ...article, body: [{ type: 'img', text: texts('x') }] })).toBe(false)
})
