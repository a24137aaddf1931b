// A list edited as one entry per line, with a count, an error and a save button.
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../button/Button.tsx'
import styles from './LinesForm.module.css'
import { TextArea } from './TextArea.tsx'

export interface LinesFormProps {
  label: ReactNode
  hint?: ReactNode
  /** The saved entries; if they change from outside, a new `key` resets the form. */
  known: readonly string[]
  /** Parses the text into entries. */
  parse(text: string): string[]
  /** Returns an error message, or null if the entries are valid. */
  faultOf(lines: readonly string[]): string | null
  most: number
  rows?: number
  busy: boolean
  save: ReactNode
  /** Names what is saved, where the button's text alone does not. */
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
