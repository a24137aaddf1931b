// The account and rooms of a socket: signs in by a token in a frame, checks access to channels, and answers in order requests that
// wait for the database.
import { setTimeout as wait } from 'node:timers/promises'
import type { SayBody } from '../../../contract/chat/chat.ts'
import type { Channel, DirectMessages } from '../../../contract/live.ts'
import type { RoomPresence } from './room-presence.ts'
import type { Listing, SocketAuth, Visitor } from './socket-auth.ts'
import { directMessage } from './wire/direct-message.ts'
import { textFrame } from './wire/frame.ts'

const notYours = textFrame(JSON.stringify({ code: 1, type: 'error', msg: 'This topic is for somebody else.' }))
export const roomOf = (channel: Channel): string | null => (channel.startsWith('room:') ? channel.slice('room:'.length) : null)
/** Maximum requests queued behind one that waits for the database: a returning client names each of its channels twice at once. */
const waitingMost = 250
/** Delay before a failed lookup is retried, in milliseconds: a client without a response would miss frames and not notice. */
const askAgainAfter = 1_000

export interface SocketMembershipDeps {
  /** Read at each use: it changes when the features are ready. */
  auth: () => SocketAuth
  rooms: RoomPresence
  warn: (what: string) => void
}
interface Connection {
  send(frame: Buffer): void
  /** Null if the channel can be joined now; otherwise resolves when it can. */
  ready(channel: Channel, listing: Listing): Promise<void> | null
  /** False if the limit is reached. */
  join(channel: Channel, listing: Listing): boolean
  /** Rejects a channel that does not exist. */
  refuseUnknown(): void
  /** Closes the socket because its queue is full; the client reconnects and asks again for everything. */
  letGo(): void
  leave(channel: Channel): void
  readonly joined: ReadonlySet<Channel>
}
type Work = () => Promise<void> | void

export class SocketMembership {
  visitor: Visitor | null = null
  private readonly id: string
  private readonly deps: SocketMembershipDeps
  private readonly connection: Connection
  private readonly waiting: Work[] = []
  private busy = false
  private closed = false
  /** Logins that ended while a token is being authenticated; null if none is. */
  private endedMeanwhile: Set<string> | null = null
  /** The room whose access check is pending; null also after a kick from it meanwhile. */
  private asked: string | null = null
  /** Rooms that this socket was kicked from and may not rejoin as a guest. */
  private readonly kickedFrom = new Set<string>()

  constructor(id: string, deps: SocketMembershipDeps, connection: Connection) {
    this.id = id
    this.deps = deps
    this.connection = connection
  }

  /** Runs the work at once, or after earlier requests that are still pending. */
  inOrder(work: Work): void {
    if (!this.busy) this.run(work)
    else if (this.waiting.length < waitingMost) this.waiting.push(work)
    else if (!this.closed) {
      this.deps.warn('too much waits for an answer')
      this.connection.letGo()
    }
  }

  private run(work: Work): void {
    const pending = work()
    if (!pending) return
    this.busy = true
    pending
      .catch((error: unknown) => this.deps.warn(error instanceof Error ? error.message : String(error)))
      .finally(() => {
        this.busy = false
        for (let next = this.waiting.shift(); next; next = this.busy ? undefined : this.waiting.shift()) {
          if (this.closed) return
          this.run(next)
        }
      })
  }

  async signIn(token: string): Promise<void> {
    const visitor = token === '' ? null : await this.recognise(token)
    if (this.closed) return
    if (visitor?.id !== this.visitor?.id) this.signOut(visitor !== null)
    if (!visitor) {
      if (token !== '') this.connection.send(directMessage('signed_out', { id: '' }))
      return
    }
    const before = this.visitor
    this.visitor = visitor
    this.connection.send(directMessage('signed_in', { id: visitor.id }))
    if (before) return
    for (const channel of [...this.connection.joined]) {
      const roomId = roomOf(channel)
      if (roomId === null) continue
      this.deps.rooms.leave(roomId, this.id, null)
      const may = await this.mayEnter(roomId)
      if (this.closed) return
      // Kicked meanwhile; the client was notified.
      if (!this.connection.joined.has(channel)) continue
      if (may) this.enter(roomId)
      else this.out(roomId)
    }
  }

  private async recognise(token: string): Promise<Visitor | null> {
    const ended = new Set<string>()
    this.endedMeanwhile = ended
    try {
      const visitor = await this.ask((auth) => auth.authenticate(token))
      return visitor && !ended.has(visitor.login) ? visitor : null
    } finally {
      this.endedMeanwhile = null
    }
  }

  /** Ends logins: a socket that is signed in by one of them becomes a guest. */
  endLogins(ids: ReadonlySet<string>): void {
    if (this.endedMeanwhile) for (const id of ids) this.endedMeanwhile.add(id)
    if (this.visitor && ids.has(this.visitor.login)) this.signOut()
  }

