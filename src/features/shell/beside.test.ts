// The styles of the floating bar and of the pages that make room for it: two files that must agree.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const pixels = (style: string, property: RegExp): number => Number(style.match(property)?.[1])

describe('the floating bar', () => {
  const bar = read('./FloatingBar.module.css')
  const shell = read('./Shell.module.css')
  const tokens = read('../../app/tokens.css')

  it('stands beside what pages hold, where they leave it no side margin', () => {
    const gutter = pixels(tokens.slice(tokens.indexOf('min-width: 992px')), /--gutter: (\d+)px/)
    const room = gutter + pixels(shell, /--beside: (\d+)px/)
    expect(room).toBeGreaterThanOrEqual(pixels(bar, /inset-inline-end: (\d+)px/) + pixels(bar, /min-width: (\d+)px;/))
    expect(read('../../ui/frame/Wrap.module.css')).toMatch(/padding-inline:[^;]*var\(--beside, 0px\)/)
  })

  it('is made room for from the width at which it appears to the one at which margins hold it', () => {
    const [from, to] = [...bar.matchAll(/@media \(min-width: (\d+)px\)/g)].map(([, width]) => Number(width))
    const [, first, last] = shell.match(/@media \(min-width: (\d+)px\) and \(max-width: ([\d.]+)px\) \{\s*\.main \{\s*--beside/) ?? []
    expect([Number(first), Number(last)]).toEqual([from, (to ?? 0) - 0.02])
    // From there on: half of what the widest page leaves at each side.
    const margin = ((to ?? 0) - pixels(tokens, /--wrap: (\d+)px/)) / 2
    expect(margin).toBeGreaterThanOrEqual(40)
  })
})
