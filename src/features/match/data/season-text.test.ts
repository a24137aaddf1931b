import { describe, expect, it } from 'vitest'
import { seasonText } from './season-text.ts'

const days = { from: '2026-08-03', to: '2026-11-30' }

describe('season', () => {
  it('is named by its years', () => {
    expect(seasonText({ id: '2025/26', ...days })).toBe('2025/26')
    expect(seasonText({ id: '2022', ...days })).toBe('2022')
  })
  it('is named by its months when its feed has no years for it', () => {
    expect(seasonText({ id: '260803', ...days })).toBe('2026/08 – 2026/11')
    expect(seasonText({ id: '', from: '2026-08-03', to: '2026-08-30' })).toBe('2026/08')
  })
})
