// The keys of the queue. Beside them the desk has its own (use-desk-keys.ts); in the rows of a table J and K are the table's.
import { useEffect, useRef } from 'react'
import { isPageKey } from '../parts/page-key.ts'
import { type QueueAct, queueActOf } from './queue-keys.ts'

/** `run` answers whether there was something to do. */
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
