// Labels of the kinds of waiting items, the same as of their tabs.
import { useLingui } from '@lingui/react/macro'
import type { WaitingKind } from '../../../../contract/admin/waiting-admin.ts'

export function useWaitingMessages(): Record<WaitingKind, string> {
  const { t } = useLingui()
  return {
    verifications: t`实名审核`,
    applications: t`主播申请`,
    experts: t`专家申请`,
    horns: t`喇叭`,
    withdrawals: t({ message: '提现', context: 'those that wait at the desk' }),
    parcels: t`包裹`,
    feedback: t`反馈`,
    reports: t({ message: '举报', context: 'those that wait at the desk' }),
    videos: t`视频`,
  }
}
