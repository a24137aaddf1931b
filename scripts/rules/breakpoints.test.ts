import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { limits } from '../../contract/limits/limits.ts'
import { thirdColumnWidth } from '../../src/features/match/panel/statistic/third-column.ts'
import { breakpoints, widths } from './breakpoints.mjs'

const resolve = (params: string): string => {
  const rule = { params, error: (text: string) => new Error(text) }
  breakpoints.AtRule.media(rule)
  return rule.params
}
const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !file.endsWith('breakpoints.css'))
  .map((file) => [file, readFileSync(join('src', file), 'utf8')] as const)

test('resolves a name to its width, also within a combined query', () => {
  expect(resolve('(--desktop)')).toBe(`(min-width: ${limits.desktopWidth}px)`)
  expect(resolve('(--wide)')).toBe(`(min-width: ${thirdColumnWidth}px)`)
  expect(resolve('(--desktop) and (--below-wide)')).toBe(`(min-width: ${limits.desktopWidth}px) and (max-width: 1199.98px)`)
  expect(resolve('(hover: hover)')).toBe('(hover: hover)')
})

test('fails the build on an unknown name', () => {
  expect(() => resolve('(--dekstop)')).toThrow('names no --dekstop')
})

test('every breakpoint has a complement without a gap', () => {
  for (const [name, width] of widths) {
    if (name.startsWith('--below-')) continue
    const from = Number(/^\(min-width: (\d+)px\)$/.exec(width)?.[1])
    expect(widths.get(name.replace('--', '--below-'))).toBe(`(max-width: ${(from - 0.02).toFixed(2)}px)`)
  }
})

test('no style sheet uses the literal width of a named breakpoint', () => {
  expect(sheets.length).toBeGreaterThan(100)
  const bare = sheets.flatMap(([file, text]) =>
    [...text.matchAll(/@media [^{]+/g)].filter(([query]) => [...widths.values()].some((width) => query.includes(width))).map(() => file),
  )
  expect(bare).toEqual([])
})
