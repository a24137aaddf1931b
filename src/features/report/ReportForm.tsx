// Report form for any object: a reason and a comment.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { communityLimits } from '../../../contract/limits/community-limits.ts'
import type { ReportReason, ReportTarget } from '../../../contract/report.ts'
import { countCharacters } from '../../../rules/text/characters.ts'
import { call } from '../../core/api/api.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Chip, ChipRow } from '../../ui/button/Chip.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { Dialog } from '../../ui/layer/Dialog.tsx'
import type { OpenProps } from '../../ui/layer/OpenedLater.tsx'
import { toast } from '../../ui/layer/toast/toast.ts'
import { communityMessages } from '../../ui/messages/community-messages.ts'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'
import styles from './ReportDialog.module.css'
import { reasonMessages, usePostingMessages } from './report-messages.ts'

export interface ReportFormProps extends OpenProps {
  /** Null while closed. */
  target: ReportTarget | null
}

/** Loads its own catalog, since rooms and videos open it too. Input stays while it is closed. */
export function ReportForm(props: ReportFormProps) {
  return (
    <WithMessages catalogs={communityMessages} waiting={null}>
      <Inside {...props} />
    </WithMessages>
  )
}

function Inside({ target, open, onOpenChange }: ReportFormProps) {
  const { t } = useLingui()
  const messageOf = usePostingMessages()
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const isLong = countCharacters(text.trim()) > communityLimits.reportLength
  async function send(about: ReportTarget, why: ReportReason): Promise<void> {
    setBusy(true)
    try {
      await call('POST api/Report/insert', { body: { ...about, reason: why, text: text.trim() } })
      toast(t`已收到举报，我们会尽快处理`, { tone: 'ok' })
      setReason(null)
      setText('')
      onOpenChange(false)
    } catch (error) {
      toast(messageOf(error), { tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={<Trans>举报</Trans>}
      width={420}
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <Button
          variant="primary"
          block
          disabled={reason === null || isLong || busy}
          onClick={() => void (target && reason && send(target, reason))}
        >
          <Trans>提交举报</Trans>
        </Button>
      }
    >
      <fieldset className={styles.reasons}>
        <legend>
          <Trans>为什么</Trans>
        </legend>
        <ChipRow className={styles.chips}>
          {(Object.keys(reasonMessages) as ReportReason[]).map((key) => (
            <Chip key={key} pressed={key === reason} onClick={() => setReason(key)}>
              {t(reasonMessages[key])}
            </Chip>
          ))}
        </ChipRow>
      </fieldset>
      <TextArea
        label={<Trans>补充说明（选填）</Trans>}
        rows={3}
        value={text}
        onChange={setText}
        error={isLong ? t`最多 ${communityLimits.reportLength} 个字` : null}
      />
    </Dialog>
  )
}
