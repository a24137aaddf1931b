// /feedback: feedback with pictures, my tickets and replies, customer service.
import { createFileRoute } from '@tanstack/react-router'
import { FeedbackPage } from '../../features/feedback/FeedbackPage.tsx'
import { deviceMessages } from '../../ui/messages/device-messages.ts'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'

export const Route = createFileRoute('/feedback')({ component: FeedbackRoute })

function FeedbackRoute() {
  return (
    <WithMessages catalogs={deviceMessages}>
      <FeedbackPage />
    </WithMessages>
  )
}
