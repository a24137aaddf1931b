// Labels of feedback kinds.
import { useLingui } from '@lingui/react/macro'
import type { AdminTicket } from '../../../../contract/admin/admin.ts'

export function useTicketKinds(): Record<AdminTicket['kind'], string> {
  const { t } = useLingui()
  return { problem: t`出了问题`, idea: t`建议`, account: t`账号`, payment: t`支付`, report: t`举报`, other: t`其他` }
}
