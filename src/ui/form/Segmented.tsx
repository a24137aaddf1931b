// A choice among a few options, side by side. Uses native radio buttons.
import { type ReactNode, useId } from 'react'
import styles from './Segmented.module.css'

export interface SegmentedProps<T extends string> {
  /** Accessible name of the choice. */
  label: string
  value: T
  onChange(value: T): void
  options: readonly { value: T; label: ReactNode; icon?: ReactNode; lang?: string }[]
  disabled?: boolean
}

export function Segmented<T extends string>({ label, value, onChange, options, disabled }: SegmentedProps<T>) {
  const name = useId()
  return (
    <fieldset className={styles.group} aria-label={label} disabled={disabled}>
      {options.map((option) => (
        <label key={option.value} className={styles.option} lang={option.lang}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className={styles.input}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
