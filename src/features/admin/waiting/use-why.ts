// Labels of the reasons why an item is waiting.
import { useLingui } from '@lingui/react/macro'
import type { AdminTicket } from '../../../../contract/admin/admin.ts'
import type { QueueItem } from '../../../../contract/admin/queue-admin.ts'
import type { WaitingKind } from '../../../../contract/admin/waiting-admin.ts'
import type { ReportReason } from '../../../../contract/report.ts'
import { reportReasonMessages } from '../people/report/report-messages.ts'
import { useTicketKinds } from '../people/use-ticket-kinds.ts'

export function useWhy(): (row: Pick<QueueItem, 'kind' | 'why'>) => string {
  const { i18n, t } = useLingui()
  const tickets = useTicketKinds()
  const messages: Record<WaitingKind, (why: string) => string> = {
    verifications: () => t`待审核`,
    applications: () => t`待审核`,
    experts: () => t`待审核`,
    withdrawals: (why) => (why === 'approved' ? t`待打款` : t`待审核`),
    parcels: () => t`待寄出`,
    feedback: (why) => tickets[why as AdminTicket['kind']] ?? why,
    horns: () => t`待审核`,
    reports: (why) => {
      const word = reportReasonMessages[why as ReportReason]
      return word ? i18n._(word) : why
    },
    videos: () => t`待审核`,
  }
  return ({ kind, why }) => messages[kind](why)
}
