// A single-line text field, with slots in its frame before and after the text, and for a button beside it.
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Control.module.css'
import { Field, type FieldOptions } from './Field.tsx'

export interface TextFieldProps extends FieldOptions, Omit<ComponentProps<'input'>, 'id' | 'onChange' | 'value' | 'size' | 'className'> {
  value: string
  onChange(value: string): void
  /** Inside the frame, before the text. */
  before?: ReactNode
  /** Inside the frame, after the text: a unit, an icon button. */
  after?: ReactNode
  /** Beside the frame: a button. */
  beside?: ReactNode
}

export function TextField({ label, error, hint, aside, size, className, value, onChange, before, after, beside, ...rest }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} aside={aside} size={size} className={className}>
      {(control) => (
        <div className={styles.line}>
          <div className={classNames(styles.frame, error && styles.wrong)}>
            {before}
            <input
              autoComplete="off"
              {...rest}
              {...control}
              value={value}
              className={styles.input}
              onChange={({ target }) => onChange(target.value)}
            />
            {after}
          </div>
          {beside}
        </div>
      )}
    </Field>
  )
}
