// What the operator sets while the app is open: said over the socket, read again, and obeyed.
import type { QueryClient } from '@tanstack/react-query'
import { apiQuery } from '../../core/api/api-query.ts'
import { setProductClock } from '../../core/clock/product-clock.ts'
import { preferences } from '../../core/preferences.ts'
import { directLine } from '../../core/socket/direct-line.ts'
import { liveConnection } from '../../core/socket/live-connection.ts'
import type { AppRouter } from '../create-app.tsx'
import { closeFeatures } from './switched-off.ts'

/** Milliseconds over which the open apps ask, so that they do not all ask at once. */
const spread = 5_000

/** Also after a connection that was lost: it may have been said meanwhile. `isOther`: it was said before this was here. */
export function watchConfig(router: AppRouter, queryClient: QueryClient, isOther: boolean): void {
  let willRead = false
  const readSoon = (): void => {
    if (willRead) return
    willRead = true
    setTimeout(() => {
      willRead = false
      readAgain(router, queryClient).catch((error: unknown) => console.warn('the configuration was not read again', error))
    }, Math.random() * spread)
  }
  if (isOther) readSoon()
  directLine.listen(({ type }) => {
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
  // What the device kept may be of another feed.
  setProductClock(clock)
  closeFeatures(router, off)
  if (!features.odds && preferences.get().odds) preferences.set({ odds: false })
}
