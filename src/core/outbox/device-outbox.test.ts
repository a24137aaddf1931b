// How the outbox accesses the device's database: none of its locks waits for a busy or closing page.
import { Dexie } from 'dexie'
import { afterEach, expect, it, vi } from 'vitest'
import { deviceOutbox } from './device-outbox.ts'

const { asked, waiting } = vi.hoisted(() => ({ asked: [] as string[], waiting: [] as object[] }))
vi.mock('../storage/db.ts', () => {
  const record = (what: string) => {
    asked.push(what)
    return Promise.resolve(what === 'list' ? [...waiting] : [])
  }
  const outbox = { orderBy: () => ({ toArray: () => record('list') }), delete: (seq: number) => record(`delete ${seq}`) }
  const transaction = (mode: string, _table: unknown, scope: (of: object) => unknown) => {
    asked.push(mode)
    return scope({ idbtrans: { commit: () => asked.push('commit') } })
  }
  return { db: { outbox, transaction } }
})
afterEach(() => {
  asked.length = 0
  vi.restoreAllMocks()
})

it('lists and deletes rows in transactions that commit with the request', async () => {
  await deviceOutbox.pending()
  await deviceOutbox.discard(7)
  expect(asked).toEqual(['r', 'list', 'commit', 'rw', 'delete 7', 'commit'])
})

it('does not end a transaction opened elsewhere', async () => {
  vi.spyOn(Dexie, 'currentTransaction', 'get').mockReturnValue({} as typeof Dexie.currentTransaction)
  await deviceOutbox.pending()
  await deviceOutbox.discard(7)
  expect(asked).toEqual(['list', 'delete 7'])
})

it('notifies after each round that left rows pending, whatever started the round', async () => {
  vi.stubGlobal('navigator', {})
  const began: number[] = []
  const stop = deviceOutbox.onRemaining((at) => void began.push(at))
  waiting.push({ seq: 1, kind: 'day', owner: '', refused: 'no', notBefore: 0 })
  await deviceOutbox.flush()
  waiting.length = 0
  await deviceOutbox.flush()
  stop()
  expect(began).toHaveLength(1)
  vi.unstubAllGlobals()
})
