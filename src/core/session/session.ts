// Who is signed in here, for every screen. What a login and its end do besides is in session-life.ts, loaded when needed.
import type { UserInfo } from '../../../contract/auth.ts'
import { createStore } from '../store.ts'

export interface SessionState {
  /** unknown: before hydration, and while a device that stays signed in asks for its login. */
  phase: 'unknown' | 'out' | 'in'
  /** Null while it is being read, and without a network on a device that has none kept. */
  user: UserInfo | null
  /** Nothing of the user came, and none is kept. */
  failed?: boolean
}

export const sessionStore = createStore<SessionState>({ phase: 'unknown', user: null })

/** Reads who is signed in again, e.g. after money moved. A failure leaves what is shown. */
export const refreshUser = async (): Promise<void> => (await import('./session-life.ts')).readUser()

/** Ends this login and takes what is private off the device. */
export const signOut = async (): Promise<void> => (await import('./session-life.ts')).leave()
