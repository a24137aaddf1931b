// Registers the shortcuts of the queue. The admin console has its own (use-admin-keys.ts); in table rows J and K belong to the table.
import { useEffect, useRef } from 'react'
import { isPageKey } from '../parts/table/page-key.ts'
import { type QueueAct, queueActOf } from './queue-keys.ts'

/** `run` returns whether it handled the action. */
export function useQueueKeys(run: (act: QueueAct) => boolean): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const act = queueActOf(event.key)
      if (act === null || !isPageKey(event)) return
      if (event.target instanceof Element && event.target.closest('[data-line]')) return
      if (latest.current(act)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
