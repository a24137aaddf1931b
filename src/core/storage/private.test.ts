import { beforeEach, describe, expect, it, vi } from 'vitest'
import { currentAccount, setCurrentAccount } from './account.ts'
import { onPurge, purgePrivate } from './private.ts'

type Row = Record<string, unknown>
const tables = vi.hoisted(() => {
  const table = (keyName: string) => {
    const rows = new Map<unknown, Row>()
    const owned = (owner: string) => [...rows].filter(([, row]) => row.owner === owner)
    return {
      rows,
      get: async (key: unknown) => rows.get(key),
      put: async (row: Row) => void rows.set(row[keyName], row),
      delete: async (key: unknown) => void rows.delete(key),
      clear: async () => rows.clear(),
      filter: (isMeant: (row: Row) => boolean) => ({
        delete: async () => {
          for (const [key, row] of [...rows]) if (isMeant(row)) rows.delete(key)
        },
      }),
      where: () => ({
        equals: (owner: string) => ({
          delete: async () => {
            for (const [key] of owned(owner)) rows.delete(key)
          },
          count: async () => owned(owner).length,
        }),
        startsWith: (start: string) => ({
          delete: async () => {
            for (const key of [...rows.keys()]) if (String(key).startsWith(start)) rows.delete(key)
          },
        }),
      }),
    }
  }
  return {
    copy: table('key'),
    setting: table('key'),
    outbox: table('seq'),
    postDraft: table('owner'),
    videoDraft: table('owner'),
    moneyCall: table('key'),
    search: table('text'),
    chatMessage: table('seq'),
    chatConversation: table('id'),
    notice: table('key'),
  }
})
vi.mock('./db.ts', () => ({ db: { ...tables, transaction: async (...args: unknown[]) => (args.at(-1) as () => Promise<void>)() } }))

describe('data removed with an account', () => {
  beforeEach(async () => {
    for (const { rows } of Object.values(tables)) rows.clear()
    await tables.copy.put({ key: 'everybody', owner: '' })
    await tables.copy.put({ key: 'anna wallet', owner: 'anna' })
    await tables.postDraft.put({ owner: 'anna' })
    await tables.postDraft.put({ owner: 'ben' })
    await tables.videoDraft.put({ owner: 'anna' })
    await tables.videoDraft.put({ owner: 'anna/file' })
    await tables.videoDraft.put({ owner: 'ben' })
    await tables.moneyCall.put({ key: 'k1', owner: 'anna' })
    await tables.moneyCall.put({ key: 'k2', owner: 'ben' })
    await tables.chatMessage.put({ seq: 1, owner: 'anna' })
    await tables.chatMessage.put({ seq: 2, owner: 'ben' })
    await tables.chatConversation.put({ id: 'C2Cben', owner: 'anna' })
    await tables.notice.put({ key: 'm:1' })
    await tables.search.put({ text: '怎么注销账号', owner: 'anna' })
    await tables.search.put({ text: '临江', owner: '' })
    await tables.search.put({ text: 'of an earlier build' })
    await tables.outbox.put({ seq: 1, owner: 'anna' })
    await tables.outbox.put({ seq: 2, owner: '' })
    await tables.setting.put({ key: 'lang', value: 'vi' })
  })

  it('includes what was read for it, but not the device’s own data or any unsent write', async () => {
    await setCurrentAccount('anna')
    await tables.setting.put({ key: 'private:recharge', value: { account: 'anna', order: 'o1' } })
    const purged: string[] = []
    const stop = onPurge((account) => void purged.push(account))
    expect(await purgePrivate()).toEqual({ unsent: 1 })
    expect([...tables.copy.rows.keys()]).toEqual(['everybody'])
    expect([...tables.postDraft.rows.keys()]).toEqual(['ben'])
    expect([...tables.videoDraft.rows.keys()]).toEqual(['ben'])
    expect([...tables.moneyCall.rows.keys()]).toEqual(['k2'])
    // Regardless of whether the chat was opened in this window.
    expect([[...tables.chatMessage.rows.keys()], tables.chatConversation.rows.size]).toEqual([[2], 0])
    // Alerts would reveal which teams and streamers the account follows.
    expect(tables.notice.rows.size).toBe(0)
    expect([...tables.search.rows.keys()]).toEqual(['临江', 'of an earlier build'])
    expect([...tables.outbox.rows.keys()]).toEqual([1, 2])
    expect([...tables.setting.rows.keys()]).toEqual(['lang'])
    expect(await currentAccount()).toBe('')
    stop()
    await setCurrentAccount('anna')
    await purgePrivate()
    expect(purged).toEqual(['anna'])
  })

  it('excludes money calls with unknown outcome when the login was ended, so the account can query them', async () => {
    await setCurrentAccount('anna')
    await purgePrivate({ retainMoneyCalls: true })
    expect([...tables.moneyCall.rows.keys()]).toEqual(['k1', 'k2'])
    expect([...tables.chatMessage.rows.keys()]).toEqual([2])
  })

  it('is nothing when no account was logged in', async () => {
    expect(await purgePrivate()).toEqual({ unsent: 0 })
    expect([tables.copy.rows.size, tables.notice.rows.size]).toEqual([2, 1])
  })
})
