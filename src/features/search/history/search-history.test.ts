import { beforeEach, expect, it, vi } from 'vitest'
import { rememberSearch } from './search-history.ts'

const rows = vi.hoisted(() => new Map<string, { text: string; owner?: string }>())
const account = vi.hoisted(() => ({ id: '' }))
vi.mock('../../../core/storage/account.ts', () => ({ currentAccount: async () => account.id }))
vi.mock('../../../core/storage/db.ts', () => ({
  db: {
    transaction: (...args: unknown[]) => (args.at(-1) as () => Promise<void>)(),
    search: {
      get: async (text: string) => rows.get(text),
      put: async (row: { text: string }) => void rows.set(row.text, row),
      orderBy: () => ({ reverse: () => ({ offset: () => ({ primaryKeys: async () => [] }) }) }),
      bulkDelete: async () => undefined,
    },
  },
}))
const owners = () => [...rows.values()].map(({ text, owner }) => [text, owner])

beforeEach(() => {
  rows.clear()
  account.id = ''
})

it('stores searches per account, so they leave with it; a guest’s searches stay on the device', async () => {
  await rememberSearch('临江')
  account.id = 'anna'
  await rememberSearch('怎么注销账号')
  await rememberSearch('临江')
  expect(owners()).toEqual([
    ['临江', ''],
    ['怎么注销账号', 'anna'],
  ])
})
