// The unread count of the signed-in user: fetched after the login, and on each socket message about notifications.
import type { QueryClient } from '@tanstack/react-query'
import { apiQuery } from '../../core/api/api-query.ts'
import { network } from '../../core/api/freshness.ts'
import { sessionStore } from '../../core/session/session.ts'
import { roomFrames } from '../../core/socket/room-frames.ts'
import { setUnread } from './use-notifications.ts'

const nothing = (): void => undefined

/** `onNotified` is called on a new notification, whose cause may have changed data on screen. */
export function startUnread(client: QueryClient, onNotified: () => void): void {
  let account = ''
  let stop = nothing
  let isOwed = false
  async function load(): Promise<void> {
    const asked = account
    isOwed = false
    try {
      const { unread } = await client.fetchQuery({ ...apiQuery('GET api/Notification/unread'), staleTime: 0 })
      if (asked === account) setUnread(unread)
    } catch (error) {
      isOwed = asked === account
      console.info('unread count request failed', error)
    }
  }
  function follow(): void {
    const { phase, user } = sessionStore.get()
    const next = phase === 'in' ? (user?.id ?? account) : ''
    if (next === account) return
    account = next
    stop()
    stop = nothing
    setUnread(0)
    if (account === '') return
    const again = (): void => void load()
    const refresh = (): void => {
      again()
      onNotified()
    }
    stop = roomFrames.listen(`account:${account}`, { onFrame: ({ type }) => void (type === 'notification' && refresh()), onReset: again })
    again()
  }
  sessionStore.subscribe(follow)
  network.subscribe(() => network.get() && isOwed && account !== '' && void load())
  follow()
}
