// Deletion time of the account that just signed in, if its deletion is scheduled; the login dialog asks the user before it finishes.
import { createStore } from '../../core/store/store.ts'

export const closingLogin = createStore<string | null>(null)
