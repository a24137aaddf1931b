import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { hostileTexts } from '../../../tests/support/hostile/hostile-texts.ts'
import { Prose } from './Prose.tsx'

const drawn = (text: string): string => renderToStaticMarkup(createElement(Prose, { text }))

it('renders headings, paragraphs and lists, and links that open in a new tab', () => {
  const html = drawn('# 一\n开头 [官网](https://a.example)\n\n- 二\n- **三**\n\n2. 四')
  expect(html.replace(/ class="[^"]*"/g, '')).toBe(
    '<div><h2>一</h2><p>开头 <a href="https://a.example" target="_blank" rel="noopener noreferrer">官网</a></p>' +
      '<ul><li>二</li><li><b>三</b></li></ul><ol start="2"><li>四</li></ol></div>',
  )
})

it('leaves the rendering of path links to the caller', () => {
  const html = renderToStaticMarkup(
    createElement(Prose, { text: '[反馈](/feedback) [站外](https://a.example)', link: (path, label) => `<${path} ${label}>` }),
  )
  expect(html).toContain('&lt;/feedback 反馈&gt;')
  expect(html).toContain('href="https://a.example"')
})

it('shows text that looks like markup as it was written', () => {
  for (const text of hostileTexts) {
    const escaped = renderToStaticMarkup(createElement('i', null, text)).slice(3, -4)
    expect(drawn(text).replace(/^<div[^>]*>/, '<div>')).toBe(`<div><p>${escaped}</p></div>`)
  }
})
