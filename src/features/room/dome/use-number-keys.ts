// Keys 1 to 4 choose the room whose audio plays, unless the user is typing or a dialog is open.
import { useEffect, useRef } from 'react'

export function useNumberKeys(count: number, onNumber: (place: number) => void): void {
  const notify = useRef(onNumber)
  notify.current = onNumber
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const place = Number(event.key) - 1
      if (!Number.isInteger(place) || place < 0 || place >= count) return
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof HTMLElement && event.target.closest('input, select, textarea, [contenteditable], [role="dialog"]')) return
      event.preventDefault()
      notify.current(place)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [count])
}
