// A multi-line text field.
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Control.module.css'
import { Field, type FieldOptions } from './Field.tsx'

interface TextAreaProps extends FieldOptions, Omit<ComponentProps<'textarea'>, 'id' | 'onChange' | 'value' | 'className'> {
  value: string
  onChange(value: string): void
}

export function TextArea({ label, error, hint, aside, size, className, value, onChange, ...rest }: TextAreaProps) {
  return (
    <Field label={label} error={error} hint={hint} aside={aside} size={size} className={className}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          value={value}
          className={classNames(styles.frame, styles.area, error && styles.wrong)}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
