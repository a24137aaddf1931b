// What a login leaves in a browser; verifies that a member's password is stored nowhere.
import { createHash } from 'node:crypto'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { AppProcess } from '../app/app-process.ts'
import { memberPassword } from './app-member.ts'

/** The content of all storage of this site as one text. */
export async function stored(page: Page, context: BrowserContext): Promise<string> {
  const traces = await page.evaluate(async () => {
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      for (const table of database.objectStoreNames) {
        const rows = await new Promise((resolve, reject) => {
          const request = database.transaction(table).objectStore(table).getAll()
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
        found.push({ [table]: rows })
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        const isText = /json|html/.test(response?.headers.get('content-type') ?? '')
        found.push([request.url, isText ? await response?.text() : ''])
      }
    }
    return JSON.stringify(found)
  })
  return traces + JSON.stringify(await context.cookies())
}

const hashed = (how: 'hex' | 'base64'): string => createHash('sha256').update(memberPassword).digest(how)
/** The password as typed, and in encodings that would hide it. */
export const canaries = [
  memberPassword,
  [...memberPassword].reverse().join(''),
  Buffer.from(memberPassword).toString('base64'),
  Buffer.from(memberPassword).toString('hex'),
  hashed('hex'),
  hashed('base64'),
]
/** Asserts that neither this browser nor the server's log contains it. */
export async function expectNoPassword({ output }: Pick<AppProcess, 'output'>, page: Page, context: BrowserContext): Promise<void> {
  const traces = (await stored(page, context)) + output()
  expect(canaries.filter((canary) => traces.includes(canary))).toEqual([])
}
