// A field with a native select, which opens in the way of each device.
import { ChevronDown } from 'lucide-react'
import styles from './Control.module.css'
import { Field, type FieldOptions } from './Field.tsx'

interface SelectFieldProps extends FieldOptions {
  value: string
  options: readonly { value: string; label: string }[]
  onChange(value: string): void
  disabled?: boolean
}

export function SelectField({ label, error, hint, aside, size, className, value, options, onChange, disabled }: SelectFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} aside={aside} size={size} className={className}>
      {(control) => (
        <div className={styles.frame}>
          <select
            {...control}
            value={value}
            disabled={disabled}
            className={styles.select}
            onChange={({ target }) => onChange(target.value)}
          >
            {options.map(({ value: one, label: text }) => (
              <option key={one} value={one}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDown size={16} className={styles.arrow} aria-hidden="true" />
        </div>
      )}
    </Field>
  )
}
