// Labels of the outcome of earlier items of the same kind.
import { useLingui } from '@lingui/react/macro'
import type { EarlierState } from '../../../../contract/admin/queue-admin.ts'
import type { WaitingKind } from '../../../../contract/admin/waiting-admin.ts'

export function useEarlierMessages(kind: WaitingKind): Record<EarlierState, string> {
  const { t } = useLingui()
  return {
    waiting: t`未处理`,
    approved: kind === 'withdrawals' ? t`待打款` : t`已通过`,
    paid: t`已打款`,
    sent: t`已寄出`,
    answered: t`已答复`,
    closed: t`已关闭`,
    shown: t`已公开`,
    kept: t`没有问题`,
    hidden: kind === 'videos' ? t({ message: '已下架', context: 'a video that was taken down' }) : t`已隐藏`,
    deleted: t`已删除`,
    refused: t`已拒绝`,
    cancelled: t`已撤回`,
    done: t`已兑换`,
  }
}
