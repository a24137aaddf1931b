// The payout accounts: masked, with the hold after a change, and buttons to bind or change them.
import { Trans, useLingui } from '@lingui/react/macro'
import { CreditCard, Smartphone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { PayoutAccount, PayoutKind } from '../../../../contract/money/withdrawal.ts'
import { now } from '../../../core/clock/now.ts'
import { serverNow } from '../../../core/clock/server-time.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { Tag } from '../../../ui/figure/Tag.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { useFormatTime } from '../use-format-time.ts'
import { BindDialog } from './BindDialog.tsx'
import styles from './PayoutAccounts.module.css'
import { usePayoutMessages } from './payout-messages.ts'

/** Whether the account is still on hold. Uses real time; the server's clock decides in the end. */
export const isHeld = ({ usable_at }: PayoutAccount): boolean => usable_at !== null && Date.parse(usable_at) > serverNow()

export function PayoutAccounts({ card, alipay }: Record<PayoutKind, PayoutAccount>) {
  const [binding, setBinding] = useState<PayoutKind | null>(null)
  const { kind } = usePayoutMessages()
  return (
    <>
      <ul className={styles.list}>
        <Row icon={<CreditCard size={20} />} word={kind.card} account={card} onBind={() => setBinding('card')} />
        <Row icon={<Smartphone size={20} />} word={kind.alipay} account={alipay} onBind={() => setBinding('alipay')} />
      </ul>
      <BindDialog kind="card" open={binding === 'card'} onOpenChange={(open) => setBinding(open ? 'card' : null)} />
      <BindDialog kind="alipay" open={binding === 'alipay'} onOpenChange={(open) => setBinding(open ? 'alipay' : null)} />
    </>
  )
}

interface RowProps {
  icon: ReactNode
  word: string
  account: PayoutAccount
  onBind(): void
}

function Row({ icon, word, account, onBind }: RowProps) {
  const { t } = useLingui()
  const formatTime = useFormatTime()
  // Ticks, so that the end of a hold becomes visible.
  useStore(now)
  const held = isHeld(account)
  return (
    <li className={styles.row}>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.words}>
        <b>{account.bank ? `${word} · ${account.bank}` : word}</b>
        {account.bound ? (
          <span translate="no">
            <Num>{account.account}</Num> {account.name}
          </span>
        ) : (
          <span>
            <Trans>还没有绑定</Trans>
          </span>
        )}
        {held && account.usable_at && (
          <span className={styles.hold}>
            <Tag tone="warn">
              <Trans>24 小时保护</Trans>
            </Tag>
            <span>
              <Trans>
                <Num>{formatTime(account.usable_at)}</Num> 起可以提现到这里
              </Trans>
            </span>
          </span>
        )}
      </div>
      <Button size="sm" onClick={onBind} aria-label={account.bound ? t`更换${word}` : t`绑定${word}`}>
        {account.bound ? <Trans>更换</Trans> : <Trans>绑定</Trans>}
      </Button>
    </li>
  )
}
