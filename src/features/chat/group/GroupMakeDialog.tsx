// Creates a group: name, notice, join mode, and initial members.
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { chatLimits } from '../../../../contract/limits/chat-limits.ts'
import { call } from '../../../core/api/api.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/layer/Dialog.tsx'
import type { OpenProps } from '../../../ui/layer/OpenedLater.tsx'
import styles from './GroupDialog.module.css'
import { emptyGroup, GroupFields, useGroupDraft } from './GroupFields.tsx'
import { nobody, PeopleChoice } from './PeopleChoice.tsx'
import { useGroupAct } from './use-group-act.ts'

export interface GroupMakeDialogProps extends OpenProps {
  onMade?(conversationID: string): void
}

export function GroupMakeDialog({ open, onOpenChange, onMade }: GroupMakeDialogProps) {
  const { t } = useLingui()
  const { busy, run } = useGroupAct()
  const draft = useGroupDraft(emptyGroup)
  const [chosen, setChosen] = useState(nobody)
  const intention = useRef<{ content: string; key: string } | null>(null)

  /** Idempotency key: the same for the same content, so that a retry after a lost response does not create a second group. */
  function keyOf(content: string): string {
    if (intention.current?.content !== content) intention.current = { content, key: crypto.randomUUID() }
    return intention.current.key
  }
  const make = async (): Promise<void> => {
    const body = { ...draft.values, ...(chosen.size > 0 && { users: [...chosen] }) }
    const idempotencyKey = keyOf(JSON.stringify(body))
    const made = await run(() => call('POST api/group/addgroup', { body, idempotencyKey }), t`群建好了`)
    if (!made) return
    intention.current = null
    onOpenChange(false)
    draft.update(emptyGroup)
    setChosen(nobody)
    onMade?.(made.conversationID)
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={<Trans>建群</Trans>}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void make()
        }}
      >
        <GroupFields draft={draft} />
        <PeopleChoice chosen={chosen} onChange={setChosen} />
        <Button type="submit" variant="primary" size="lg" block disabled={busy || !draft.isRight || chosen.size > chatLimits.groupAdded}>
          <Trans>建群</Trans>
        </Button>
      </form>
    </Dialog>
  )
}
