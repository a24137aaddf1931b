// The peer: the same fixtures as rows of a Dexie table, written by bulkPut and found by a filter over their names.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { PlainRow } from './world.ts'

export interface DexieTimes {
  bulkPut: number
  filter: number
}

const source = readFileSync(createRequire(import.meta.url).resolve('dexie/dist/dexie.min.js'), 'utf8')

/** Runs in any page with storage; the driver injects the library. */
export async function plainDexie(page: Page, rows: readonly PlainRow[], texts: readonly string[]): Promise<DexieTimes> {
  await page.evaluate(
    `(() => { const module = undefined, exports = undefined, define = undefined; ${source}\n; globalThis.Dexie ??= Dexie })()`,
  )
  return page.evaluate(
    async ({ rows: all, texts: wanted }) => {
      interface Table {
        bulkPut(rows: unknown[]): Promise<unknown>
        filter(test: (row: { text: string }) => boolean): { toArray(): Promise<unknown[]> }
      }
      type Peer = { version(n: number): { stores(shape: object): void }; table(name: string): Table; delete(): Promise<void> }
      const PeerDexie = (globalThis as unknown as { Dexie: new (name: string) => Peer }).Dexie
      const db = new PeerDexie(`peer-${performance.now()}`)
      db.version(1).stores({ fixture: 'id, day' })
      const table = db.table('fixture')
      const begun = performance.now()
      await table.bulkPut(all)
      const bulkPut = performance.now() - begun
      const filters: number[] = []
      for (const text of wanted) {
        const from = performance.now()
        await table.filter((row) => row.text.includes(text)).toArray()
        filters.push(performance.now() - from)
      }
      await db.delete()
      return { bulkPut, filter: filters.sort((a, b) => a - b)[Math.floor(filters.length / 2)] ?? 0 }
    },
    { rows: [...rows], texts: texts.slice(0, 5) },
  )
}
