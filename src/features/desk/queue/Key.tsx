// The key that does what a button does, quietly beside its word. It is told to assistive technology by the button.
import styles from './Queue.module.css'

export function Key({ children }: { children: string }) {
  return (
    <span className={styles.key} aria-hidden="true">
      {children}
    </span>
  )
}
