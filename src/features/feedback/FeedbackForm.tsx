// The feedback form: kind, text, pictures and contact. Saves a draft while the user types; without a network the feedback goes to the
// outbox.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { memberLimits } from '../../../contract/limits/member-limits.ts'
import { countCharacters } from '../../../rules/text/characters.ts'
import { call, NetworkError } from '../../core/api/api.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Chip, ChipRow } from '../../ui/button/Chip.tsx'
import { Num } from '../../ui/figure/Num.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { Panel } from '../../ui/frame/Panel.tsx'
import { toast } from '../../ui/layer/toast/toast.ts'
import styles from './FeedbackForm.module.css'
import { bodyOf, contentFault, kinds } from './feedback-draft.ts'
import { enqueueFeedback } from './feedback-store.ts'
import { PictureRow } from './PictureRow.tsx'
import { ticketsKey, waitingKey } from './TicketsPanel.tsx'
import { useDraft } from './use-draft.ts'
import { useFeedbackMessages, useKindMessages } from './use-feedback-messages.ts'

/** `reader`: id of the account that owns the draft; empty for a guest. */
export function FeedbackForm({ isIn, reader }: { isIn: boolean; reader: string }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const names = useKindMessages()
  const failed = useFeedbackMessages()
  const { draft, update, isSaved, sent } = useDraft(reader)
  const [busy, setBusy] = useState(false)
  const intention = useRef<{ content: string; key: string } | null>(null)
  const [uploading, setUploading] = useState(false)
  const [tried, setTried] = useState(false)
  const fault = contentFault(draft.content)
  const written = countCharacters(draft.content.trim())

  /** Returns the same idempotency key for the same content, so a lost response never creates a second ticket. */
  function keyOf(content: string): string {
    if (intention.current?.content !== content) intention.current = { content, key: crypto.randomUUID() }
    return intention.current.key
  }
  async function send(): Promise<void> {
    const body = bodyOf(draft)
    const idempotencyKey = keyOf(JSON.stringify(body))
    if (draft.files.length > 0) {
      await enqueueFeedback({ ...body, files: draft.files }, idempotencyKey)
      toast(t`已存在本机，联网后和图片一起发出`)
    } else {
      try {
        await call('POST api/Universal/feedback', { body, idempotencyKey })
        toast(t`收到了，谢谢你`, { tone: 'ok' })
      } catch (error) {
        if (!(error instanceof NetworkError)) return toast(failed(error), { tone: 'danger' })
        await enqueueFeedback(body, idempotencyKey)
        toast(t`没有收到回音，已存在本机，会自动再发`)
      }
    }
    intention.current = null
    setTried(false)
    await sent(draft)
    await Promise.all([client.invalidateQueries({ queryKey: ticketsKey }), client.invalidateQueries({ queryKey: waitingKey })])
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (fault || busy || uploading) return
    setBusy(true)
    send()
      .catch((error: unknown) => toast(failed(error), { tone: 'danger' }))
      .finally(() => setBusy(false))
  }
  return (
    <Panel padded aria-label={t`写反馈`}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <fieldset className={styles.kinds}>
          <legend>
            <Trans>类型</Trans>
          </legend>
          <ChipRow>
            {kinds.map((kind) => (
              <Chip key={kind} pressed={kind === draft.kind} onClick={() => update({ kind })}>
                {names[kind]}
              </Chip>
            ))}
          </ChipRow>
        </fieldset>
        <TextArea
          label={<Trans>内容</Trans>}
          aside={
            <small>
              <Num>
                {written}/{memberLimits.feedbackLength}
              </Num>
            </small>
          }
          rows={7}
          value={draft.content}
          onChange={(content) => update({ content })}
          placeholder={t`发生了什么，在哪一页，期待怎样？`}
          error={fault === 'long' ? t`最多 1000 个字` : fault && tried ? t`请写点内容` : null}
          hint={isSaved ? <Trans>草稿已存在这台设备上</Trans> : <Trans>写到一半离开也不会丢</Trans>}
        />
        <PictureRow pictures={draft.pictures} files={draft.files} isIn={isIn} onChange={update} onBusy={setUploading} />
        <TextField
          label={<Trans>联系方式（选填）</Trans>}
          value={draft.contact}
          onChange={(contact) => update({ contact })}
          maxLength={memberLimits.feedbackContact}
          placeholder={t`邮箱或手机，方便我们回复你`}
          autoComplete="email"
        />
        <Button type="submit" variant="primary" size="lg" className={styles.send} disabled={busy || uploading}>
          <Trans>提交</Trans>
        </Button>
      </form>
    </Panel>
  )
}
