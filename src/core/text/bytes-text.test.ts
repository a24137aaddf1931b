import { describe, expect, it } from 'vitest'
import { bytesText } from './bytes-text.ts'

describe('size texts', () => {
  it('are short', () => {
    const sizes = [0, 300, 12_000, 1024 * 1024 - 1, 1.5 * 1024 * 1024, 50 * 1024 * 1024, 9_000 * 1024 * 1024, 51.4 * 1024 ** 3]
    expect(sizes.map(bytesText)).toEqual(['1 KB', '1 KB', '12 KB', '1024 KB', '1.5 MB', '50 MB', '9000 MB', '51 GB'])
  })
})
