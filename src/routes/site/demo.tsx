// /demo: catalogue of the UI components.
import { createFileRoute } from '@tanstack/react-router'
import { DemoPage } from '../../features/demo/DemoPage.tsx'
import { deviceMessages } from '../../ui/messages/device-messages.ts'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'

export const Route = createFileRoute('/demo')({ component: DemoRoute })

function DemoRoute() {
  return (
    <WithMessages catalogs={deviceMessages}>
      <DemoPage />
    </WithMessages>
  )
}
