// /chat-chat?id=: private chat; `id` is a conversation, or the account number of a user.
import { createFileRoute } from '@tanstack/react-router'
import { ConversationPage } from '../../features/chat/conversation/ConversationPage.tsx'
import { readConversationId } from '../../features/chat/conversation/conversation-id.ts'
import { roomMessages } from '../../ui/messages/room-messages.ts'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'

// Validated by the page: every page loads this file.
export const Route = createFileRoute('/chat-chat')({
  validateSearch: ({ id }: Record<string, unknown>): { id?: string } => (id ? { id: String(id) } : {}),
  component: ChatRoute,
})

function ChatRoute() {
  const navigate = Route.useNavigate()
  return (
    <WithMessages catalogs={roomMessages}>
      <ConversationPage
        id={readConversationId(Route.useSearch().id)}
        onOpen={(id) => void navigate({ search: id ? { id } : {}, replace: id === null })}
      />
    </WithMessages>
  )
}
