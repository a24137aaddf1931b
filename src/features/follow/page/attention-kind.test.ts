import { expect, it } from 'vitest'
import { readAttentionKind } from './attention-kind.ts'

it('reads the tab from the address, and nothing else', () => {
  expect(readAttentionKind('team')).toBe('team')
  expect(readAttentionKind('match')).toBe('match')
  expect(readAttentionKind('streamer')).toBe('streamer')
  expect(readAttentionKind('expert')).toBe('expert')
  expect(readAttentionKind('circle')).toBe('circle')
  expect(readAttentionKind('broadcast')).toBeUndefined()
  expect(readAttentionKind(['team'])).toBeUndefined()
})
