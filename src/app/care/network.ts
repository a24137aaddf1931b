// Watches whether the network is there: the browser's word at once, the last call's result, and a quiet retry.
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../core/api/api.ts'
import { network } from '../../core/api/freshness.ts'
import { lost } from '../../core/socket/hearing.ts'
import { liveConnection } from '../../core/socket/live-connection.ts'

/** Milliseconds between two looks while the network seems gone although the browser says otherwise. */
const lookAgain = 15_000

export function watchNetwork(queryClient: QueryClient): void {
  const page = document.documentElement
  // The worker marks a screen that it stored as such: there was no network a moment ago.
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
  }, lookAgain)
  watchSocket()
}

/** Tries of the live socket that may fail in a row before a call is made: a server that starts again is soon back. */
const mayFail = 1

/**
 * A page on which nothing is read hears of a portal or a gateway only that the socket does not open. One call says which it is, and
 * that it is over.
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

const ask = (): void => void call('GET api/Config/getConfig').catch((error: unknown) => console.info('the server is out of reach', error))

/** Asks for everything on screen again; a success marks the network as back. A page on which nothing is read asks for a word of its own. */
export function retry(queryClient: QueryClient): void {
  if (queryClient.getQueryCache().findAll({ type: 'active' }).length === 0) ask()
  else void queryClient.refetchQueries({ type: 'active' })
}
