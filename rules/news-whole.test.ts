import { expect, it } from 'vitest'
import { isWhole } from './news-whole.ts'

const said = (text: string) => ({ zh: text, en: text, vi: text })
const article = { title: said('a'), summary: said('b'), author: said('c'), body: [{ type: 'p' as const, text: said('d') }] }

it('an article is whole when every language of every part is there', () => {
  expect(isWhole(article)).toBe(true)
  expect(isWhole({ ...article, body: [...article.body, { type: 'img', text: said(''), src: '/media/a.webp' }] })).toBe(true)
  for (const part of ['title', 'summary', 'author'] as const)
    for (const lang of ['zh', 'en', 'vi']) expect(isWhole({ ...article, [part]: { ...said('x'), [lang]: ' ' } })).toBe(false)
  expect(isWhole({ ...article, body: [] })).toBe(false)
  expect(isWhole({ ...article, body: [{ type: 'quote', text: { ...said('x'), vi: '' } }] })).toBe(false)
  expect(isWhole({ ...article, body: [{ type: 'img', text: said('x') }] })).toBe(false)
})
