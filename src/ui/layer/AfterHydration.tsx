// Children that render after hydration. The server renders neither them nor a boundary in their place: its page is one boundary, the
// root's (src/app/create-app.tsx).
import { type ReactNode, Suspense } from 'react'
import { useHydrated } from '../use-hydrated.ts'

export function AfterHydration({ children }: { children: ReactNode }) {
  return useHydrated() ? <Suspense>{children}</Suspense> : null
}
