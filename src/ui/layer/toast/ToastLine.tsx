// One toast: it disappears after its duration, but not while the pointer is over it.
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import styles from './Toaster.module.css'
import { type Toast, toasts } from './toast.ts'

export function ToastLine({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => toasts.dismiss(toast.id), toast.duration)
    return () => clearTimeout(timer)
  }, [toast, held])
  const { action } = toast
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a toast only pauses its timer
    <div
      className={styles.toast}
      data-tone={toast.tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toast.tone === 'danger' && <CircleAlert size={16} />}
      {toast.tone === 'ok' && <CircleCheck size={16} />}
      <span className={styles.text}>{toast.text}</span>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            toasts.dismiss(toast.id)
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  )
}
