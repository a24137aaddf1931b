// /chat-chat?id=: private chat; with `id` a conversation, or a person by the number of the account.
import { createFileRoute } from '@tanstack/react-router'
import { ConversationPage } from '../../features/chat/conversation/ConversationPage.tsx'
import { readConversationId } from '../../features/chat/conversation/conversation-id.ts'
import { roomWords } from '../../ui/words/room-words.ts'
import { WithWords } from '../../ui/words/WithWords.tsx'

// What an address may be is looked at by the page: every page loads what stands here.
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
