// Inline editor of a group's name: Enter saves, Escape cancels.
import { Trans } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { followLimits } from '../../../../contract/limits/follow-limits.ts'
import { firstCharacters } from '../../../../rules/text/characters.ts'
import { nameForm } from '../../../../rules/text/line-text.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { isComposing } from '../../../ui/form/is-composing.ts'
import { TextField } from '../../../ui/form/TextField.tsx'
import styles from './ArrangeList.module.css'

export function GroupName({ label, name, onDone }: { label: string; name: string; onDone(name: string | null): void }) {
  const [text, setText] = useState(name)
  const typed = firstCharacters(nameForm(text), followLimits.groupName)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onDone(typed === '' ? null : typed)
  }
  return (
    <form className={styles.naming} onSubmit={submit}>
      <TextField
        label={label}
        value={text}
        onChange={setText}
        maxLength={followLimits.groupName * 4}
        autoFocus
        onKeyDown={(event) => void (event.key === 'Escape' && !isComposing(event) && onDone(null))}
        beside={
          <Button type="submit" variant="primary" disabled={typed === ''}>
            <Trans>好</Trans>
          </Button>
        }
      />
    </form>
  )
}
