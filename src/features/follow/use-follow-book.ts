// Order of a member's follows on screen: the server's, plus changes that wait on this device.
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { FollowBook, FollowBookChange } from '../../../contract/follow-book.ts'
import { apiQuery } from '../../core/api/api-query.ts'
import { network } from '../../core/api/freshness.ts'
import { sessionStore } from '../../core/session/session.ts'
import { useStore } from '../../ui/use-store.ts'
import { emptyBook, withChange } from './follow-book.ts'
import { specialFollows } from './special-follows.ts'

const bookQuery = apiQuery('GET api/Member/followBook')
const waitingKey = ['follow book waiting'] as const

/** This member's unsent changes, in order. */
async function listWaiting(): Promise<FollowBookChange[]> {
  const [{ deviceOutbox }, { currentAccount }] = await Promise.all([
    import('../../core/outbox/device-outbox.ts'),
    import('../../core/storage/account.ts'),
  ])
  const account = await currentAccount()
  const rows = await deviceOutbox.pending()
  return rows.flatMap(({ kind, owner, payload, refused }) =>
    kind === 'follow-book' && (owner ?? '') === account && refused === null ? [payload as FollowBookChange] : [],
  )
}

/** All changes go through the outbox, so that none overtakes an earlier one. */
async function keepChange(client: QueryClient, change: FollowBookChange): Promise<void> {
  const { deviceOutbox } = await import('../../core/outbox/device-outbox.ts')
  await deviceOutbox.put({ kind: 'follow-book', subject: crypto.randomUUID(), payload: change })
  await client.invalidateQueries({ queryKey: waitingKey })
  await deviceOutbox.flush(true)
  // Refetch the order before the waiting changes, so that nothing jumps back in between.
  await client.invalidateQueries({ queryKey: bookQuery.queryKey })
  await client.invalidateQueries({ queryKey: waitingKey })
}

export interface FollowBookHandle {
  /** Null if nobody is signed in, or nothing has loaded yet. */
  book: FollowBook | null
  change(next: FollowBookChange): void
}

export function useFollowBook(): FollowBookHandle {
  const client = useQueryClient()
  const { phase } = useStore(sessionStore)
  const enabled = phase === 'in'
  const { data } = useQuery({ ...bookQuery, enabled })
  const { data: waiting } = useQuery({ queryKey: waitingKey, queryFn: listWaiting, enabled, networkMode: 'always', staleTime: 0 })
  const book = useMemo(() => (enabled && data ? (waiting ?? []).reduce(withChange, data) : null), [enabled, data, waiting])
  useEffect(() => {
    if (book) showSpecial(book)
  }, [book])
  return {
    book,
    change(next) {
      // Optimistic; a refetch in between gets the change from the outbox.
      client.setQueryData<FollowBookChange[]>(waitingKey, (known = []) => [...known, next])
      keepChange(client, next).catch((error: unknown) => {
        console.warn('follow order send failed, retrying later', error)
        void client.invalidateQueries({ queryKey: waitingKey })
      })
    },
  }
}

const showSpecial = ({ marks }: FollowBook): void =>
  specialFollows.set(marks.filter(({ special }) => special).map(({ kind, id }) => `${kind}:${id}`))

/** Loads the special follows after each login, for the alerts of this window. */
export function startSpecial(client: QueryClient): void {
  let account = ''
  let isOwed = false
  function look(): void {
    const asked = account
    isOwed = false
    client.fetchQuery(bookQuery).then(
      (book) => void (account === asked && showSpecial(book ?? emptyBook)),
      (error: unknown) => {
        isOwed = account === asked
        console.info('special follows read failed', error)
      },
    )
  }
  const follow = (): void => {
    const { phase, user } = sessionStore.get()
    const next = phase === 'in' ? (user?.id ?? account) : ''
    if (next === account) return
    account = next
    specialFollows.set([])
    if (account !== '') look()
  }
  sessionStore.subscribe(follow)
  network.subscribe(() => network.get() && isOwed && account !== '' && look())
  follow()
}
