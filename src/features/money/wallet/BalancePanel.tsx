// The user's balances: diamonds, gold and income; the wealth level; today's spending.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Banknote, Coins, Gem } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Wallet } from '../../../../contract/money/wallet.ts'
import { openDialog } from '../../../core/session/open-dialog.ts'
import { diamonds, grouped } from '../../../core/text/amount-text.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { CachedNote } from '../../alert/CachedNote.tsx'
import { walletQuery } from '../money-queries.ts'
import styles from './BalancePanel.module.css'
import { ConversionDialog } from './ConversionDialog.tsx'
import { SpentToday } from './SpentToday.tsx'
import { WealthLevel } from './WealthLevel.tsx'

export function BalancePanel({ wallet }: { wallet: Wallet }) {
  const { t } = useLingui()
  const [converting, setConverting] = useState(false)
  const { balance, balances, gold, held, withdrawals } = wallet
  return (
    <Panel className={styles.panel} aria-label={t`我的余额`}>
      <Cell kind="diamond" icon={<Gem size={16} />} word={<Trans>钻石</Trans>} sum={diamonds(balance)}>
        <Button variant="primary" size="sm" onClick={() => openDialog('recharge')}>
          <Trans>充值</Trans>
        </Button>
        <Button size="sm" render={<Link to="/member" search={{ type: 2 }} />}>
          <Trans>明细</Trans>
        </Button>
      </Cell>
      <Cell kind="gold" icon={<Coins size={16} />} word={<Trans>金币</Trans>} sum={grouped(gold)}>
        <Button size="sm" render={<Link to="/member" search={{ type: 8 }} />}>
          <Trans>去赚金币</Trans>
        </Button>
      </Cell>
      <Cell
        kind="income"
        icon={<Banknote size={16} />}
        word={<Trans>收益钻石</Trans>}
        sum={diamonds(balances)}
        note={
          held > 0 && (
            <Trans>
              提现中 <Num>{diamonds(held)}</Num>
            </Trans>
          )
        }
      >
        <Button size="sm" disabled={balances === 0} onClick={() => setConverting(true)}>
          <Trans>转入消费</Trans>
        </Button>
        {withdrawals && (
          <Button size="sm" render={<Link to="/member" search={{ type: 1 }} hash="withdrawal" />}>
            <Trans>提现</Trans>
          </Button>
        )}
      </Cell>
      <WealthLevel wallet={wallet} />
      <SpentToday />
      <div className={styles.age}>
        <CachedNote queryKey={walletQuery().queryKey} />
      </div>
      <ConversionDialog open={converting} onOpenChange={setConverting} income={balances} />
    </Panel>
  )
}

interface CellProps {
  kind: 'diamond' | 'gold' | 'income'
  icon: ReactNode
  word: ReactNode
  sum: string
  note?: ReactNode
  children: ReactNode
}

function Cell({ kind, icon, word, sum, note, children }: CellProps) {
  return (
    <div className={classNames(styles.cell, styles[kind])} data-balance={kind}>
      <p className={styles.word}>
        {icon}
        {word}
      </p>
      <Num className={styles.sum} strong>
        {sum}
      </Num>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.acts}>{children}</div>
    </div>
  )
}
