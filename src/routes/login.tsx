// /login?qr=: the ways in as a page; a phone that scanned the QR code of another screen confirms it here.
import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { sessionStore } from '../core/session/session.ts'
import { LoginPage } from '../features/login/LoginPage.tsx'
import { loginWords } from '../features/login/login-words.ts'
import { LookChoice } from '../features/shell/menu/LookChoice.tsx'
import { useStore } from '../ui/use-store.ts'
import { WithWords } from '../ui/words/WithWords.tsx'

export const Route = createFileRoute('/login')({
  validateSearch: ({ qr }: Record<string, unknown>): { qr?: string } => (/^[\w-]{32}$/.test(String(qr)) ? { qr: String(qr) } : {}),
  component: LoginRoute,
})

function LoginRoute() {
  const navigate = Route.useNavigate()
  const { qr } = Route.useSearch()
  const isIn = useStore(sessionStore).phase === 'in'
  const leave = (): void => void navigate({ to: '/main', replace: true })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the way out does not change
  useEffect(() => {
    if (isIn && !qr) leave()
  }, [isIn, qr])
  return (
    <WithWords catalogs={loginWords}>
      <LoginPage qr={qr} onDone={leave} look={<LookChoice />} />
    </WithWords>
  )
}
