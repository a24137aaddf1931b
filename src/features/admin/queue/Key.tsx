// Shortcut of a button, displayed beside its label. Hidden from assistive technology, which gets it from the button.
import styles from './Queue.module.css'

export function Key({ children }: { children: string }) {
  return (
    <span className={styles.key} aria-hidden="true">
      {children}
    </span>
  )
}
