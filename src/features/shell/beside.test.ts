// The styles of the floating bar must agree with those of the pages that leave space for it.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (path: string): string => readFileSync(`src/${path}`, 'utf8')
const pixels = (style: string, property: RegExp): number => Number(style.match(property)?.[1])

describe('floating bar', () => {
  const bar = read('features/shell/FloatingBar.module.css')
  const shell = read('features/shell/Shell.module.css')
  const tokens = read('app/tokens.css')
  const widths = [...bar.matchAll(/min-width: (\d+)px;/g)].map(([, width]) => Number(width))
  /** Width taken from the edge of the window, in pixels. */
  const taken = pixels(bar, /inset-inline-end: (\d+)px/) + Math.max(...widths)
  const [, first, last] = shell.match(/\((--desktop)\) and \(max-width: ([\d.]+)px\) \{\s*\.main \{\s*--beside/) ?? []

  it('sits beside the page content from the width at which it appears', () => {
    expect([first, bar.match(/@media \((--[\w-]+)\)/)?.[1]]).toEqual(['--desktop', '--desktop'])
    const gutter = pixels(tokens.slice(tokens.indexOf('@media (--desktop)')), /--gutter: (\d+)px/)
    expect(gutter + pixels(shell, /--beside: (\d+)px/)).toBeGreaterThanOrEqual(taken)
    expect(read('ui/frame/Wrap.module.css')).toMatch(/padding-inline:[^;]*var\(--beside, 0px\)/)
  })

  it('needs no space where the widest page leaves a sufficient margin', () => {
    const margin = (Math.ceil(Number(last)) - pixels(tokens, /--wrap: (\d+)px/)) / 2
    expect(margin).toBeGreaterThanOrEqual(taken)
  })
})
