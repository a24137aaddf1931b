// A checkbox with its label; uses the browser's own.
import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styles from './CheckBox.module.css'

export interface CheckBoxProps {
  checked: boolean
  onChange(checked: boolean): void
  /** Id of its error message. */
  faultId?: string
  children: ReactNode
}

export function CheckBox({ checked, onChange, faultId, children }: CheckBoxProps) {
  const id = useId()
  return (
    <span className={styles.line}>
      <span className={styles.box}>
        <input
          id={id}
          type="checkbox"
          checked={checked}
          aria-invalid={faultId ? true : undefined}
          aria-describedby={faultId}
          onChange={({ target }) => onChange(target.checked)}
        />
        {checked && <Check size={14} strokeWidth={3} aria-hidden="true" />}
      </span>
      <label htmlFor={id}>{children}</label>
    </span>
  )
}
