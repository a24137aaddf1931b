// One ticket with its pictures: answered once, or closed, which can be undone.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminTicket } from '../../../../contract/admin/admin.ts'
import type { ApiBody } from '../../../../contract/api.ts'
import { call } from '../../../core/api/api.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { Dialog } from '../../../ui/layer/Dialog.tsx'
import { subjectKeyOf } from '../decision/decision.ts'
import { pendingDecisionStore } from '../decision/pending-decision-store.ts'
import styles from '../parts/Admin.module.css'
import { AdminDialog } from '../parts/form/AdminDialog.tsx'
import { useAdminAction } from '../parts/use-admin-action.ts'

interface TicketDialogProps {
  ticket: AdminTicket
  /** Label of its kind. */
  kind: string
  onClose(): void
}

export function TicketDialog({ ticket, kind, onClose }: TicketDialogProps) {
  const { t } = useLingui()
  const subjectKey = subjectKeyOf('feedback', ticket.id)
  const before = pendingDecisionStore.undoneCall(subjectKey)
  const [answer, setAnswer] = useState((before?.path === 'POST api/Desk/answerFeedback' && before.body.answer) || '')
  const { busy, error, run } = useAdminAction()
  const notify = (reply: Omit<ApiBody<'POST api/Desk/answerFeedback'>, 'id'>) =>
    call('POST api/Desk/answerFeedback', { body: { id: ticket.id, ...reply } })
  const send = (): void => {
    const reason = answer.trim()
    pendingDecisionStore.decide({
      ...{ subjectKey, tab: 'feedback', subjectLabel: ticket.content, actionLabel: t`答复`, reason },
      call: { path: 'POST api/Desk/answerFeedback', body: { id: ticket.id, answer: reason } },
    })
    onClose()
  }
  const end = async (): Promise<void> => {
    if (
      await run(
        () => notify({}),
        t`反馈已关闭`,
        () => notify({ undo: true }),
      )
    )
      onClose()
  }
  const close = (
    <Button onClick={() => void end()} disabled={busy}>
      <Trans>关闭，不答复</Trans>
    </Button>
  )
  if (ticket.state === 'open') {
    return (
      <AdminDialog
        title={kind}
        act={<Trans>发送答复</Trans>}
        onClose={onClose}
        busy={busy}
        error={error}
        disabled={answer.trim() === ''}
        beside={close}
        onSubmit={send}
      >
        <TicketText ticket={ticket} />
        <TextArea
          label={<Trans>答复</Trans>}
          hint={ticket.account_id ? <Trans>对方在反馈页能看到</Trans> : <Trans>游客看不到答复，请按联系方式回复</Trans>}
          value={answer}
          onChange={setAnswer}
          maxLength={2_000}
        />
      </AdminDialog>
    )
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={kind} width={480}>
      <div className={styles.form}>
        <TicketText ticket={ticket} />
        {ticket.answer && <p className={styles.text}>{ticket.answer}</p>}
        {error && <p className={styles.error}>{error}</p>}
        {ticket.state === 'answered' && (
          <div className={styles.acts}>
            <Button onClick={() => void end()} disabled={busy}>
              <Trans>关闭</Trans>
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}

function TicketText({ ticket }: { ticket: AdminTicket }) {
  const { t } = useLingui()
  return (
    <>
      <p className={styles.text}>{ticket.content}</p>
      {ticket.contact && (
        <p className={styles.quiet}>
          <Trans>联系方式：{ticket.contact}</Trans>
        </p>
      )}
      {ticket.pictures.length > 0 && (
        <div className={styles.pictures}>
          {ticket.pictures.map((path, index) => {
            const number = index + 1
            return (
              <a key={path} href={path} target="_blank" rel="noopener noreferrer">
                <img src={path} alt={t`附图 ${number}`} />
              </a>
            )
          })}
        </div>
      )}
    </>
  )
}
