// Texts of withdrawals: states, refusal reasons and kinds of accounts.
import { useLingui } from '@lingui/react/macro'
import type { PayoutKind, RefusalReason, WithdrawalState } from '../../../../contract/money/withdrawal.ts'

interface PayoutMessages {
  state: Record<WithdrawalState, string>
  reason: Record<RefusalReason, string>
  kind: Record<PayoutKind, string>
}

export function usePayoutMessages(): PayoutMessages {
  const { t } = useLingui()
  return {
    state: { waiting: t`审核中`, approved: t`待打款`, paid: t`已打款`, refused: t`未通过`, cancelled: t`已撤回` },
    reason: {
      'account-wrong': t`收款账号不对，请核对后重新申请`,
      'name-differs': t`收款人姓名和实名不一致`,
      'not-verified': t`还没有完成实名认证`,
      suspicious: t`这笔收益需要核实，请联系客服`,
      other: t`没有通过审核`,
    },
    kind: { card: t`银行卡`, alipay: t`支付宝` },
  }
}
