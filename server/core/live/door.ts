// What the live socket asks of the features about people: who a token is, who may be in a room, what becomes of a line.
import type { RoomMessage, SayBody } from '../../../contract/chat.ts'
import type { Channel } from '../../../contract/live.ts'
import type { ErrorCode } from '../../../contract/wire/error.ts'

export interface Visitor {
  id: string
  /** The login that the token belongs to; it ends with it. */
  login: string
}
export type Said = { message: RoomMessage } | { error: ErrorCode; retryAfter: number }

/** unlisted: it may exist, but nothing is expected on it. */
export type Listing = 'listed' | 'unlisted' | 'unknown'

export interface Door {
  /** Whether there is such a channel. Anyone may ask, so the answer costs no look into the database. */
  lookUp(channel: Channel): Listing | Promise<Listing>
  /** Null: the token is nobody's, or no longer. */
  authenticate(token: string): Promise<Visitor | null>
  mayEnter(roomId: string, accountId: string): Promise<boolean>
  say(accountId: string, line: SayBody): Promise<Said>
  /** Somebody came into a room, with his first socket of this node. */
  entered(roomId: string, accountId: string): void
}

/** Before the features stand, and where there are none: everyone is a guest. */
export const closedDoor: Door = {
  lookUp: () => 'listed',
  authenticate: async () => null,
  mayEnter: async () => false,
  say: async () => ({ error: 'auth-lost', retryAfter: 0 }),
  entered: () => undefined,
}
