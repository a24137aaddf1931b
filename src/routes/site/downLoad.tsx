// /downLoad: install the app.
import { createFileRoute } from '@tanstack/react-router'
import { InstallPage } from '../../features/install/InstallPage.tsx'
import { deviceMessages } from '../../ui/messages/device-messages.ts'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'

export const Route = createFileRoute('/downLoad')({ component: InstallRoute })

function InstallRoute() {
  return (
    <WithMessages catalogs={deviceMessages}>
      <InstallPage />
    </WithMessages>
  )
}
