import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storageHealth } from '../storage/storage-health.ts'
import { isQuota, saveOwn, storageTrouble, withRoom } from './space.ts'

const device = vi.hoisted(() => ({ copies: [] as string[], packs: 0 }))
vi.mock('../storage/db.ts', () => ({
  db: {
    copy: {
      orderBy: () => ({ primaryKeys: async () => [...device.copies] }),
      bulkDelete: async (keys: string[]) => {
        device.copies = device.copies.filter((key) => !keys.includes(key))
      },
    },
  },
}))
vi.mock('./empty.ts', () => ({
  dropOldestPack: async () => {
    if (device.packs === 0) return false
    device.packs -= 1
    return true
  },
}))

/** Dexie's shape: the browser's error inside that of the aborted transaction. */
const quota = (): Error => Object.assign(new Error('aborted'), { name: 'AbortError', inner: new DOMException('', 'QuotaExceededError') })
/** A write that fits only beside so few copies and packs. */
const fitsBeside = (copies: number, packs: number) => async (): Promise<string> => {
  if (device.copies.length > copies || device.packs > packs) throw quota()
  return 'written'
}

describe('space on a full device', () => {
  beforeEach(() => {
    device.copies = ['a', 'b', 'c', 'd']
    device.packs = 2
  })

  it('drops the older half of the copies first, then packs', async () => {
    expect(await withRoom(fitsBeside(2, 2))).toBe('written')
    expect([device.copies, device.packs]).toEqual([['c', 'd'], 2])
    expect(await withRoom(fitsBeside(1, 0))).toBe('written')
    expect([device.copies, device.packs]).toEqual([['d'], 0])
    device.copies = []
    device.packs = 1
    expect(await withRoom(fitsBeside(0, 0))).toBe('written')
  })

  it('rethrows the error when nothing is left to drop', async () => {
    await expect(
      withRoom(async () => {
        throw quota()
      }),
    ).rejects.toThrow('aborted')
    expect(device.packs).toBe(0)
    expect(device.copies.length).toBe(2)
  })

  it('drops nothing for another error', async () => {
    const closed = Object.assign(new Error('no database'), { name: 'OpenFailedError' })
    await expect(
      withRoom(async () => {
        throw closed
      }),
    ).rejects.toBe(closed)
    expect([device.copies.length, device.packs]).toEqual([4, 2])
    expect([storageTrouble(closed), storageTrouble(quota()), storageTrouble(new Error('x'))]).toEqual(['blocked', 'full', null])
  })

  it('does not let a cache displace a pack', async () => {
    await expect(withRoom(fitsBeside(1, 2), { isCache: true })).rejects.toThrow('aborted')
    expect([device.copies.length, device.packs]).toEqual([2, 2])
  })

  it('recognizes a quota error at any nesting depth', () => {
    expect([quota(), new DOMException('', 'QuotaExceededError'), Object.assign(new Error(), { inner: quota() })].map(isQuota)).toEqual([
      true,
      true,
      true,
    ])
    expect([null, new Error('x'), new DOMException('', 'AbortError')].map(isQuota)).toEqual([false, false, false])
  })
})

describe('write by the reader', () => {
  const failing = (error: Error) => () => Promise.reject(error)
  const heard: string[] = []
  storageHealth.subscribe(() => void heard.push(storageHealth.get()))

  it('reports each failure to store it, with the reason', async () => {
    device.copies = []
    device.packs = 0
    await expect(saveOwn(failing(quota()))).rejects.toThrow('aborted')
    await expect(saveOwn(failing(quota()))).rejects.toThrow('aborted')
    await expect(saveOwn(failing(Object.assign(new Error('no'), { name: 'OpenFailedError' })))).rejects.toThrow('no')
    await expect(saveOwn(failing(new Error('what')))).rejects.toThrow('what')
    expect(heard).toEqual(['full', 'full', 'blocked', 'lost'])
    device.copies = ['a']
    expect(await saveOwn(fitsBeside(0, 0))).toBe('written')
    expect(heard.slice(4)).toEqual(['fine'])
  })
})
