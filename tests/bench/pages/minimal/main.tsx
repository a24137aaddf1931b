// The peer: React, Router and Query with an empty list, rendered in the browser, with the plain shell of vite-plugin-pwa.
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'

const root = createRootRoute({ component: Outlet })
const home = createRoute({ getParentRoute: () => root, path: '/', component: Matches })
const router = createRouter({ routeTree: root.addChildren([home]) })

function Matches() {
  const { data = [] } = useQuery<string[]>({ queryKey: ['matches'], queryFn: async () => [] })
  return (
    <main>
      <h1>Matches</h1>
      <ul>
        {data.map((match) => (
          <li key={match}>{match}</li>
        ))}
      </ul>
      <p>No match is on this page, so nothing can be smaller than what draws it here.</p>
    </main>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <QueryClientProvider client={new QueryClient()}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
)
