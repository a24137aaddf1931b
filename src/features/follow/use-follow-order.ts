// Order of a member's follows on screen: the server's, plus changes that wait on this device.
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { FollowOrder, FollowOrderChange } from '../../../contract/follow/follow-order.ts'
import { apiQuery } from '../../core/api/api-query.ts'
import { network } from '../../core/api/freshness.ts'
import { sessionStore } from '../../core/session/session.ts'
import { useStore } from '../../ui/use-store.ts'
import { emptyFollowOrder, withChange } from './follow-order.ts'
import { specialFollows } from './special-follows.ts'

const followOrderQuery = apiQuery('GET api/Member/followBook')
const waitingKey = ['follow book waiting'] as const

/** This member's unsent changes, in order. */
async function listWaiting(): Promise<FollowOrderChange[]> {
  const [{ deviceOutbox }, { currentAccount }] = await Promise.all([
    import('../../core/outbox/device-outbox.ts'),
    import('../../core/storage/account.ts'),
  ])
  const account = await currentAccount()
  const rows = await deviceOutbox.pending()
  return rows.flatMap(({ kind, owner, payload, refused }) =>
    kind === 'follow-book' && (owner ?? '') === account && refused === null ? [payload as FollowOrderChange] : [],
  )
}

/** All changes go through the outbox, so that none overtakes an earlier one. */
async function saveChange(client: QueryClient, change: FollowOrderChange): Promise<void> {
  const { deviceOutbox } = await import('../../core/outbox/device-outbox.ts')
  await deviceOutbox.put({ kind: 'follow-book', subject: crypto.randomUUID(), payload: change })
  await client.invalidateQueries({ queryKey: waitingKey })
  await deviceOutbox.flush(true)
  // Refetch the order before the waiting changes, so that nothing jumps back in between.
  await client.invalidateQueries({ queryKey: followOrderQuery.queryKey })
  await client.invalidateQueries({ queryKey: waitingKey })
}

export interface FollowOrderHandle {
  /** Null if nobody is signed in, or nothing has loaded yet. */
  order: FollowOrder | null
  change(next: FollowOrderChange): void
}

export function useFollowOrder(): FollowOrderHandle {
  const client = useQueryClient()
  const { phase } = useStore(sessionStore)
  const enabled = phase === 'in'
  const { data } = useQuery({ ...followOrderQuery, enabled })
  const { data: waiting } = useQuery({ queryKey: waitingKey, queryFn: listWaiting, enabled, networkMode: 'always', staleTime: 0 })
  const order = useMemo(() => (enabled && data ? (waiting ?? []).reduce(withChange, data) : null), [enabled, data, waiting])
  useEffect(() => {
    if (order) showSpecial(order)
  }, [order])
  return {
    order,
    change(next) {
      // Optimistic; a refetch in between gets the change from the outbox.
      client.setQueryData<FollowOrderChange[]>(waitingKey, (known = []) => [...known, next])
      saveChange(client, next).catch((error: unknown) => {
        console.warn('follow order send failed, retrying later', error)
        void client.invalidateQueries({ queryKey: waitingKey })
      })
    },
  }
}

const showSpecial = ({ marks }: FollowOrder): void =>
  specialFollows.set(marks.filter(({ special }) => special).map(({ kind, id }) => `${kind}:${id}`))

/** Loads the special follows after each login, for the alerts of this window. */
export function startSpecial(client: QueryClient): void {
  let account = ''
  let isOwed = false
  function load(): void {
    const asked = account
    isOwed = false
    client.fetchQuery(followOrderQuery).then(
      (order) => void (account === asked && showSpecial(order ?? emptyFollowOrder)),
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
    if (account !== '') load()
  }
  sessionStore.subscribe(follow)
  network.subscribe(() => network.get() && isOwed && account !== '' && load())
  follow()
}
