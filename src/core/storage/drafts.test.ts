import { beforeEach, describe, expect, it, vi } from 'vitest'
import { saveCopy } from '../packs/copies.ts'
import { setCurrentAccount } from './account.ts'
import { findDraft, saveDraft } from './drafts.ts'
import { purgePrivate } from './private.ts'
import { storageHealth } from './storage-health.ts'

type Row = Record<string, unknown>
const disk = vi.hoisted(() => ({ isFull: false }))
const tables = vi.hoisted(() => {
  const table = () => {
    const rows = new Map<unknown, Row>()
    const gone = (isMeant: (row: Row) => boolean) => ({
      delete: async () => {
        for (const [key, row] of [...rows]) if (isMeant(row)) rows.delete(key)
      },
      count: async () => 0,
    })
    return {
      rows,
      get: async (key: unknown) => rows.get(key),
      put: async (row: Row) => {
        if (disk.isFull) throw new DOMException('no room', 'QuotaExceededError')
        rows.set(row.key, structuredClone(row))
      },
      delete: async (key: unknown) => void rows.delete(key),
      bulkDelete: async (keys: unknown[]) => {
        for (const key of keys) rows.delete(key)
      },
      clear: async () => rows.clear(),
      toCollection: () => ({ primaryKeys: async () => [...rows.keys()] }),
      orderBy: () => ({ reverse: () => ({ keys: async () => [] }), primaryKeys: async () => [...rows.keys()] }),
      filter: gone,
      where: () => ({
        equals: (owner: string) => gone((row) => row.owner === owner),
        startsWith: (start: string) => gone((row) => String(row.key).startsWith(start)),
      }),
    }
  }
  const names = [
    'copy',
    'setting',
    'packItem',
    'outbox',
    'postDraft',
    'videoDraft',
    'moneyCall',
    'search',
    'chatMessage',
    'chatConversation',
    'notice',
  ]
  return Object.fromEntries(names.map((name) => [name, table()])) as Record<string, ReturnType<typeof table>>
})
vi.mock('./db.ts', () => ({ db: { ...tables, transaction: async (...args: unknown[]) => (args.at(-1) as () => Promise<void>)() } }))
vi.mock('../packs/empty.ts', () => ({ dropOldestPack: async () => undefined }))

const key = ['a draft'] as const
const draft = { text: '写到一半' }

beforeEach(async () => {
  for (const { rows } of Object.values(tables)) rows.clear()
  disk.isFull = false
  await setCurrentAccount('anna')
})

describe('draft', () => {
  it('is found after saved responses are gone, those of this contract and of others', async () => {
    await saveDraft(key, draft)
    tables.copy?.rows.clear()
    expect(await findDraft(key)).toEqual(draft)
    expect(await findDraft(['another draft'])).toBeUndefined()
  })

  it('reports when a full device cannot store it, and is found again when it can', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    disk.isFull = true
    await expect(saveDraft(key, draft)).rejects.toThrow('no room')
    expect(storageHealth.get()).toBe('full')
    disk.isFull = false
    await saveDraft(key, draft)
    expect(storageHealth.get()).toBe('fine')
    expect(await findDraft(key)).toEqual(draft)
  })

  it('belongs to its account and leaves with it; a guest’s passes to the account that logs in', async () => {
    await saveDraft(key, draft)
    await setCurrentAccount('ben')
    expect(await findDraft(key)).toBeUndefined()
    await setCurrentAccount('anna')
    await purgePrivate()
    await setCurrentAccount('anna')
    expect(await findDraft(key)).toBeUndefined()
    await setCurrentAccount('')
    await saveDraft(key, draft)
    await setCurrentAccount('ben')
    expect(await findDraft(key)).toEqual(draft)
  })

  it('of a build that saved it as a response is found until it is rewritten', async () => {
    await saveCopy(key, draft, 5)
    expect(await findDraft(key)).toEqual(draft)
    await saveDraft(key, { text: '' })
    expect(await findDraft(key)).toEqual({ text: '' })
    await purgePrivate()
    await setCurrentAccount('anna')
    expect(await findDraft(key)).toBeUndefined()
  })
})
