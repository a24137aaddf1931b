// Private chat and groups as screens see them, whoever carries the messages: our own server, or Tencent's service.
import type { ChatMessage, Conversation } from '../../../contract/chat.ts'

export type ChatStatus = 'waiting' | 'sent' | 'failed'
export interface ViewMessage
  extends Pick<
    ChatMessage,
    'id' | 'key' | 'conversationID' | 'from' | 'avatar' | 'name' | 'type' | 'text' | 'url' | 'file' | 'custom' | 'isRead'
  > {
  /** Rises within a conversation; a message that was not sent yet is after all others. */
  order: number
  isMy: boolean
  status: ChatStatus
  /** Why it was refused; an error code of the contract, or the service's own words. */
  failure: string
  /** Real milliseconds. */
  time: number
}
export interface MessagePage {
  /** Oldest first, fifteen at most, and what waits to be sent at the end of the last page. */
  list: ViewMessage[]
  /** What the page before it is asked for with; null: there is none. */
  older: string | null
  /** From the device's copy: the network did not answer. */
  saved: boolean
}
export type ChatDraft =
  | { type: 'text'; text: string }
  | { type: 'image'; file: Blob }
  | { type: 'file'; file: File }
  | { type: 'custom'; custom: NonNullable<ChatMessage['custom']> }
export type ChatEvent =
  /** New, or changed: replace the one of the same key. */
  | { kind: 'message'; message: ViewMessage }
  /** Somebody else has read all messages up to this order. */
  | { kind: 'read'; conversationID: string; order: number }
  /** The list is another: read it again. */
  | { kind: 'conversations' }
  /** Something may have been said unheard: what is open is read again. */
  | { kind: 'missed' }

export interface ChatService {
  login(who: { id: string; userSig: string }): Promise<void>
  /** Nothing of the person stays in memory. */
  logout(): Promise<void>
  /** Conversations of a page; without it they come all at once. */
  conversationPage?: number
  /** The last first, so many pages of them; from the device's copy where the network does not answer. */
  conversations(pages?: number): Promise<Conversation[]>
  messages(conversationID: string, older?: string): Promise<MessagePage>
  /** Answers at once with a message that waits; how it went is an event. */
  send(conversationID: string, draft: ChatDraft): Promise<ViewMessage>
  /** One that failed, or waits: tries again with the same key. */
  resend(key: string): Promise<void>
  /** All of it up to the newest. */
  read(conversationID: string): Promise<void>
  remove(conversationID: string): Promise<void>
  listen(listener: (event: ChatEvent) => void): () => void
}

/** Tells all listeners; one that throws does not keep it from the others. */
export class ChatListeners {
  private readonly listeners = new Set<(event: ChatEvent) => void>()

  listen(listener: (event: ChatEvent) => void): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }
  tell(event: ChatEvent): void {
    for (const listener of this.listeners) {
      try {
        listener(event)
      } catch (error) {
        queueMicrotask(() => {
          throw error
        })
      }
    }
  }
}

export const unsentOrder = Number.MAX_SAFE_INTEGER
