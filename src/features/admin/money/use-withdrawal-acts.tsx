// Actions on a withdrawal, and labels of its states.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminWithdrawal } from '../../../../contract/admin/money-admin.ts'
import type { WithdrawalState } from '../../../../contract/money/withdrawal.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { subjectKeyOf } from '../decision/decision.ts'
import { PendingDecisionActions } from '../decision/PendingDecisionActions.tsx'
import type { RowActs } from '../parts/table/row-acts.ts'
import { WithdrawalDialog } from './WithdrawalDialog.tsx'

type Act = 'approve' | 'refuse' | 'paid'

export function useWithdrawalStates(): Record<WithdrawalState, string> {
  const { t } = useLingui()
  return {
    waiting: t`待审核`,
    approved: t`待打款`,
    paid: t`已打款`,
    refused: t`已拒绝`,
    cancelled: t`已撤回`,
  }
}

/** Payment destination. */
export const payeeOf = ({ kind, bank, holder, number }: AdminWithdrawal): string =>
  `${kind === 'alipay' ? 'Alipay' : bank} · ${holder} · ${number}`

const actsFor = ({ state }: AdminWithdrawal): Act[] =>
  state === 'waiting' ? ['approve', 'refuse'] : state === 'approved' ? ['paid', 'refuse'] : []

export function useWithdrawalActs(): RowActs<AdminWithdrawal> {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<{ row: AdminWithdrawal; act: Act } | null>(null)
  const messages: Record<Act, string> = { approve: t`批准`, paid: t`已打款`, refuse: t`拒绝` }
  return {
    actsOf: (row) => (
      <PendingDecisionActions subjectKey={subjectKeyOf('withdrawals', row.id)}>
        {actsFor(row).map((act) => (
          <Button key={act} size="sm" variant={act === 'refuse' ? 'line' : 'soft'} onClick={() => setChosen({ row, act })}>
            {messages[act]}
          </Button>
        ))}
      </PendingDecisionActions>
    ),
    dialog: chosen && <WithdrawalDialog {...chosen} title={messages[chosen.act]} onClose={() => setChosen(null)} />,
  }
}
