// Why a payment failed, with a remedy.
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { openDialog } from '../../../core/session/open-dialog.ts'
import styles from './Spend.module.css'
import type { Spending } from './use-spend.ts'

export function SpendNote({ failure, remedy }: Pick<Spending, 'failure' | 'remedy'>) {
  if (!failure) return null
  return (
    <p className={styles.failure} role="alert">
      <span>{failure}</span>
      {remedy === 'recharge' && (
        <button type="button" className={styles.link} onClick={() => openDialog('recharge')}>
          <Trans>去充值</Trans>
        </button>
      )}
      {remedy === 'limits' && (
        <Link to="/member" search={{ type: 1 }} className={styles.link}>
          <Trans>看看我的设置</Trans>
        </Link>
      )}
    </p>
  )
}
