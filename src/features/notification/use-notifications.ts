// The user's paginated notifications; marks them as read optimistically, and on the server when there is a network.
import { type InfiniteData, type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { ApiData } from '../../../contract/api.ts'
import type { Notification, NotificationGroup } from '../../../contract/notification.ts'
import { call, NetworkError } from '../../core/api/api.ts'
import { apiQuery } from '../../core/api/api-query.ts'
import { readPage } from '../../core/api/paged-query.ts'
import { noticeState } from '../alert/notice/notice-state.ts'
import { enqueueRead } from './read-outbox.ts'

type Page = ApiData<'GET api/Notification/getList'>
type Pages = InfiniteData<Page, string | null>
export const listKey = ['notifications'] as const

export const setUnread = (unreadNotifications: number): void => noticeState.set({ ...noticeState.get(), unreadNotifications })

const pageQuery = (group: NotificationGroup | undefined, before: string | null) =>
  apiQuery('GET api/Notification/getList', { query: { ...(group && { group }), ...(before !== null && { before }) } })

/** Query key of the cached first page, whose age is the age of the list. */
export const firstPageKey = (group: NotificationGroup | undefined) => pageQuery(group, null).queryKey

export function useNotifications(group: NotificationGroup | undefined) {
  const queryKey = [...listKey, group ?? 'all']
  const read = useInfiniteQuery({
    queryKey,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal, client }) => readPage(queryKey, pageQuery(group, pageParam), pageParam === null, { signal, client }),
    getNextPageParam: ({ next }) => next ?? undefined,
    networkMode: 'always',
  })
  const seen = new Map<string, Notification>()
  for (const page of read.data?.pages ?? []) for (const one of page.list) seen.set(one.id, one)
  return { read, list: [...seen.values()], unread: read.data?.pages[0]?.unread ?? 0 }
}

/** Marks one notification as read in the cache, or that one and all before it. */
function patchRead(client: QueryClient, id: string, before: boolean): void {
  const isMeant = (one: Notification): boolean => (before ? Number(one.id) <= Number(id) : one.id === id)
  client.setQueriesData<Pages>({ queryKey: listKey }, (data) => {
    if (!data) return data
    const newly = new Set(data.pages.flatMap(({ list }) => list.filter((one) => !one.read && isMeant(one)).map((one) => one.id)))
    const mark = (one: Notification): Notification => (newly.has(one.id) ? { ...one, read: true } : one)
    const left = (unread: number): number => (before ? 0 : Math.max(0, unread - newly.size))
    return { ...data, pages: data.pages.map((page) => ({ ...page, unread: left(page.unread), list: page.list.map(mark) })) }
  })
}

export function useMarkRead(): (id: string, before?: boolean) => void {
  const client = useQueryClient()
  return (id, before = false) => {
    patchRead(client, id, before)
    setUnread(before ? 0 : Math.max(0, noticeState.get().unreadNotifications - 1))
    const body = { id, ...(before && { before }) }
    call('POST api/Notification/read', { body }).then(
      ({ unread }) => setUnread(unread),
      (error: unknown) => {
        if (error instanceof NetworkError) return enqueueRead(body)
        console.warn('mark as read failed', error)
        return client.invalidateQueries({ queryKey: listKey })
      },
    )
  }
}
