// Unsent messages are rows of the outbox, where all code that lists or sends them finds them.
import { beforeEach, expect, it, vi } from 'vitest'
import { outboxRowOf } from '../storage/outbox-row.ts'
import { dexieChatStore } from './dexie-store.ts'
import type { UnsentRecord } from './unsent.ts'

const rows = vi.hoisted(() => [] as Record<string, unknown>[])
vi.mock('../storage/db.ts', () => {
  const where = (name: string) => ({
    equals: (value: unknown) => {
      const found = () => rows.filter((row) => row[name] === value)
      return {
        modify: async (patch: object) => found().map((row) => Object.assign(row, patch)).length,
        sortBy: async () => found(),
        delete: async () => void rows.splice(0, rows.length, ...rows.filter((row) => row[name] !== value)),
      }
    },
  })
  return { db: { outbox: { where, add: async (row: object) => void rows.push({ ...row }) } } }
})

const written: UnsentRecord = {
  ...{ key: 'k1', owner: '7', conversationID: 'C2C2', draft: { type: 'text', text: '在吗' }, url: '', at: 5_000, failure: '' },
}
beforeEach(() => void rows.splice(0))

it('is an outbox row until sent, and stays the same row on every rewrite', async () => {
  await dexieChatStore.upsertUnsent(written)
  await dexieChatStore.upsertUnsent({ ...written, failure: 'word-refused' })
  expect(rows).toEqual([{ ...outboxRowOf(written, 5_000), refused: 'word-refused' }])
  expect(await dexieChatStore.listUnsent('7')).toEqual([{ ...written, failure: 'word-refused' }])
  expect(await dexieChatStore.listUnsent('8')).toEqual([])
  await dexieChatStore.deleteUnsent('k1')
  expect(rows).toEqual([])
})
