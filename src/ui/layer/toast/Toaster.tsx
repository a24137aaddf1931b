// Container of the current toast, above the bottom bars. The toast component loads after the first screen.

import { useStore } from '../../use-store.ts'
import { laterPart } from '../later-part.ts'
import { useLater } from '../use-later.ts'
import styles from './Toaster.module.css'
import { toasts } from './toast.ts'

const toastLine = laterPart(() => import('./ToastLine.tsx').then((part) => part.ToastLine))

export function Toaster() {
  const toast = useStore(toasts)
  const ToastLine = useLater(toastLine)
  const line = toast && ToastLine && <ToastLine key={toast.id} toast={toast} />
  const isDanger = toast?.tone === 'danger'
  return (
    <div className={styles.place}>
      <div role="status">{!isDanger && line}</div>
      <div role="alert">{isDanger && line}</div>
    </div>
  )
}
