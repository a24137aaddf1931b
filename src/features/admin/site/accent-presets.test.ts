import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { accentOf } from '../../../../rules/site/accent.ts'

it('offers only accent colors that are readable', () => {
  const [, list = ''] = /export const presets = \[([^\]]*)\]/.exec(readFileSync('src/features/admin/site/AccentChoice.tsx', 'utf8')) ?? []
  const presets = list.match(/#[0-9a-f]{6}/g) ?? []
  expect(presets.length).toBeGreaterThan(5)
  expect(presets.filter((color) => accentOf(color) === null)).toEqual([])
})
