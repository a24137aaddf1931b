// Interface of private and group chat for the screens, independent of the carrier: our own server or Tencent's service.
import type { ChatMessage, Conversation } from '../../../contract/chat/chat.ts'

export type ChatStatus = 'waiting' | 'sent' | 'failed'
export interface ViewMessage
  extends Pick<
    ChatMessage,
    'id' | 'key' | 'conversationID' | 'from' | 'avatar' | 'name' | 'type' | 'text' | 'url' | 'file' | 'custom' | 'isRead'
  > {
  /** Increases within a conversation; unsent messages come last. */
  order: number
  isMy: boolean
  status: ChatStatus
  /** Reason of the rejection: an error code of the contract, or the service's own message. */
  failure: string
  /** Real milliseconds. */
  time: number
}
export interface MessagePage {
  /** Oldest first, fifteen at most; unsent messages come at the end of the last page. */
  list: ViewMessage[]
  /** Cursor of the previous page; null if there is none. */
  older: string | null
  /** Comes from the device's copy because the network did not respond. */
  saved: boolean
}
export type ChatDraft =
  | { type: 'text'; text: string }
  | { type: 'image'; file: Blob }
  | { type: 'file'; file: File }
  | { type: 'custom'; custom: NonNullable<ChatMessage['custom']> }
export type ChatEvent =
  /** A new or changed message: replaces the one with the same key. */
  | { kind: 'message'; message: ViewMessage }
  /** Another member has read all messages up to this order. */
  | { kind: 'read'; conversationID: string; order: number }
  /** The list has changed: read it again. */
  | { kind: 'conversations' }
  /** Messages may have been missed: read the open conversation again. */
  | { kind: 'missed' }

export interface ChatService {
  login(who: { id: string; userSig: string }): Promise<void>
  /** Removes everything of the user from memory. */
  logout(): Promise<void>
  /** Conversations per page; without it they come all at once. */
  conversationPage?: number
  /** Latest first, `pages` pages of them; from the device's copy if the network does not respond. */
  conversations(pages?: number): Promise<Conversation[]>
  messages(conversationID: string, older?: string): Promise<MessagePage>
  /** Resolves immediately with a waiting message; the result follows as an event. */
  send(conversationID: string, draft: ChatDraft): Promise<ViewMessage>
  /** Retries a failed or waiting message with the same key. */
  resend(key: string): Promise<void>
  /** Marks the conversation as read up to the newest message. */
  read(conversationID: string): Promise<void>
  remove(conversationID: string): Promise<void>
  listen(listener: (event: ChatEvent) => void): () => void
}

/** Notifies all listeners; one that throws does not affect the others. */
export class ChatListeners {
  private readonly listeners = new Set<(event: ChatEvent) => void>()

  listen(listener: (event: ChatEvent) => void): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }
  notify(event: ChatEvent): void {
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
