// Decides on a reported object, and whether its author may continue writing.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminReport, ReportDecision } from '../../../../../contract/admin/community-admin.ts'
import { communityLimits } from '../../../../../contract/limits/community-limits.ts'
import { Segmented } from '../../../../ui/form/Segmented.tsx'
import { TextField } from '../../../../ui/form/TextField.tsx'
import { pendingDecisionStore } from '../../decision/pending-decision-store.ts'
import styles from '../../parts/Admin.module.css'
import { AdminDialog } from '../../parts/form/AdminDialog.tsx'
import { readDecimal } from '../../parts/form/decimal.ts'
import { useFormatTime } from '../../parts/use-format-time.ts'
import { decisionMessages, reportKindMessages, reportSubjectKey } from './report-messages.ts'

/** People and rooms have their own actions; here only their author can be restricted. */
const canHide = ({ kind }: AdminReport): boolean => kind === 'post' || kind === 'comment' || kind === 'video'

export function ReportDecisionDialog({ report, onClose }: { report: AdminReport; onClose(): void }) {
  const { t } = useLingui()
  const formatTime = useFormatTime()
  const subjectKey = reportSubjectKey(report)
  const before = pendingDecisionStore.undoneCall(subjectKey)
  const typed = before?.path === 'POST api/Desk/decideReport' ? before.body : undefined
  const [decision, setDecision] = useState<ReportDecision>(typed?.decision ?? report.decision ?? (canHide(report) ? 'hidden' : 'kept'))
  const [hours, setHours] = useState(typed?.hours?.toString() ?? '')
  const silence = hours.trim() === '' ? null : readDecimal(hours, 0)
  const isWrong = hours.trim() !== '' && (silence === null || silence > communityLimits.silenceHours)
  const submit = (): void => {
    if (isWrong) return
    pendingDecisionStore.decide({
      ...{ subjectKey, tab: 'reports', subjectLabel: report.shown, actionLabel: t(decisionMessages[decision]) },
      ...(silence !== null && { reason: silence === 0 ? t`解除禁言` : t`禁言 ${silence} 小时` }),
      call: {
        path: 'POST api/Desk/decideReport',
        body: { kind: report.kind, id: report.id, decision, decided_at: report.decided_at, ...(silence !== null && { hours: silence }) },
      },
    })
    onClose()
  }
  return (
    <AdminDialog
      title={t(reportKindMessages[report.kind])}
      act={<Trans>决定</Trans>}
      onClose={onClose}
      disabled={isWrong}
      onSubmit={submit}
    >
      <p className={styles.text}>{report.shown}</p>
      {report.texts.map((text) => (
        <p key={text} className={styles.quiet}>
          {text}
        </p>
      ))}
      {canHide(report) && (
        <Segmented<ReportDecision>
          label={t`怎么处理`}
          value={decision}
          onChange={setDecision}
          options={[
            { value: 'kept', label: t`没有问题` },
            { value: 'hidden', label: t`隐藏` },
            { value: 'deleted', label: t`删除` },
          ]}
        />
      )}
      <TextField
        label={<Trans>禁言作者多少小时，空着不变，0 是解除</Trans>}
        inputMode="numeric"
        value={hours}
        onChange={setHours}
        hint={report.silenced_until ? t`现在禁言到 ${formatTime(report.silenced_until)}` : undefined}
        error={isWrong ? t`请填写 0 到 ${communityLimits.silenceHours} 的整数` : null}
      />
    </AdminDialog>
  )
}
