import { describe, expect, it } from 'vitest'
import { hostileTexts } from '../../../tests/support/hostile/hostile-texts.ts'
import { type ProseLine, parseProse } from './parse-prose.ts'

const textOf = ({ parts }: ProseLine): string => parts.map(({ text }) => text).join('')
/** Each block as its type and its text. */
const shapeOf = (text: string) =>
  parseProse(text).map((block) => {
    if (block.type === 'list') return [block.start === null ? 'list' : `list from ${block.start}`, ...block.items.map(textOf)]
    return [block.type === 'heading' ? `h${block.level}` : 'p', textOf(block)]
  })

describe('text blocks', () => {
  it('are headings, paragraphs and lists', () => {
    expect(shapeOf('# 用户协议\n开头。\n\n## 一、服务\n- 看比分\n- 看直播\n\n### 细则\n1. 先登录\n2) 再发言\n结尾。')).toEqual([
      ['h2', '用户协议'],
      ['p', '开头。'],
      ['h2', '一、服务'],
      ['list', '看比分', '看直播'],
      ['h3', '细则'],
      ['list from 1', '先登录', '再发言'],
      ['p', '结尾。'],
    ])
  })

  it('end at a blank line, while a paragraph keeps its line breaks', () => {
    expect(shapeOf('一行\n二行\n\n\n三行\n')).toEqual([
      ['p', '一行\n二行'],
      ['p', '三行'],
    ])
    expect(shapeOf('- 一\n\n- 二')).toEqual([
      ['list', '一'],
      ['list', '二'],
    ])
    expect(shapeOf('- 一\n3. 二')).toEqual([
      ['list', '一'],
      ['list from 3', '二'],
    ])
    expect(shapeOf(' \n\t\n')).toEqual([])
  })

  it('are no lists or headings for a marker without words, or inside a word', () => {
    expect(shapeOf('-\n#\n#标签\n1.5 元\n-5 度')).toEqual([['p', '-\n#\n#标签\n1.5 元\n-5 度']])
  })

  it('have unique start positions', () => {
    const blocks = parseProse('一\n\n- 二\n- 三\n\n一')
    expect(new Set(blocks.map(({ at }) => at)).size).toBe(blocks.length)
  })
})

describe('parts of a line', () => {
  const partsOf = (text: string) => parseProse(text).flatMap(({ parts }) => parts.map(({ at: _at, ...part }) => part))

  it('are text, bold text and links', () => {
    expect(partsOf('见 [隐私政策](/about-user?type=privacy) 和 **第三条**。')).toEqual([
      { text: '见 ' },
      { text: '隐私政策', href: '/about-user?type=privacy' },
      { text: ' 和 ' },
      { text: '第三条', bold: true },
      { text: '。' },
    ])
    expect(partsOf('[写信](mailto:help@example.com)')).toEqual([{ text: '写信', href: 'mailto:help@example.com' }])
  })

  it.each(['javascript:alert(1)', 'JavaScript:alert', '//evil.example', '/\\evil.example', 'data:text/html,x', 'ftp://x', 'page'])(
    'are no links to %s',
    (href) => {
      const text = `[点这里](${href.replace(/[()]/g, '')})`
      expect(partsOf(text)).toEqual([{ text }])
    },
  )

  it('lose nothing of a text without markup, whatever it looks like', () => {
    for (const text of hostileTexts) expect([shapeOf(text), partsOf(text)]).toEqual([[['p', text]], [{ text }]])
  })
})
