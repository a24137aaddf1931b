// The app as a function of history, language and data: server and browser render the same one.
import { CSPProvider } from '@base-ui/react/csp-provider'
import { type I18n, setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRouter, type RouterHistory, RouterProvider } from '@tanstack/react-router'
import { type ReactElement, type ReactNode, useEffect } from 'react'
import type { Lang } from '../../contract/limits/limits.ts'
import { network } from '../core/api/freshness.ts'
import { dismiss, openedDialog } from '../core/session/open-dialog.ts'
import { routeTree } from '../routeTree.gen.ts'
import { laterPart } from '../ui/layer/later-part.ts'
import { OpenedLater, type OpenProps } from '../ui/layer/OpenedLater.tsx'
import { missingMessage } from '../ui/messages/missing-message.ts'
import { Reach } from '../ui/state/reach.ts'
import { useStore } from '../ui/use-store.ts'
import { ChunkFailurePage, SlowPage } from './PageFailure.tsx'
import { parseSearch, stringifySearch } from './search-params.ts'

export interface AppDeps {
  history: RouterHistory
  queryClient: QueryClient
  lang: Lang
  messages: Record<string, unknown>
  isServer?: boolean
}

export type AppRouter = ReturnType<typeof createAppRouter>

const dialogs = laterPart<OpenProps>(() => import('./Dialogs.tsx').then((part) => part.Dialogs))
/** Wraps every page, inside the router; loads the dialogs when the first one opens. */
function WithDialogs({ children }: { children: ReactNode }) {
  const open = useStore(openedDialog) !== null
  // Replays the taps that src/begin.ts held back until now.
  useEffect(() => void document.dispatchEvent(new Event('hydrated')), [])
  return (
    <Reach value={useStore(network)}>
      {children}
      <OpenedLater part={dialogs} props={{ open, onOpenChange: () => dismiss() }} />
    </Reach>
  )
}

function createAppRouter({ history, queryClient, isServer }: AppDeps) {
  return createRouter({
    routeTree,
    history,
    parseSearch,
    stringifySearch,
    context: { queryClient },
    isServer: isServer ?? false,
    defaultPreload: 'intent',
    // The query cache decides what is fresh, so that intent never fetches twice.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    // The server-rendered page is one suspense boundary, the root: see hydrateWhole.
    defaultPendingComponent: isServer ? undefined : SlowPage,
    defaultErrorComponent: ChunkFailurePage,
    InnerWrap: WithDialogs,
  })
}

/**
 * Hydrates the server-rendered page together with the shell. In a boundary of its own it would hydrate later, and a tap on a link of
 * the shell between the two leaves the page half rendered: React error 520, TanStack/router#8198.
 */
export function hydrateWhole(router: AppRouter): void {
  const drawn = router.state.matches.map(({ routeId }) => router.routesById[routeId])
  for (const route of drawn) route.update({ wrapInSuspense: false })
  // After a navigation the server-rendered page is gone and may suspend like any other.
  const stop = router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    stop()
    for (const route of drawn) route.update({ wrapInSuspense: undefined })
  })
}

export interface App {
  router: AppRouter
  i18n: I18n
  element: ReactElement
}

export function createApp(deps: AppDeps): App {
  const router = createAppRouter(deps)
  const i18n = setupI18n({ locale: deps.lang, messages: { [deps.lang]: deps.messages as never }, missing: missingMessage })
  const element = (
    <CSPProvider disableStyleElements>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={deps.queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nProvider>
    </CSPProvider>
  )
  return { router, i18n, element }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
