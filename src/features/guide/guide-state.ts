// Whether this page still shows what was chosen in the guide, in the place of its invitation.
import { createStore } from '../../core/store.ts'

/** True from the end of the guide until the page is left, where the invitation stood and something was chosen. */
export const afterGuide = createStore(false)
