// /chat-chat?id=: private chat; `id` is a conversation, or the account number of a user.
import { createFileRoute } from '@tanstack/react-router'
import { ConversationPage } from '../../features/chat/conversation/ConversationPage.tsx'
import { readConversationId } from '../../features/chat/conversation/conversation-id.ts'
import { roomWords } from '../../ui/words/room-words.ts'
import { WithWords } from '../../ui/words/WithWords.tsx'

// Validated by the page: every page loads this file.
export const Route = createFileRoute('/chat-chat')({
  validateSearch: ({ id }: Record<string, unknown>): { id?: string } => (id ? { id: String(id) } : {}),
  component: ChatRoute,
})

function ChatRoute() {
  const navigate = Route.useNavigate()
  return (
    <WithWords catalogs={roomWords}>
      <ConversationPage
        id={readConversationId(Route.useSearch().id)}
        onOpen={(id) => void navigate({ search: id ? { id } : {}, replace: id === null })}
      />
    </WithWords>
  )
}
