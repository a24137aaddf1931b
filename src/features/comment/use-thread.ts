// Reads a thread: its pages, and the number of new comments, polled while it is on screen and refetched when the user's match clock reaches
// a comment that was withheld.
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CommentSort, Subject } from '../../../contract/comment.ts'
import { call } from '../../core/api/api.ts'
import { apiQuery } from '../../core/api/api-query.ts'
import { readPage } from '../../core/api/paged-query.ts'
import { useNowValue } from '../match/state/row/use-now-value.ts'
import { commentsOf, commentsUntil, firstPage, type ThreadData } from './page/thread-page.ts'

/** Polling interval for new comments, in milliseconds. */
const askEvery = 20_000

/** Returns the user's match clock, in product milliseconds. */
export type MatchNow = () => number

export const threadKey = ({ kind, id }: Subject, sort: CommentSort) => ['thread', kind, id, sort] as const

export const untilOf = (matchNow: MatchNow | undefined) => (matchNow ? { until: new Date(matchNow()).toISOString() } : {})

export function useThread(subject: Subject, sort: CommentSort, matchNow?: MatchNow) {
  const client = useQueryClient()
  const queryKey = threadKey(subject, sort)
  const read = useInfiniteQuery({
    queryKey,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal, client: cache }) => {
      const body = { kind: subject.kind, id: subject.id, sort, ...(pageParam !== null && { before: pageParam }) }
      // A response limited by the match clock is not cached for later.
      if (matchNow) return call('POST api/Comment/list', { body: { ...body, ...untilOf(matchNow) }, signal })
      return readPage(queryKey, apiQuery('POST api/Comment/list', { body }), pageParam === null, { signal, client: cache })
    },
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  const first = read.data?.pages[0]
  const mark = first?.mark
  const news = useQuery({
    queryKey: ['thread-since', subject.kind, subject.id, mark],
    queryFn: ({ signal }) =>
      call('POST api/Comment/since', { body: { kind: subject.kind, id: subject.id, mark: mark ?? '', ...untilOf(matchNow) }, signal }),
    enabled: mark !== undefined,
    refetchInterval: askEvery,
    staleTime: askEvery,
    retry: false,
  })
  const { refetch } = news
  const due = (news.data ?? first)?.due ?? null
  const isDue = useNowValue(() => due !== null && matchNow !== undefined && Date.parse(due) <= matchNow(), false)
  useEffect(() => {
    if (isDue) void refetch()
  }, [isDue, refetch])
  const all = commentsOf(read.data)
  // A rewound video is earlier than the loaded comments: re-renders when that hides or reveals one.
  const shown = useNowValue(() => (matchNow ? commentsUntil(all, matchNow()).length : all.length), all.length)
  return {
    read,
    comments: matchNow && shown < all.length ? commentsUntil(all, matchNow()) : all,
    total: first?.total ?? 0,
    /** Number of comments by others that are not on screen; 0 while unknown. */
    fresh: news.data?.count ?? 0,
    /** Displays them by refetching the first page. */
    async renew(): Promise<void> {
      client.setQueryData<ThreadData>(queryKey, (known) => known && firstPage(known))
      await client.invalidateQueries({ queryKey })
    },
  }
}
