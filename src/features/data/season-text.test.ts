import { describe, expect, it } from 'vitest'
import { seasonText } from './season-text.ts'

const days = { from: '2026-08-03', to: '2026-11-30' }

describe('a season', () => {
  it('is called by its years', () => {
    expect(seasonText({ id: '2025/26', ...days })).toBe('2025/26')
    expect(seasonText({ id: '2022', ...days })).toBe('2022')
  })
  it('is called by its months where its feed has no years for it', () => {
    expect(seasonText({ id: '260803', ...days })).toBe('2026/08 – 2026/11')
    expect(seasonText({ id: '', from: '2026-08-03', to: '2026-08-30' })).toBe('2026/08')
  })
})
