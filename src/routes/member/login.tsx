// /login?qr=: sign-in as a page; a signed-in phone that has scanned the QR code of another screen confirms it here.
import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '../../features/account/LoginPage.tsx'
import { loginMessages } from '../../features/account/login-messages.ts'
import { AppearanceChoice } from '../../features/shell/menu/AppearanceChoice.tsx'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'

export const Route = createFileRoute('/login')({
  validateSearch: ({ qr }: Record<string, unknown>): { qr?: string } => (/^[\w-]{32}$/.test(String(qr)) ? { qr: String(qr) } : {}),
  component: LoginRoute,
})

function LoginRoute() {
  const navigate = Route.useNavigate()
  const { qr } = Route.useSearch()
  const leave = (): void => void navigate({ to: '/main', replace: true })
  return (
    <WithMessages catalogs={loginMessages}>
      <LoginPage qr={qr} onDone={leave} appearance={<AppearanceChoice />} />
    </WithMessages>
  )
}
