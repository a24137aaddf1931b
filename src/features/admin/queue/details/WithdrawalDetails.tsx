// Details of a withdrawal: amount, recipient, and approvals.
import { useLingui } from '@lingui/react/macro'
import { diamonds, yuan } from '../../../../core/text/amount-text.ts'
import { Num } from '../../../../ui/figure/Num.tsx'
import { payeeOf, useWithdrawalActs, useWithdrawalStates } from '../../money/use-withdrawal-acts.tsx'
import { useAdminRead } from '../../parts/use-admin-read.ts'
import { useFormatTime } from '../../parts/use-format-time.ts'
import styles from '../Queue.module.css'
import type { DetailsProps } from './details.ts'

export function WithdrawalDetails({ item: { id }, children }: DetailsProps) {
  const { t } = useLingui()
  const { data, isLoadingError, refetch } = useAdminRead('GET api/Desk/withdrawals', { id })
  const { actsOf, dialog } = useWithdrawalActs()
  const states = useWithdrawalStates()
  const formatTime = useFormatTime()
  const comma = t({ message: '、', context: 'between the items of a list' })
  const row = data?.list.find((one) => one.id === id)
  const details = row && {
    lead: (
      <Num strong className={styles.sum}>
        {yuan(row.money)}
      </Num>
    ),
    facts: [
      { name: t`收款`, value: <span translate="no">{payeeOf(row)}</span> },
      { name: t`钻石`, value: <Num>{diamonds(row.coin)}</Num> },
      { name: t`申请时间`, value: formatTime(row.created_at) },
      { name: t`状态`, value: row.needed > 1 ? `${states[row.state]} (${row.approved_by.length}/${row.needed})` : states[row.state] },
      { name: t`批准人`, value: row.approved_by.join(comma) || '—' },
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
