// The keys of the desk: J and K go down and up the rows, Z takes the last decision back that is not sent yet. / is the app's own, and
// goes to the field of the page (search-field-id.ts).
import { type RefObject, useEffect } from 'react'
import { pendingDecisionStore } from './decision/pending-decision-store.ts'
import { isPageKey } from './parts/page-key.ts'
import { rowActs } from './parts/row-keys.ts'

export function useDeskKeys(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, target } = event
      if (!isPageKey(event)) return
      // A decision waits among rows, but may be made in a dialog that is closed by now.
      const last = key === 'z' ? pendingDecisionStore.get().findLast(({ state }) => state === 'waiting') : undefined
      if (last) pendingDecisionStore.undo(last.subjectKey)
      // Inside the rows the table moves the focus itself.
      const isIn = target instanceof Element && target.closest('[data-line]') !== null
      const first = (key === 'j' || key === 'k') && !isIn ? content.current?.querySelector<HTMLElement>(`[data-line] ${rowActs}`) : null
      first?.focus()
      if (last || first) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [content])
}
