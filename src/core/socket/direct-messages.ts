// Messages of the live socket to this window alone, and its one request: to wait for the login by a QR code. Loaded on demand.
import type { DirectMessage, LiveMessage } from '../../../contract/live.ts'
import { createListeners } from '../store/store.ts'

interface LoginSocket {
  setLogin(code: string | null): void
}

let socket: LoginSocket | null = null
let login: string | null = null
const { listen, notify } = createListeners<[message: DirectMessage]>()

export const directMessages = {
  attach(value: LoginSocket): void {
    socket = value
    if (login) socket.setLogin(login)
  },
  hear(message: LiveMessage): void {
    if (message.code === 200) notify(message)
  },
  /** Returns the unsubscribe function. */
  listen,
  /** Sends the code now, and again on every new connection. */
  waitForLogin(code: string | null): void {
    login = code
    socket?.setLogin(code)
  },
}
