// Applies configuration changes while the app is open: the socket announces them, the app reloads the config.
import type { QueryClient } from '@tanstack/react-query'
import { apiQuery } from '../../core/api/api-query.ts'
import { setProductClock } from '../../core/clock/product-clock.ts'
import { directMessages } from '../../core/socket/direct-messages.ts'
import { liveConnection } from '../../core/socket/live-connection.ts'
import { preferences } from '../../core/store/preferences.ts'
import type { AppRouter } from '../create-app.tsx'
import { closeFeatures } from './switched-off.ts'

/** Window in milliseconds over which open apps spread the reload, so that they do not all request at once. */
const spread = 5_000

/** Also reloads after a reconnect, which may have missed a change. `isOther`: a change arrived before this listener was installed. */
export function watchConfig(router: AppRouter, queryClient: QueryClient, isOther: boolean): void {
  let willRead = false
  const readSoon = (): void => {
    if (willRead) return
    willRead = true
    setTimeout(() => {
      willRead = false
      readAgain(router, queryClient).catch((error: unknown) => console.warn('configuration reload failed', error))
    }, Math.random() * spread)
  }
  if (isOther) readSoon()
  directMessages.listen(({ type }) => {
    if (type === 'config') readSoon()
  })
  let wasLost = false
  liveConnection.subscribe(() => {
    const state = liveConnection.get()
    if (state === 'connecting') return
    if (state === 'open' && wasLost) readSoon()
    wasLost = state === 'waiting'
  })
}

async function readAgain(router: AppRouter, queryClient: QueryClient): Promise<void> {
  const { clock, off, features } = await queryClient.fetchQuery({ ...apiQuery('GET api/Config/getConfig'), staleTime: 0 })
  // Cached data may come from another feed.
  setProductClock(clock)
  closeFeatures(router, off)
  if (!features.odds && preferences.get().odds) preferences.set({ odds: false })
}