  /** Makes the socket a guest, in the same rooms. */
  private signOut(quietly = false): void {
    const { visitor } = this
    if (!visitor) return
    this.connection.leave(`account:${visitor.id}`)
    for (const channel of this.connection.joined) {
      const roomId = roomOf(channel)
      if (roomId !== null) this.deps.rooms.leave(roomId, this.id, visitor.id)
    }
    this.visitor = null
    for (const channel of this.connection.joined) {
      const roomId = roomOf(channel)
      if (roomId !== null) this.deps.rooms.enter(roomId, this.id, null)
    }
    if (!quietly) this.connection.send(directMessage('signed_out', { id: visitor.id }))
  }

  join(channel: Channel): Promise<void> | void {
    if (!this.mayHear(channel)) return
    const listing = this.deps.auth().lookUp(channel)
    if (typeof listing === 'string') return this.joinListed(channel, listing)
    return this.ask(async (auth) => auth.lookUp(channel)).then((found) => (found === null ? undefined : this.joinListed(channel, found)))
  }

  private joinListed(channel: Channel, listing: Listing): Promise<void> | void {
    if (listing === 'unknown') {
      this.connection.refuseUnknown()
      return
    }
    const waits = this.connection.ready(channel, listing)
    return waits ? waits.then(() => this.joinReady(channel, listing)) : this.joinReady(channel, listing)
  }

  private mayHear(channel: Channel): boolean {
    if (!channel.startsWith('account:') || channel === `account:${this.visitor?.id}`) return true
    this.connection.send(notYours)
    return false
  }

  private joinReady(channel: Channel, listing: Listing): Promise<void> | void {
    // The socket may have been signed out meanwhile.
    if (this.closed || !this.mayHear(channel)) return
    const roomId = roomOf(channel)
    if (roomId !== null && !this.visitor && this.kickedFrom.has(roomId)) {
      this.connection.send(directMessage('room_out', { room_id: roomId }))
      return
    }
    if (roomId === null || !this.visitor) {
      if (this.connection.join(channel, listing) && roomId !== null) this.enter(roomId)
      return
    }
    this.asked = roomId
    return this.mayEnter(roomId).then((may) => {
      if (this.closed) return
      const isKicked = this.asked !== roomId
      this.asked = null
      if (!may || isKicked) this.connection.send(directMessage('room_out', { room_id: roomId }))
      else if (this.connection.join(channel, listing)) this.enter(roomId)
    })
  }

  leave(channel: Channel): void {
    const roomId = roomOf(channel)
    if (roomId !== null) this.deps.rooms.leave(roomId, this.id, this.visitor?.id ?? null)
    this.connection.leave(channel)
  }

  /** Kicks the socket out of the room and stops its frames. */
  kick(roomId: string): void {
    this.kickedFrom.add(roomId)
    if (this.asked === roomId) this.asked = null
    if (this.connection.joined.has(`room:${roomId}`)) this.out(roomId)
  }

  /** Runs concurrently with later requests: each message gets its response when it is done. */
  submit(body: SayBody): void {
    const reply = (outcome: Omit<DirectMessages['said'], 'key'>): void =>
      this.connection.send(directMessage('said', { key: body.key, ...outcome }))
    if (!this.visitor) {
      reply({ message: null, error: 'auth-lost', retryAfter: 0 })
      return
    }
    const { id, text, key, at, reply_to, mentions } = body
    this.deps
      .auth()
      .submit(this.visitor.id, { id, text, key, at, reply_to, mentions })
      .then(
        (outcome) => reply('message' in outcome ? { message: outcome.message, error: null, retryAfter: 0 } : { message: null, ...outcome }),
        (error: unknown) => {
          this.deps.warn(error instanceof Error ? error.message : String(error))
          reply({ message: null, error: 'error', retryAfter: 0 })
        },
      )
  }

  close(): void {
    this.closed = true
    for (const channel of this.connection.joined) {
      const roomId = roomOf(channel)
      if (roomId !== null) this.deps.rooms.leave(roomId, this.id, this.visitor?.id ?? null)
    }
  }

  private async mayEnter(roomId: string): Promise<boolean> {
    const { visitor } = this
    if (visitor === null) return true
    const isAdmitted = (await this.ask((auth) => auth.mayEnter(roomId, visitor.id))) === true
    if (isAdmitted) this.kickedFrom.delete(roomId)
    else this.kickedFrom.add(roomId)
    return isAdmitted
  }

  /** Retries until the call succeeds; null if the socket closed. */
  private async ask<Value>(question: (auth: SocketAuth) => Promise<Value>): Promise<Value | null> {
    while (!this.closed) {
      try {
        return await question(this.deps.auth())
      } catch (error) {
        this.deps.warn(error instanceof Error ? error.message : String(error))
        await wait(askAgainAfter, undefined, { ref: false })
      }
    }
    return null
  }

  private enter(roomId: string): void {
    const { visitor } = this
    const isFirst = this.deps.rooms.enter(roomId, this.id, visitor?.id ?? null)
    if (visitor && isFirst) this.deps.auth().entered(roomId, visitor.id)
  }

  private out(roomId: string): void {
    this.leave(`room:${roomId}`)
    this.connection.send(directMessage('room_out', { room_id: roomId }))
  }
}
