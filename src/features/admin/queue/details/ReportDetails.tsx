// Details of a report: the reported content, reasons and counts, and comments of the reporters.
import { useLingui } from '@lingui/react/macro'
import type { ReportKind } from '../../../../../contract/report.ts'
import { Num } from '../../../../ui/figure/Num.tsx'
import { useAdminRead } from '../../parts/use-admin-read.ts'
import { useFormatTime } from '../../parts/use-format-time.ts'
import { reportKindMessages, reportReasonMessages } from '../../people/report/report-messages.ts'
import { useReportActs } from '../../people/report/use-report-acts.tsx'
import styles from '../Queue.module.css'
import type { DetailsProps } from './details.ts'

export function ReportDetails({ item: { id, key }, children }: DetailsProps) {
  const { t } = useLingui()
  const kind = key.split(' ')[1] as ReportKind
  const { data, isLoadingError, refetch } = useAdminRead('GET api/Desk/reports', { kind, id })
  const { actsOf, dialog } = useReportActs()
  const formatTime = useFormatTime()
  const row = data?.list.find((one) => one.id === id && one.kind === kind)
  const details = row && {
    lead: <span className={styles.said}>{row.shown || '—'}</span>,
    facts: [
      { name: t`种类`, value: t(reportKindMessages[row.kind]) },
      { name: t`理由`, value: row.reasons.map(({ reason, count }) => `${t(reportReasonMessages[reason])} ${count}`).join(' · ') },
      { name: t`次数`, value: <Num>{row.reports}</Num> },
      { name: t`最近举报`, value: formatTime(row.last_at) },
      ...(row.silenced_until ? [{ name: t`禁言到`, value: formatTime(row.silenced_until) }] : []),
      ...(row.texts.length > 0 ? [{ name: t`举报人说`, value: row.texts.join('\n') }] : []),
    ],
    acts: actsOf(row),
  }
  return (
    <>
      {children({ isLoadingError, refetch, details })}
      {dialog}
    </>
  )
}
