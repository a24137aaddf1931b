import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { circlePresets, circleRows } from './presets.ts'

const root = resolve(import.meta.dirname, '../../..')

it('every preset has its own picture, which is stored with it', () => {
  const icons = circleRows(circlePresets).map(({ icon }) => icon)
  for (const icon of icons) expect(existsSync(resolve(root, `public${icon}`)), icon).toBe(true)
  expect(new Set(icons).size).toBe(circlePresets.length)
})
