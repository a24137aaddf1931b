// The user's diamonds, gold and income, each with its actions.
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Banknote, Coins, Gem } from 'lucide-react'
import type { ReactNode } from 'react'
import type { UserInfo } from '../../../../../contract/account/account.ts'
import { openDialog } from '../../../../core/session/open-dialog.ts'
import { diamonds, grouped } from '../../../../core/text/amount-text.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Num } from '../../../../ui/figure/Num.tsx'
import { memberTypes } from '../member-places.ts'
import styles from './Balances.module.css'

export interface BalancesProps {
  user: Pick<UserInfo, 'gold' | 'balance' | 'balances'>
  /** Compact variant for the top bar's panel. */
  small?: boolean
  onLeave?(): void
}

export function Balances({ user, small, onLeave }: BalancesProps) {
  const recharge = (): void => {
    onLeave?.()
    openDialog('recharge')
  }
  const wallet = <Link to="/member" search={{ type: memberTypes.wallet }} onClick={onLeave} />
  const tasks = <Link to="/member" search={{ type: memberTypes.tasks }} onClick={onLeave} />
  return (
    <div className={classNames(styles.row, small && styles.small)}>
      <Balance icon={<Gem size={18} />} name={<Trans>钻石</Trans>} sum={diamonds(user.balance)} className={styles.diamond}>
        <Button variant="primary" size="sm" onClick={recharge}>
          <Trans>充值</Trans>
        </Button>
      </Balance>
      <Balance icon={<Coins size={18} />} name={<Trans>金币</Trans>} sum={grouped(user.gold)} className={styles.gold}>
        <Button size="sm" render={tasks}>
          <Trans>去兑换</Trans>
        </Button>
      </Balance>
      <Balance icon={<Banknote size={18} />} name={<Trans>收益钻石</Trans>} sum={diamonds(user.balances)} className={styles.income}>
        <Button size="sm" render={wallet}>
          <Trans>钱包</Trans>
        </Button>
      </Balance>
    </div>
  )
}

interface BalanceProps {
  icon: ReactNode
  name: ReactNode
  sum: string
  className?: string
  children: ReactNode
}

function Balance({ icon, name, sum, className, children }: BalanceProps) {
  return (
    <div className={classNames(styles.balance, className)}>
      <p>
        {icon}
        {name}
      </p>
      <Num className={styles.sum}>{sum}</Num>
      <div>{children}</div>
    </div>
  )
}
