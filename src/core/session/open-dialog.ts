// Opens a dialog over the page from anywhere. The dialogs load on demand: src/app/Dialogs.tsx.
import { tokenOf } from '../api/api.ts'
import { createStore, type Store } from '../store/store.ts'
import { sessionStore } from './session.ts'

/**
 * `guide`: language, teams and alerts, as on a first visit. `relogin`: the login of this device has ended; asks whether to stay on
 * the page. `not-yet`: 开发中..., for features that the operator has switched off.
 */
export type DialogName = 'login' | 'recharge' | 'check-in' | 'relogin' | 'not-yet' | 'chat' | 'guide'

const store = createStore<DialogName | null>(null)
export const openedDialog: Store<DialogName | null> = store

export const openDialog = (which: DialogName): void => store.set(which)
/** `which`: dismiss only this dialog. */
export const dismiss = (which?: DialogName): void => {
  if (which === undefined || which === store.get()) store.set(null)
}

/** Whether nobody is signed in; opens the login if so. Before the session is read, a token counts as signed in. */
export function needLogin(): boolean {
  const { phase } = sessionStore.get()
  if (phase === 'in' || (phase === 'unknown' && tokenOf())) return false
  openDialog('login')
  return true
}
