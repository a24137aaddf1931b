import { beforeEach, expect, it, vi } from 'vitest'
import { limits } from '../../../contract/limits/limits.ts'
import { sampleRow } from '../../../tests/support/match/sample-row.ts'
import { setCurrentAccount } from '../storage/account.ts'
import { purgePrivate } from '../storage/private.ts'
import { joinFollows, mustJoin } from './account-follows.ts'

type Row = Record<string, unknown>
const disk = vi.hoisted(() => {
  const table = (keyName: string) => {
    const rows = new Map<unknown, Row>()
    const those = (isMeant: (row: Row) => boolean) => ({
      toArray: async () => [...rows.values()].filter(isMeant),
      modify: async (change: (row: Row) => void) => [...rows.values()].filter(isMeant).forEach(change),
      delete: async () => {
        for (const [key, row] of [...rows]) if (isMeant(row)) rows.delete(key)
      },
      count: async () => [...rows.values()].filter(isMeant).length,
    })
    const put = async (row: Row): Promise<void> => void rows.set(row[keyName], row)
    return {
      rows,
      get: async (key: unknown) => rows.get(key),
      put,
      delete: async (key: unknown) => void rows.delete(key),
      clear: async () => rows.clear(),
      bulkPut: async (all: Row[]) => void (await Promise.all(all.map(put))),
      bulkDelete: async (keys: unknown[]) => {
        for (const key of keys) rows.delete(key)
      },
      toArray: async () => [...rows.values()],
      toCollection: () => ({ primaryKeys: async () => [...rows.keys()] }),
      filter: those,
      where: () => ({
        equals: (owner: string) => ({
          ...those((row) => row.owner === owner),
          filter: (isMeant: (row: Row) => boolean) => those((row) => row.owner === owner && isMeant(row)),
        }),
        startsWith: () => those(() => false),
      }),
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
    search: table('text'),
    chatMessage: table('seq'),
    chatConversation: table('id'),
    notice: table('key'),
    transaction: async (...args: unknown[]) => (args.at(-1) as () => Promise<unknown>)(),
  }
})
vi.mock('../storage/db.ts', () => ({ db: disk }))
vi.mock('../outbox/device-outbox.ts', () => ({ deviceOutbox: {}, enqueueSubscription: async () => undefined }))
const api = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('../api/api.ts', async (original) => ({ ...(await original<object>()), call: api.call }))

const followed = (): unknown[] => [...disk.follow.rows.keys()]
beforeEach(() => {
  for (const { rows } of [disk.follow, disk.outbox, disk.setting]) rows.clear()
})

it('adds an account’s follows to the device and removes them with the account', async () => {
  api.call.mockResolvedValue({ list: [{ kind: 'team', id: 't1', events: [] }] })
  await setCurrentAccount('anna')
  await joinFollows()
  expect(followed()).toEqual(['team:t1'])
  await purgePrivate()
  expect(followed()).toEqual([])
})

it('stays due after a failure, and is no longer due once done', async () => {
  api.call.mockRejectedValueOnce(new Error('no network'))
  await setCurrentAccount('anna')
  await expect(joinFollows()).rejects.toThrow('no network')
  expect([await mustJoin(), followed()]).toEqual([true, []])
  api.call.mockResolvedValue({ list: [{ kind: 'team', id: 't1', events: [] }] })
  await joinFollows()
  expect([await mustJoin(), followed()]).toEqual([false, ['team:t1']])
  await purgePrivate()
})

it('keeps nothing of an account that signed out while its follows were loading', async () => {
  let arrive = (_follows: unknown): void => undefined
  api.call.mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve
    }),
  )
  await setCurrentAccount('anna')
  const joined = joinFollows()
  await vi.waitFor(() => expect(api.call).toHaveBeenCalled())
  await purgePrivate()
  await setCurrentAccount('ben')
  arrive({ list: [{ kind: 'team', id: 't1', events: [] }] })
  await joined
  expect(followed()).toEqual([])
})

it('restores unsent offline changes of an account at its next login', async () => {
  api.call.mockResolvedValue({ list: [{ kind: 'team', id: 't1', events: [] }] })
  await setCurrentAccount('anna')
  await joinFollows()
  // Offline: one team followed, another unfollowed.
  await disk.follow.put({ key: 'team:t2', kind: 'team', id: 't2', events: ['goal'] })
  await disk.follow.delete('team:t1')
  for (const [seq, id] of ['t2', 't1'].entries())
    await disk.outbox.put({ seq, kind: 'account-follow', owner: 'anna', refused: null, payload: { kind: 'team', id } })
  expect(await purgePrivate()).toEqual({ unsent: 2 })
  expect(followed()).toEqual([])
  expect([...disk.outbox.rows.values()].map(({ payload }) => (payload as { left: unknown }).left)).toEqual([
    { kind: 'team', id: 't2', events: ['goal'] },
    null,
  ])
  await setCurrentAccount('anna')
  await joinFollows()
  expect(followed()).toEqual(['team:t2'])
})

it('loads all reserved matches of an account, however many', async () => {
  const list = Array.from({ length: 120 }, (_, index) => ({ kind: 'match', id: `m${index}`, events: ['soon'], adds: true }))
  api.call.mockImplementation(async (key: string, { body }: { body?: { ids: string[]; limit?: number } } = {}) =>
    key === 'POST api/hot_match/all_match'
      ? { list: body?.ids.slice(0, body.limit ?? limits.pageSize).map((id) => ({ ...sampleRow(), id })) }
      : { list },
  )
  await setCurrentAccount('anna')
  await joinFollows()
  expect(disk.reservation.rows.size).toBe(120)
  await purgePrivate()
  expect(disk.reservation.rows.size).toBe(0)
})
