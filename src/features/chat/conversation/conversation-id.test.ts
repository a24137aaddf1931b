import { expect, it } from 'vitest'
import { readConversationId } from './conversation-id.ts'

it('accepts a conversation id, or a user by number, and nothing else', () => {
  expect(readConversationId('GROUPab_1')).toBe('GROUPab_1')
  expect(readConversationId('C2C17')).toBe('C2C17')
  expect(readConversationId('17')).toBe('C2C17')
  expect(readConversationId(17)).toBe('C2C17')
  for (const wrong of [undefined, '', 'a b', '../x', { id: 1 }, 'x'.repeat(60)]) expect(readConversationId(wrong)).toBeNull()
})
