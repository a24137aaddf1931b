// Watches whether the network is there: the browser's word at once, the last call's result, and a quiet retry.
import type { QueryClient } from '@tanstack/react-query'
import { network } from '../../core/api/freshness.ts'

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
  setInterval(() => {
    if (!network.get() && navigator.onLine && !document.hidden) retry(queryClient)
  }, lookAgain)
}

/** Asks for everything on screen again; a success marks the network as back. */
export function retry(queryClient: QueryClient): void {
  void queryClient.refetchQueries({ type: 'active' })
}
