// Content of the search page: the server's response, or on failure results of the local index, with the state of the read.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { ApiData } from '../../../../contract/api.ts'
import { searchPage } from '../../../../contract/limits/search-limits.ts'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import type { SearchEntry, SearchKind } from '../../../../contract/search.ts'
import type { SearchIndex } from '../../../../rules/search/search-index.ts'
import { call, NetworkError } from '../../../core/api/api.ts'
import { productNow } from '../../../core/clock/product-clock.ts'
import { preferences, shownZone } from '../../../core/store/preferences.ts'
import { useStore } from '../../../ui/use-store.ts'
import { matchesByIdQuery } from '../../match/queries.ts'
import { useMatchList, useSyncedRows } from '../../match/state/use-match-list.ts'
import { findLocal } from '../index/find-local.ts'
import { inReadingOrder, matchAt } from '../index/index-match.ts'
import { loadIndex, localIndex } from '../index/local-index.ts'
import { entryKey } from '../search-hit.ts'
import { resultKinds, type SearchTab } from '../search-tab.ts'
import { localResults, type Results } from './results.ts'

type SearchResponse = ApiData<'GET api/Search/index'>

/** Pagination of a tab's kind. */
export interface More {
  has: boolean
  loading: boolean
  failed: boolean
  load(): void
}
export interface ResultsRead {
  state: 'searching' | 'found' | 'offline' | 'failed'
  results: Results | null
  /** Unix time in milliseconds of the local index used; 0 if the server responded. */
  oldSince: number
  more: More
  retry(): void
}

const noRows: readonly MatchRow[] = []
const noMore: More = { has: false, loading: false, failed: false, load: () => undefined }

export function useResults(name: string, tab: SearchTab): ResultsRead {
  const { index, savedAt, state } = useStore(localIndex)
  useEffect(() => void loadIndex(), [])
  const queryKey = ['search', name] as const
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('GET api/Search/index', { query: { name }, signal }),
    enabled: name !== '',
    networkMode: 'always',
    retry: false,
  })
  useSyncedRows(query.data?.matches ?? noRows, queryKey, query.dataUpdatedAt)
  const rest = useRest(name, tab)
  const all = useMemo(() => (query.data ? joined(query.data, rest.pages) : null), [query.data, rest.pages])
  const isLocal = query.isLoadingError && index !== null
  const local = useLocalResults(isLocal ? index : null, name, tab)
  const retry = (): void => {
    void query.refetch()
    void loadIndex()
  }
  if (all) {
    const has = tab !== 'all' && countOf(all, tab) < all.totals[tab] && !rest.ended
    return { state: 'found', results: all, oldSince: 0, more: { ...rest.more, has }, retry }
  }
  const nothing = { results: null, oldSince: 0, more: noMore, retry }
  if (query.isPending || (query.isLoadingError && !index && (state === 'idle' || state === 'loading')))
    return { ...nothing, state: 'searching' }
  if (local) return { state: 'found', results: local.results, oldSince: savedAt, more: local.more, retry }
  return { ...nothing, state: query.error instanceof NetworkError ? 'offline' : 'failed' }
}

/** Further pages of one kind, loaded on demand. */
function useRest(name: string, tab: SearchTab): { pages: readonly SearchResponse[]; ended: boolean; more: Omit<More, 'has'> } {
  const kind = tab === 'all' ? undefined : tab
  const queryKey = ['search', name, tab] as const
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => call('GET api/Search/index', { query: { name, kind, page: String(pageParam) }, signal }),
    initialPageParam: 2,
    getNextPageParam: (last, pages) => (kind !== undefined && listOf(last, kind).length > 0 ? pages.length + 2 : undefined),
    enabled: false,
    networkMode: 'always',
    retry: false,
  })
  const pages = useMemo(() => query.data?.pages ?? [], [query.data])
  const rows = useMemo(() => pages.flatMap(({ matches }) => matches), [pages])
  useSyncedRows(rows, queryKey, query.dataUpdatedAt)
  return {
    pages,
    ended: pages.length > 0 && !query.hasNextPage,
    more: { loading: query.isFetching, failed: query.isLoadingError && !query.isFetching, load: () => void query.fetchNextPage() },
  }
}

const listOf = (response: SearchResponse, kind: SearchKind): readonly { id: string }[] => response[kind] ?? []
const countOf = (results: Results, kind: SearchKind): number =>
  kind === 'matches' ? results.rows.length + results.bare.length : results[kind].length

/** Merges pages without duplicates: newly published entries shift others to the next page. */
function joined(first: SearchResponse, rest: readonly SearchResponse[]): Results {
  const lists = Object.fromEntries(
    resultKinds.map((kind) => {
      const list = [first, ...rest].flatMap((response) => listOf(response, kind))
      const keyOf = (one: { id: string }): string => (kind === 'players' ? entryKey(one as SearchEntry) : one.id)
      return [kind, [...new Map(list.map((one) => [keyOf(one), one])).values()]]
    }),
  ) as unknown as Required<Pick<SearchResponse, SearchKind>>
  const { matches, ...others } = lists
  return { ...others, rows: matches, bare: [], totals: { ...first.totals, players: first.totals.players ?? 0 }, near: first.near }
}

/** Results of the local index, with match rows from this device's packs and cached responses. */
function useLocalResults(index: SearchIndex | null, name: string, tab: SearchTab): { results: Results; more: More } | null {
  const [pages, setPages] = useState({ of: '', count: 1 })
  const tz = shownZone(useStore(preferences))
  const of = `${tab} ${name}`
  const most = (pages.of === of ? pages.count : 1) * searchPage
  const found = useMemo(() => (index ? findLocal(index, name, most) : null), [index, name, most])
  const matches = useMemo(
    () =>
      index && found
        ? inReadingOrder(
            found.matches.places.flatMap((place) => matchAt(index, place) ?? []),
            productNow(),
            tz,
          )
        : [],
    [index, found, tz],
  )
  const { rows } = useMatchList({ ...matchesByIdQuery(matches.map(({ id }) => id)), enabled: matches.length > 0 })
  return useMemo(() => {
    if (!index || !found) return null
    const results = localResults(index, found, rows, matches)
    const has = tab !== 'all' && countOf(results, tab) < results.totals[tab]
    return { results, more: { ...noMore, has, load: () => setPages({ of, count: most / searchPage + 1 }) } }
  }, [index, found, matches, rows, tab, of, most])
}
