// Parts that come behind the first draw. The server draws none of them, and no boundary in their place: its page stands whole in one, the
// root's (src/app/create-app.tsx).
import { type ReactNode, Suspense } from 'react'
import { useHydrated } from '../use-hydrated.ts'

export function AfterHydration({ children }: { children: ReactNode }) {
  return useHydrated() ? <Suspense>{children}</Suspense> : null
}
