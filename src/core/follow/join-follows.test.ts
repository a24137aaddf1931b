import { beforeEach, expect, it, vi } from 'vitest'
import { setCurrentAccount } from '../storage/account.ts'
import { purgePrivate } from '../storage/private.ts'
import { joinFollows } from './account-follows.ts'

type Row = Record<string, unknown>
const disk = vi.hoisted(() => {
  const table = (keyName: string) => {
    const rows = new Map<unknown, Row>()
    const none = { delete: async () => undefined, count: async () => 0 }
    const put = async (row: Row): Promise<void> => void rows.set(row[keyName], row)
    return {
      rows,
      get: async (key: unknown) => rows.get(key),
      put,
      delete: async (key: unknown) => void rows.delete(key),
      bulkPut: async (all: Row[]) => void (await Promise.all(all.map(put))),
      bulkDelete: async (keys: unknown[]) => {
        for (const key of keys) rows.delete(key)
      },
      toCollection: () => ({ primaryKeys: async () => [...rows.keys()] }),
      where: () => ({ equals: () => none, startsWith: () => none }),
    }
  }
  return {
    follow: table('key'),
    reservation: table('id'),
    setting: table('key'),
    outbox: table('seq'),
    copy: table('key'),
    postDraft: table('owner'),
    videoDraft: table('owner'),
    moneyCall: table('key'),
    transaction: async (...args: unknown[]) => (args.at(-1) as () => Promise<unknown>)(),
  }
})
vi.mock('../storage/db.ts', () => ({ db: disk }))
vi.mock('../outbox/device-outbox.ts', () => ({ deviceOutbox: {}, putSubscription: async () => undefined }))
const answer = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('../api/api.ts', async (original) => ({ ...(await original<object>()), call: answer.call }))

const followed = (): unknown[] => [...disk.follow.rows.keys()]
beforeEach(() => disk.follow.rows.clear())

it('takes what an account follows onto the device, and off it again with the account', async () => {
  answer.call.mockResolvedValue({ list: [{ kind: 'team', id: 't1', events: [] }] })
  await setCurrentAccount('anna')
  await joinFollows()
  expect(followed()).toEqual(['team:t1'])
  await purgePrivate()
  expect(followed()).toEqual([])
})

it('leaves nothing of an account that signed out while its follows were on their way', async () => {
  let arrive = (_answer: unknown): void => undefined
  answer.call.mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve
    }),
  )
  await setCurrentAccount('anna')
  const joined = joinFollows()
  await vi.waitFor(() => expect(answer.call).toHaveBeenCalled())
  await purgePrivate()
  await setCurrentAccount('ben')
  arrive({ list: [{ kind: 'team', id: 't1', events: [] }] })
  await joined
  expect(followed()).toEqual([])
})
