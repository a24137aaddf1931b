// A row of a form: label, control, and below it the error or the hint.
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Field.module.css'

export interface FieldOptions {
  label: ReactNode
  /** Validation error; shown in place of the hint. */
  error?: string | null
  hint?: ReactNode
  /** At the end of the label: a character count, a link. */
  aside?: ReactNode
  /** `lg`: for sign-in forms. */
  size?: 'md' | 'lg'
  className?: string
}

/** Attributes that link a control to its label and its note. */
interface FieldControl {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldProps extends FieldOptions {
  children(control: FieldControl): ReactNode
}

export function Field({ label, error, hint, aside, size = 'md', className, children }: FieldProps) {
  const id = useId()
  const note = error || hint
  return (
    <div className={classNames(styles.field, size === 'lg' && styles.large, className)}>
      <div className={styles.name}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': note ? `${id}-note` : undefined })}
      {note && (
        <p id={`${id}-note`} className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
          {error && <CircleAlert size={14} aria-hidden="true" />}
          <span>{note}</span>
        </p>
      )}
    </div>
  )
}
