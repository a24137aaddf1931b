// A list that is written one entry a line: how many there are, what is wrong with them, and the button that keeps them.
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../button/Button.tsx'
import styles from './LinesForm.module.css'
import { TextArea } from './TextArea.tsx'

export interface LinesFormProps {
  label: ReactNode
  hint?: ReactNode
  /** As they are kept; changed from outside, the form begins anew with a `key`. */
  known: readonly string[]
  /** Entries of what is typed. */
  parse(text: string): string[]
  /** What is wrong with them, in words; null: nothing. */
  faultOf(lines: readonly string[]): string | null
  most: number
  rows?: number
  busy: boolean
  save: ReactNode
  /** Says what is saved, where the button's word alone does not. */
  saveLabel: string
  onSave(lines: string[]): void
}

export function LinesForm({ label, hint, known, parse, faultOf, most, rows = 4, busy, save, saveLabel, onSave }: LinesFormProps) {
  const [typed, setTyped] = useState(known.join('\n'))
  const lines = parse(typed)
  const error = faultOf(lines)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (error === null) onSave(lines)
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextArea
        label={label}
        hint={hint}
        aside={<small>{`${lines.length} / ${most}`}</small>}
        error={error}
        value={typed}
        onChange={setTyped}
        rows={rows}
        spellCheck={false}
      />
      <Button
        type="submit"
        variant="primary"
        size="sm"
        disabled={busy || error !== null || lines.join('\n') === known.join('\n')}
        aria-label={saveLabel}
      >
        {save}
      </Button>
    </form>
  )
}
