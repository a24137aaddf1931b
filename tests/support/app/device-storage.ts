// Reads and writes the app's device storage from a page of its origin.
import type { Page } from '@playwright/test'

type StoreCall = { get: [key: string]; getAll: []; getAllKeys: []; count: []; clear: []; put: [rows: readonly object[]] }

/**
 * Runs one request on a table of the app's database and waits for its transaction; returns undefined if there is no such table. Never
 * creates the database: an empty one would prevent the app from creating its own.
 */
const callTable = <Name extends keyof StoreCall>(page: Page, table: string, name: Name, ...given: StoreCall[Name]): Promise<unknown> =>
  page.evaluate(
    async ([store, method, args]) => {
      if (!(await indexedDB.databases()).some((one) => one.name === 'grandstand')) return undefined
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const open = indexedDB.open('grandstand')
        open.onerror = () => reject(open.error)
        open.onupgradeneeded = () => open.transaction?.abort()
        open.onsuccess = () => resolve(open.result)
      })
      try {
        if (!database.objectStoreNames.contains(store)) return undefined
        const change = database.transaction(store, method === 'put' || method === 'clear' ? 'readwrite' : 'readonly')
        const rows = change.objectStore(store)
        let request: IDBRequest | undefined
        if (method === 'put') for (const row of args[0] as object[]) request = rows.put(row)
        else if (method === 'get') request = rows.get(args[0] as string)
        else request = rows[method]()
        await new Promise<void>((resolve, reject) => {
          change.oncomplete = () => resolve()
          change.onerror = () => reject(change.error)
          change.onabort = () => reject(change.error)
        })
        return request?.result
      } finally {
        database.close()
      }
    },
    [table, name as keyof StoreCall, given as readonly unknown[]] as const,
  )

/** Returns all rows of a table. */
export const readRows = async <T = unknown>(page: Page, table: string): Promise<T[]> =>
  ((await callTable(page, table, 'getAll')) as T[] | undefined) ?? []

/** Returns the keys of all rows of a table. */
export const readKeys = async (page: Page, table: string): Promise<string[]> =>
  ((await callTable(page, table, 'getAllKeys')) as string[] | undefined) ?? []

/** Counts the rows of a table; 0 if the table does not exist. */
export const countRows = async (page: Page, table: string): Promise<number> =>
  ((await callTable(page, table, 'count')) as number | undefined) ?? 0

/** Returns a setting of the app's database; undefined if there is none. */
export const readSetting = async <T>(page: Page, key: string): Promise<T | undefined> =>
  ((await callTable(page, 'setting', 'get', key)) as { value: T } | undefined)?.value

/** Puts rows into a table of a database that the app has created. */
export async function upsertRows(page: Page, table: string, rows: readonly object[]): Promise<void> {
  const last = await callTable(page, table, 'put', rows)
  if (rows.length > 0 && last === undefined) throw new Error(`the app has no table ${table} on this device yet`)
}

/** Writes a setting of the app's database. */
export const writeSetting = (page: Page, key: string, value: unknown): Promise<void> => upsertRows(page, 'setting', [{ key, value }])

/** Deletes all rows of a table. */
export const clearTable = async (page: Page, table: string): Promise<void> => {
  await callTable(page, table, 'clear')
}
