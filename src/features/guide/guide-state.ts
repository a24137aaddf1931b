// State that the guide leaves on its page: the summary in place of the invitation, and the focus.
import { createStore } from '../../core/store/store.ts'

/** True after the guide ended with a choice, until the user leaves the page. */
export const afterGuide = createStore(false)

/** Moves the focus to the page content if the focused control was removed or remounted for another language. */
export function restoreFocus(): void {
  if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true })
}
