// A new group: its name, its notice, whether anyone may join.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { chatLimits } from '../../../../contract/limits/chat-limits.ts'
import { call } from '../../../core/api/api.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { SwitchRow } from '../../../ui/form/SwitchRow.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { Dialog } from '../../../ui/layer/Dialog.tsx'
import styles from './GroupDialog.module.css'
import { useGroupAct } from './use-group-act.ts'

export interface GroupMakeDialogProps {
  open: boolean
  onOpenChange(open: boolean): void
  onMade(conversationID: string): void
}

export function GroupMakeDialog({ open, onOpenChange, onMade }: GroupMakeDialogProps) {
  const { t } = useLingui()
  const { busy, run } = useGroupAct()
  const [name, setName] = useState('')
  const [notice, setNotice] = useState('')
  const [isOpen, setIsOpen] = useState(true)
  const isLong = [...name.trim()].length > chatLimits.groupName || [...notice.trim()].length > chatLimits.groupNotice
  const make = async (): Promise<void> => {
    const body = { name: name.trim(), notice: notice.trim(), open: isOpen }
    const made = await run(() => call('POST api/group/addgroup', { body }), t`群建好了`)
    if (!made) return
    onOpenChange(false)
    setName('')
    setNotice('')
    onMade(made.conversationID)
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
        <TextField label={t`群名`} value={name} onChange={setName} hint={t`最多 ${chatLimits.groupName} 个字`} autoComplete="off" />
        <TextArea label={t`公告`} value={notice} onChange={setNotice} hint={t`最多 ${chatLimits.groupNotice} 个字，可以不写`} rows={3} />
        <SwitchRow checked={isOpen} onCheckedChange={setIsOpen}>
          <Trans>任何人都能加入</Trans>
        </SwitchRow>
        <Button type="submit" variant="primary" size="lg" block disabled={busy || name.trim() === '' || isLong}>
          <Trans>建群</Trans>
        </Button>
      </form>
    </Dialog>
  )
}
