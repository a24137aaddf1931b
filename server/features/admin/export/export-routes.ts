// Admin lists as CSV, streamed page by page from one snapshot.
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { ExportKind } from '../../../../contract/admin/export-admin.ts'
import type { ApiQuery } from '../../../../contract/api.ts'
import { exportRows } from '../../../../contract/limits/admin-limits.ts'
import type { Lang } from '../../../../contract/limits/limits.ts'
import { mayExport } from '../../../../rules/admin/admin-rights.ts'
import { type CsvCell, csvLine, csvMark } from '../../../../rules/text/csv.ts'
import { writeAudit } from '../../../core/audit/store.ts'
import type { Context } from '../../../core/context.ts'
import { inSnapshot, type Snapshot } from '../../../core/database/snapshot.ts'
import { Download } from '../../../core/http/download.ts'
import { fail } from '../../../core/http/fail.ts'
import { route } from '../../../core/http/route.ts'

type Given = Omit<ApiQuery<'GET api/Desk/export'>, 'kind'>
export interface ExportFilter extends Omit<Given, 'from' | 'to'> {
  lang: Lang
  from: Date | null
  /** Exclusive. */
  until: Date | null
}
export interface ExportList {
  /** Supported filters; any other is rejected. */
  filters: readonly (keyof Given)[]
  /** A required filter. */
  needs?: keyof Given
  states?: readonly string[]
  head: readonly string[]
  /** A page in the order of the list; an incomplete page is the last. */
  page(snapshot: Snapshot, filter: ExportFilter, limit: number, offset: number): Promise<CsvCell[][]>
}
export type ExportLists = Record<ExportKind, ExportList>

const pageRows = 1_000
/** Each holds a database connection. */
const mostAtOnce = 2
/** Milliseconds within which a file has to be downloaded. */
const patience = 300_000
const day = 86_400_000
const startOf = (text: string): Date => new Date(`${text}T00:00:00Z`)

async function* linesOf({ head, page }: ExportList, snapshot: Snapshot, filter: ExportFilter): AsyncGenerator<string> {
  // Sends the head together with the first rows, so that an earlier error still produces an error response.
  let lines = csvMark + csvLine(head)
  for (let offset = 0; offset < exportRows; offset += pageRows) {
    const rows = await page(snapshot, filter, pageRows, offset)
    lines += rows.map(csvLine).join('')
    if (lines !== '') yield lines
    lines = ''
    if (rows.length < pageRows) return
  }
}

/** @throws invalid-input for a filter that the list does not have */
function filterOf({ filters, needs, states }: ExportList, { from, to, ...given }: Given, lang: Lang): ExportFilter {
  const names = Object.keys({ ...given, ...(from && { from }), ...(to && { to }) }) as (keyof Given)[]
  const isOdd = names.some((name) => !filters.includes(name)) || (given.state !== undefined && !states?.includes(given.state))
  if (isOdd || (needs && given[needs as keyof typeof given] === undefined)) throw fail('invalid-input')
  return { ...given, lang, from: from ? startOf(from) : null, until: to ? new Date(startOf(to).getTime() + day) : null }
}

export function registerExports(
  app: FastifyInstance,
  { db, pool, log }: Pick<Context, 'db' | 'pool' | 'log'>,
  lists: ExportLists,
  now: () => number,
): void {
  let running = 0
  route(app, 'GET api/Desk/export', async ({ account, query: { kind, ...given }, lang }) => {
    if (!mayExport(account.roles, kind)) throw fail('forbidden')
    const list = lists[kind]
    const filter = filterOf(list, given, lang)
    if (running >= mostAtOnce) throw fail('busy', { retryAfter: 10 })
    running += 1
    const at = now()
    try {
      // The search text may be a phone number or an address: the log only records that there was one.
      const { text, ...rest } = given
      const after = { ...rest, ...(text !== undefined && { searched: true }) }
      const done = { by: account.id, act: 'list.export', subject: `export ${kind}`, before: null, after, at } as const
      await db.transaction((tx) => writeAudit(tx, done))
    } catch (error) {
      running -= 1
      throw error
    }
    const stream = Readable.from(
      inSnapshot(pool, (snapshot) => linesOf(list, snapshot, filter)),
      { objectMode: false },
    )
    const tooLong = setTimeout(() => stream.destroy(new Error('export download timed out')), patience).unref()
    stream.once('close', () => {
      clearTimeout(tooLong)
      running -= 1
    })
    stream.on('error', (error) => log.warn({ err: error, kind }, 'export aborted'))
    return new Download(`grandstand-${kind}-${new Date(at).toISOString().slice(0, 10)}.csv`, stream)
  })
}
