// When the account that has just signed in here will be deleted, as it has asked for: its owner is asked before the login is done.
import { createStore } from '../../core/store.ts'

export const closingLogin = createStore<string | null>(null)
