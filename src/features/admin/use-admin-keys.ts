// Keyboard shortcuts of the admin console: J and K move to the rows, Z undoes the last pending decision. / belongs to the app and focuses
// the page's search field (search-field-id.ts).
import { type RefObject, useEffect } from 'react'
import { pendingDecisionStore } from './decision/pending-decision-store.ts'
import { isPageKey } from './parts/table/page-key.ts'
import { rowActs } from './parts/table/row-keys.ts'

export function useAdminKeys(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, target } = event
      if (!isPageKey(event)) return
      // Not tied to a row: the decision may come from a dialog that is closed by now.
      const last = key === 'z' ? pendingDecisionStore.get().findLast(({ state }) => state === 'waiting') : undefined
      if (last) pendingDecisionStore.undo(last.subjectKey)
      // Inside the rows the table itself moves focus.
      const isIn = target instanceof Element && target.closest('[data-line]') !== null
      const first = (key === 'j' || key === 'k') && !isIn ? content.current?.querySelector<HTMLElement>(`[data-line] ${rowActs}`) : null
      first?.focus()
      if (last || first) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [content])
}
