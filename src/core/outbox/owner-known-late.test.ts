// Writes made at the time when the owner of the device becomes known.
import { Dexie } from 'dexie'
import { expect, it, vi } from 'vitest'
import { setCurrentAccount } from '../storage/account.ts'
import { claimWritten } from '../storage/claim.ts'
import { deviceOutbox } from './device-outbox.ts'

interface Row {
  kind: string
  owner: string
}
const disk = vi.hoisted(() => ({
  account: undefined as { value: unknown } | undefined,
  rows: [] as { kind: string; owner: string }[],
  /** Completes the read of the device's account. */
  release: (): void => undefined,
  isInside: false,
  last: Promise.resolve() as Promise<unknown>,
}))
vi.mock('../storage/db.ts', () => {
  /** Serializes transactions, as the browser does for writes to the same tables. */
  const alone = <T>(work: () => Promise<T>): Promise<T> => {
    const done = disk.last.then(work)
    disk.last = done.catch(() => undefined)
    return done
  }
  const none = { get: async () => undefined, put: async () => undefined, delete: async () => undefined }
  return {
    db: {
      setting: {
        get: async () => {
          const known = disk.account
          await new Promise<void>((resolve) => {
            disk.release = resolve
          })
          return known
        },
        put: (row: { value: unknown }) =>
          alone(async () => {
            disk.account = row
          }),
      },
      outbox: {
        orderBy: () => ({ toArray: async () => [] }),
        add: async (row: Row) => void disk.rows.push(row),
        filter: (isMeant: (row: Row) => boolean) => ({
          modify: async (change: Partial<Row>) => {
            for (const row of disk.rows) if (isMeant(row)) Object.assign(row, change)
          },
        }),
      },
      postDraft: none,
      videoDraft: none,
      transaction: (...args: unknown[]) =>
        alone(async () => {
          disk.isInside = true
          const work = args.at(-1) as (of: object) => Promise<unknown>
          return work({ idbtrans: {} }).finally(() => {
            disk.isInside = false
          })
        }),
    },
  }
})

it('assigns the row to the account, whether the write or the login comes first', async () => {
  const inside = {} as typeof Dexie.currentTransaction
  const current = vi.spyOn(Dexie, 'currentTransaction', 'get').mockImplementation(() => (disk.isInside ? inside : (null as never)))
  const written = deviceOutbox.put({ kind: 'comment', subject: 'one', payload: {} })
  await expect.poll(() => disk.isInside).toBe(true)
  // The account becomes known meanwhile.
  const known = setCurrentAccount('anna').then(() => claimWritten('anna'))
  await Promise.resolve()
  disk.release()
  await Promise.all([written, known])
  current.mockRestore()
  expect(disk.rows).toMatchObject([{ kind: 'comment', owner: 'anna' }])
})
