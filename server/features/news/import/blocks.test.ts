import { expect, it } from 'vitest'
import { htmlBlocks, plainLine } from './blocks.ts'

const texts = (html: string): string[] => htmlBlocks(html).map(({ text }) => text.zh)

it('reads what stands before markup that is nested without end, and no further', () => {
  const deep = `<p>进球</p>${'<div>'.repeat(900_000)}<p>深处</p>`
  expect(texts(deep)).toEqual(['进球'])
  expect(plainLine(deep, 10)).toBe('进球')
  expect(texts(`${'<b>'.repeat(150)}<p>粗体</p>`)).toEqual(['粗体'])
})

it('takes time by the length of what is hostile: closed by nothing, closing nothing, side by side', () => {
  const count = 200_000
  const hostile = [
    `${'<i>'.repeat(199)}${'</b>'.repeat(count)}<p>完</p>`,
    `${'<p><i></i>'.repeat(count)}`,
    `<p ${Array.from({ length: count }, (_, index) => `a${index}=1`).join(' ')}>完</p>`,
    `${'<!--'.repeat(count)}`,
    `${'&amp;'.repeat(count)}`,
    `${'<'.repeat(count)}`,
    `${'<p>行</p>'.repeat(count)}`,
  ]
  for (const html of hostile) expect(htmlBlocks(html).length).toBeLessThanOrEqual(400)
})
