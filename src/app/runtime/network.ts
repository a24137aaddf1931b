// Tracks network reachability from browser events, the result of the last call and a background retry.
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../core/api/api.ts'
import { network } from '../../core/api/freshness.ts'
import { lost } from '../../core/socket/hearing.ts'
import { liveConnection } from '../../core/socket/live-connection.ts'

/** Interval in milliseconds between retries while calls fail although the browser reports a network. */
const checkInterval = 15_000

export function watchNetwork(queryClient: QueryClient): void {
  const page = document.documentElement
  // The worker marks a page that it serves from the cache: the network was unreachable at that time.
  network.set(navigator.onLine && !page.hasAttribute('data-offline'))
  // The network may have gone between the page and its scripts.
  page.toggleAttribute('data-offline', !network.get())
  window.addEventListener('offline', () => network.set(false))
  window.addEventListener('online', () => retry(queryClient))
  let wasOnline = network.get()
  network.subscribe(() => {
    const isOnline = network.get()
    if (isOnline && !wasOnline) void queryClient.invalidateQueries({ refetchType: 'active' })
    wasOnline = isOnline
    page.toggleAttribute('data-offline', !isOnline)
  })
  const showLost = (): void => void page.toggleAttribute('data-lost', lost.get())
  showLost()
  lost.subscribe(showLost)
  setInterval(() => {
    if (!network.get() && navigator.onLine && !document.hidden) retry(queryClient)
  }, checkInterval)
  watchSocket()
}

/** Consecutive socket failures before a call checks the network: a restarting server is soon back. */
const mayFail = 1

/**
 * A page without reads notices a captive portal or gateway only because the socket does not open. One call tells the two apart, and
 * notices when the network is back.
 */
function watchSocket(): void {
  let failed = 0
  liveConnection.subscribe(() => {
    const state = liveConnection.get()
    if (state === 'waiting') failed += 1
    if (state === 'open') failed = 0
    const isInDoubt = state === 'waiting' ? network.get() && failed > mayFail : state === 'open' && !network.get()
    if (isInDoubt && navigator.onLine && !document.hidden) ask()
  })
}

const ask = (): void => void call('GET api/Config/getConfig').catch((error: unknown) => console.info('server unreachable', error))

/** Refetches everything on screen; a success marks the network as back. A page without reads makes a call of its own. */
export function retry(queryClient: QueryClient): void {
  if (queryClient.getQueryCache().findAll({ type: 'active' }).length === 0) ask()
  else void queryClient.refetchQueries({ type: 'active' })
}
