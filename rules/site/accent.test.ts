import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type AccentColors, accentContrast, accentOf, accentStyle, contrastOf, readable, surfaces } from './accent.ts'

/** Colours of all hues, light and dark, on a grid of 17. */
const steps = Array.from({ length: 16 }, (_, step) => (step * 17).toString(16).padStart(2, '0'))
const grid = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)))
const tokens = readFileSync('src/app/tokens.css', 'utf8')

describe('color contrast', () => {
  it('follows WCAG', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(contrastOf('#0a6845', '#0a6845')).toBe(1)
  })
})

describe('accent', () => {
  it('is rejected if illegible in the light theme, or not a valid color', () => {
    const refused = ['#ffd23d', '#ffffff', '#7fb8f2', '#777777', '#0A6845', 'green', '#0a684', '#0a6845ff', '']
    expect(refused.filter((color) => accentOf(color) !== null)).toEqual([])
    expect(accentContrast('green')).toBe(0)
    expect(accentStyle('#ffd23d')).toBe('')
  })

  it('is legible on every surface of both themes, and so is text on it', () => {
    const readableOn = ({ accent, hover, on, soft, onSoft }: AccentColors, grounds: readonly string[]): number =>
      Math.min(
        ...grounds.flatMap((ground) => [contrastOf(accent, ground), contrastOf(hover, ground)]),
        ...[contrastOf(on, accent), contrastOf(on, hover), contrastOf(onSoft, soft)],
      )
    const taken = grid.flatMap((color) => accentOf(color) ?? [])
    expect(taken.length).toBeGreaterThan(1_000)
    expect(taken.length).toBeLessThan(grid.length / 2)
    expect(Math.min(...taken.map(({ day }) => readableOn(day, surfaces.day)))).toBeGreaterThanOrEqual(readable)
    expect(Math.min(...taken.map(({ night }) => readableOn(night, surfaces.night)))).toBeGreaterThanOrEqual(readable)
  })

  it('is rejected exactly if it is too light', () => {
    for (const color of grid) expect(accentOf(color) === null).toBe(accentContrast(color) < readable)
  })

  it('is the original color in the light theme', () => {
    expect(accentOf('#0b5a8a')?.day).toMatchObject({ accent: '#0b5a8a', on: '#ffffff' })
    expect(accentOf('#0b5a8a')?.night.accent).not.toBe('#0b5a8a')
  })

  it('is checked against the surfaces defined in the tokens', () => {
    const pairs = ['surface', 'surface-2', 'page'].map((name) =>
      new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens)?.slice(1),
    )
    expect(pairs.map((pair) => pair?.[0])).toEqual(surfaces.day)
    expect(pairs.map((pair) => pair?.[1])).toEqual(surfaces.night)
  })

  it('sets the variables that the tokens use', () => {
    const named = [...accentStyle('#0b5a8a').matchAll(/(--own-[\w-]+):#[0-9a-f]{6}(?=;|$)/g)].map(([, name]) => name)
    expect(named).toHaveLength(10)
    expect([...new Set(tokens.match(/--own-[\w-]+/g))].sort()).toEqual(named.toSorted())
  })
})
