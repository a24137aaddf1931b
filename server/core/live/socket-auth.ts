// What the live socket needs from the features about people: authentication, room access and sending messages.
import type { RoomMessage, SayBody } from '../../../contract/chat/chat.ts'
import type { Channel } from '../../../contract/live.ts'
import type { ErrorCode } from '../../../contract/wire/error.ts'

export interface Visitor {
  id: string
  /** The login that the token belongs to; the token expires with it. */
  login: string
}
export type LineOutcome = { message: RoomMessage } | { error: ErrorCode; retryAfter: number }

/** unlisted: may exist, but no frames are expected on it. */
export type Listing = 'listed' | 'unlisted' | 'unknown'

export interface SocketAuth {
  /** Whether the channel exists. Anyone may call this, so it must not query the database. */
  lookUp(channel: Channel): Listing | Promise<Listing>
  /** Null: the token is unknown or expired. */
  authenticate(token: string): Promise<Visitor | null>
  mayEnter(roomId: string, accountId: string): Promise<boolean>
  submit(accountId: string, body: SayBody): Promise<LineOutcome>
  /** An account entered a room with its first socket of this node. */
  entered(roomId: string, accountId: string): void
}

/** Used before the features are ready and where there are none: everyone is a guest. */
export const guestAuth: SocketAuth = {
  lookUp: () => 'listed',
  authenticate: async () => null,
  mayEnter: async () => false,
  submit: async () => ({ error: 'auth-lost', retryAfter: 0 }),
  entered: () => undefined,
}
