// Sockets whose screens show a QR code and wait for its login.
import type { DirectMessages } from '../../../contract/live.ts'
import { directMessage } from './wire/direct-message.ts'

interface Hearing {
  send(frame: Buffer): void
}

export class WaitingSockets {
  private readonly sockets = new Map<string, Hearing>()
  private readonly logins = new Set<(code: string, socketId: string) => void>()
  private readonly leavings = new Set<(socketId: string) => void>()

  onLogin(listener: (code: string, socketId: string) => void): void {
    this.logins.add(listener)
  }
  onGone(listener: (socketId: string) => void): void {
    this.leavings.add(listener)
  }

  wait(code: string, socketId: string, socket: Hearing): void {
    this.sockets.set(socketId, socket)
    for (const listener of this.logins) listener(code, socketId)
  }
  leave(socketId: string): void {
    if (!this.sockets.delete(socketId)) return
    for (const listener of this.leavings) listener(socketId)
  }

  /** False if the socket is closed. */
  sendTo<Type extends keyof DirectMessages>(socketId: string, type: Type, data: DirectMessages[Type]): boolean {
    return this.hand(socketId, directMessage(type, data))
  }
  hand(socketId: string, frame: Buffer): boolean {
    const socket = this.sockets.get(socketId)
    socket?.send(frame)
    return socket !== undefined
  }
}
