// The signed-in user, for every screen. Side effects of login and logout are in session-life.ts, loaded when needed.
import type { UserInfo } from '../../../contract/account/account.ts'
import { createStore } from '../store/store.ts'

export interface SessionState {
  /** unknown: before hydration, and while a device that stays signed in renews its login. */
  phase: 'unknown' | 'out' | 'in'
  /** Null while it loads, and offline on a device without a cached one. */
  user: UserInfo | null
  /** The user failed to load, and none is cached. */
  failed?: boolean
}

export const sessionStore = createStore<SessionState>({ phase: 'unknown', user: null })

/** Reads the user again, e.g. after money moved. A failure keeps the shown one. */
export const refreshUser = async (): Promise<void> => (await import('./session-life.ts')).readUser()

/** Ends this login and removes private data from the device. */
export const signOut = async (): Promise<void> => (await import('./session-life.ts')).leave()
