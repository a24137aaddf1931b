// Reads the data of a first screen, including follow-up reads, into the cache that the app starts from.
import { type ApiKey, api } from '../../contract/api.ts'
import type { Lang } from '../../contract/limits/limits.ts'
import type { RenderQuery } from '../../contract/render.ts'
import type { Endpoint } from '../../contract/wire/endpoint.ts'
import type { FirstRead } from '../../rules/screen/first-read.ts'

/** Returns the `data` of an API read in process, or null if it was refused; rejects if there was no response. */
export type ReadOfScreen = (key: ApiKey, params: FirstRead['params'], lang: Lang) => Promise<unknown>

interface Reading {
  read: ReadOfScreen
  lang: Lang
  /** Real milliseconds. */
  now: number
}
interface ScreenRead {
  /** False if the screen's subject was refused, so that there is nothing to render. */
  isThere: boolean
  /** Errors of failed reads. */
  failures: unknown[]
}

/** Puts the responses into `queries`, in the order of `reads`. Failed reads are left out. */
export async function readScreen(reads: readonly FirstRead[], reading: Reading, queries: RenderQuery[]): Promise<ScreenRead> {
  const failures: unknown[] = []
  const responses = await Promise.all(
    reads.map(({ key, params }) => reading.read(key, params, reading.lang).catch((error: unknown) => void failures.push(error))),
  )
  const next: FirstRead[] = []
  for (const [index, one] of reads.entries()) {
    const data = responses[index]
    // The subject of a failed read may exist: its frame is rendered.
    if (data === null && one.isSubject && !one.instead) return { isThere: false, failures }
    if (data === null && one.instead) next.push(...one.instead)
    if (data === null || data === undefined) continue
    queries.push(queryOf(one, data, reading.now))
    next.push(...(one.next?.(data) ?? []))
  }
  if (next.length === 0) return { isThere: true, failures }
  const further = await readScreen(next, reading, queries)
  return { isThere: further.isThere, failures: [...failures, ...further.failures] }
}

function queryOf({ key, params, pages }: FirstRead, data: unknown, updatedAt: number): RenderQuery {
  const own = [key, Object.keys(params).length > 0 ? params : null]
  const { personal }: Endpoint = api[key]
  return {
    ...(pages ? { key: pages.key, data: { pages: [data], pageParams: [pages.param] }, page: own } : { key: own, data }),
    updatedAt,
    ...(personal && { personal }),
  }
}
