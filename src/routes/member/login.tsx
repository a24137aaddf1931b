// /login?qr=: sign-in as a page; a signed-in phone that has scanned the QR code of another screen confirms it here.
import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '../../features/login/LoginPage.tsx'
import { loginWords } from '../../features/login/login-words.ts'
import { LookChoice } from '../../features/shell/menu/LookChoice.tsx'
import { WithWords } from '../../ui/words/WithWords.tsx'

export const Route = createFileRoute('/login')({
  validateSearch: ({ qr }: Record<string, unknown>): { qr?: string } => (/^[\w-]{32}$/.test(String(qr)) ? { qr: String(qr) } : {}),
  component: LoginRoute,
})

function LoginRoute() {
  const navigate = Route.useNavigate()
  const { qr } = Route.useSearch()
  const leave = (): void => void navigate({ to: '/main', replace: true })
  return (
    <WithWords catalogs={loginWords}>
      <LoginPage qr={qr} onDone={leave} look={<LookChoice />} />
    </WithWords>
  )
}
