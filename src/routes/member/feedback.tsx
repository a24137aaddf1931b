// /feedback: feedback with pictures, my tickets and replies, customer service.
import { createFileRoute } from '@tanstack/react-router'
import { FeedbackPage } from '../../features/feedback/FeedbackPage.tsx'
import { deviceWords } from '../../ui/words/device-words.ts'
import { WithWords } from '../../ui/words/WithWords.tsx'

export const Route = createFileRoute('/feedback')({ component: FeedbackRoute })

function FeedbackRoute() {
  return (
    <WithWords catalogs={deviceWords}>
      <FeedbackPage />
    </WithWords>
  )
}
