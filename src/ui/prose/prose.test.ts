import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { hostileTexts } from '../../../tests/support/hostile/hostile-texts.ts'
import { Prose } from './Prose.tsx'

const drawn = (text: string): string => renderToStaticMarkup(createElement(Prose, { text }))

it('draws headings, paragraphs and lists, and links in a tab of their own', () => {
  const html = drawn('# 一\n开头 [官网](https://a.example)\n\n- 二\n- **三**\n\n2. 四')
  expect(html.replace(/ class="[^"]*"/g, '')).toBe(
    '<div><h2>一</h2><p>开头 <a href="https://a.example" target="_blank" rel="noopener noreferrer">官网</a></p>' +
      '<ul><li>二</li><li><b>三</b></li></ul><ol start="2"><li>四</li></ol></div>',
  )
})

it('leaves the way of a path to who knows it', () => {
  const html = renderToStaticMarkup(
    createElement(Prose, { text: '[反馈](/feedback) [站外](https://a.example)', link: (path, label) => `<${path} ${label}>` }),
  )
  expect(html).toContain('&lt;/feedback 反馈&gt;')
  expect(html).toContain('href="https://a.example"')
})

it('shows what looks like markup as it was written', () => {
  for (const text of hostileTexts) {
    const escaped = renderToStaticMarkup(createElement('i', null, text)).slice(3, -4)
    expect(drawn(text).replace(/^<div[^>]*>/, '<div>')).toBe(`<div><p>${escaped}</p></div>`)
  }
})
