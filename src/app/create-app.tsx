// The app as a function of history, language and data: the server's first screen and the browser make the same one.
import { CSPProvider } from '@base-ui/react/csp-provider'
import { type I18n, setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRouter, type RouterHistory, RouterProvider } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import type { Lang } from '../../contract/limits.ts'
import { routeTree } from '../routeTree.gen.ts'
import { ChunkFailurePage, SlowPage } from './PageFailure.tsx'

export interface AppParts {
  history: RouterHistory
  queryClient: QueryClient
  lang: Lang
  messages: Record<string, unknown>
  isServer?: boolean
}

export type AppRouter = ReturnType<typeof createAppRouter>

function createAppRouter({ history, queryClient, isServer }: AppParts) {
  return createRouter({
    routeTree,
    history,
    context: { queryClient },
    isServer: isServer ?? false,
    defaultPreload: 'intent',
    // The query cache decides what is fresh, so that intent never fetches twice.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPendingComponent: SlowPage,
    defaultErrorComponent: ChunkFailurePage,
    // On the server it would add an inline script, which the policy stops.
    scrollRestoration: !isServer,
  })
}

export interface App {
  router: AppRouter
  i18n: I18n
  element: ReactElement
}

export function createApp(parts: AppParts): App {
  const router = createAppRouter(parts)
  const i18n = setupI18n({ locale: parts.lang, messages: { [parts.lang]: parts.messages as never } })
  const element = (
    <CSPProvider disableStyleElements>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={parts.queryClient}>
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
