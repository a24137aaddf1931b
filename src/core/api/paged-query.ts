// Paged lists: page by page on request, or the whole list where the user orders it.
import type { ApiBody, ApiData, ApiKey, ApiQuery } from '../../../contract/api.ts'
import { type ApiQueryOptions, apiQuery } from './api-query.ts'
import { freshness } from './freshness.ts'

/** Parameters other than the page: the query of a GET, the body of a POST. */
type Asked<K extends ApiKey> = K extends `GET ${string}` ? NonNullable<ApiQuery<K>> : NonNullable<ApiBody<K>>
/** Endpoints that return a list in pages, by `page` and `limit`. */
export type PagedKey = {
  [K in ApiKey]: ApiData<K> extends { list: readonly unknown[]; total: number }
    ? Asked<K> extends { page?: string; limit?: string } | { page?: number; limit?: number }
      ? K
      : never
    : never
}[ApiKey]
type ListParams<K extends PagedKey> = Omit<Asked<K>, 'page' | 'limit'>
type Row<K extends PagedKey> = ApiData<K>['list'][number]
interface Listed<K extends PagedKey> {
  list: readonly Row<K>[]
  total: number
}

/** Maximum rows of one response. */
const most = 100

const pageQuery = <K extends PagedKey>(key: K, params: ListParams<K>, size: number, page: number): ApiQueryOptions<K> =>
  key.startsWith('GET')
    ? apiQuery(key, { query: { ...params, limit: String(size), ...(page > 1 && { page: String(page) }) } as ApiQuery<K> })
    : apiQuery(key, { body: { ...params, limit: size, ...(page > 1 && { page }) } as ApiBody<K> })

/** Merges the freshness of a page into its list: as old as the oldest page, and failed if any page failed. */
export function agesWith(list: readonly unknown[], page: readonly unknown[], isFirst: boolean): void {
  const [known, read] = [isFirst ? undefined : freshness.get(list), freshness.get(page)]
  if (!read) return
  const oldest = Math.min(read.savedAt, known?.savedAt ?? read.savedAt)
  const anyPage = (field: 'part' | 'failed'): boolean => read[field] === true || known?.[field] === true
  freshness.set(list, {
    savedAt: oldest,
    live: read.live && known?.live !== false,
    part: anyPage('part'),
    failed: anyPage('failed'),
  })
}

/** Reads a page of a list that has its own key on screen. */
export async function readPage<Page, Context>(
  list: readonly unknown[],
  page: { queryKey: readonly unknown[]; queryFn: (context: Context) => Promise<Page> },
  isFirst: boolean,
  context: Context,
): Promise<Page> {
  const result = await page.queryFn(context)
  agesWith(list, page.queryKey, isFirst)
  return result
}

/** Options of an infinite query with pages of `size` rows until there are no more. */
export function pagedQuery<K extends PagedKey>(key: K, params: ListParams<K>, size: number) {
  const queryKey = [key, 'pages', params] as const
  return {
    queryKey,
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal, client }: { pageParam: number } & Parameters<ApiQueryOptions<K>['queryFn']>[0]) => {
      const page = pageQuery(key, params, size, pageParam)
      // Shows the cached first page under the key of the list while the request is in flight.
      const firstPageClient: typeof client = {
        getQueryData: () => client.getQueryData(queryKey),
        getQueryState() {
          const state = client.getQueryState(queryKey)
          return state && { ...state, data: (state.data as { pages: unknown[] } | undefined)?.pages[0] }
        },
        setQueryData(_key, data, options) {
          agesWith(queryKey, page.queryKey, true)
          return client.setQueryData(queryKey, { pages: [data], pageParams: [1] }, options)
        },
      }
      const isFirst = pageParam === 1
      return readPage(queryKey, page, isFirst, { signal, client: isFirst ? firstPageClient : client })
    },
    getNextPageParam: (last: ApiData<K>, pages: readonly unknown[]): number | undefined =>
      pages.length * size < last.total ? pages.length + 1 : undefined,
  }
}

/** Options of a query that returns the whole list. Rows that moved to a later page meanwhile are deduplicated. */
export function wholeQuery<K extends PagedKey>(key: K, params: ListParams<K>, idOf: (one: Row<K>) => string): ApiQueryOptions<K> {
  const first = pageQuery(key, params, most, 1)
  return {
    queryKey: first.queryKey,
    queryFn: async (context) => {
      const result = (await first.queryFn(context)) as ApiData<K> & Listed<K>
      const whole = new Map(result.list.map((one) => [idOf(one), one]))
      for (let page = 2; (page - 1) * most < result.total; page += 1) {
        const next = pageQuery(key, params, most, page)
        const { list } = (await readPage(first.queryKey, next, false, context)) as Listed<K>
        for (const one of list) if (!whole.has(idOf(one))) whole.set(idOf(one), one)
      }
      return { ...result, list: [...whole.values()] }
    },
  }
}
