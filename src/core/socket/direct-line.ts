// What the server says over the live socket to this window alone, and the one thing that is asked there: the login of a
// QR code. Loaded with what needs it.
import type { DirectMessage, LiveMessage } from '../../../contract/live.ts'
import { createListeners } from '../store.ts'

interface LoginSocket {
  setLogin(code: string | null): void
}

let socket: LoginSocket | null = null
let login: string | null = null
const { listen, tell } = createListeners<[message: DirectMessage]>()

export const directLine = {
  attach(value: LoginSocket): void {
    socket = value
    if (login) socket.setLogin(login)
  },
  hear(message: LiveMessage): void {
    if (message.code === 200) tell(message)
  },
  /** Answers how to stop hearing. */
  listen,
  /** Says the code now, and again on every new connection. */
  waitForLogin(code: string | null): void {
    login = code
    socket?.setLogin(code)
  },
}
