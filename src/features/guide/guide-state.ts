// What the guide leaves on its page: what was chosen, in the place of its invitation, and the focus.
import { createStore } from '../../core/store.ts'

/** True from the end of the guide until the page is left, where the invitation stood and something was chosen. */
export const afterGuide = createStore(false)

/** The control that had the focus is gone, or was drawn anew for another language: the page takes it. */
export function keepFocus(): void {
  if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true })
}
