// One transaction of a wallet: type, time and amount; a tap opens its receipt.
import { Trans } from '@lingui/react/macro'
import type { Bill } from '../../../../contract/money/bill.ts'
import { typeMessages, walletMessages } from '../../../../rules/money/bill-messages.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { useFormatTime } from '../use-format-time.ts'
import styles from './BillRow.module.css'
import { billIcons } from './bill-icons.tsx'
import { amountText } from './bill-text.ts'

interface BillRowProps {
  bill: Bill
  onOpen(id: string): void
}

export function BillRow({ bill, onOpen }: BillRowProps) {
  const { lang } = useStore(preferences)
  const formatTime = useFormatTime()
  const { id, type, wallet, title, at } = bill
  const Icon = billIcons[type]
  const word = typeMessages[type][lang]
  return (
    <li className={styles.item}>
      <button type="button" className={styles.row} onClick={() => onOpen(id)} data-bill={type}>
        <span className={styles.icon}>
          <Icon size={18} aria-hidden="true" />
        </span>
        <span className={styles.words}>
          <b>{title ? `${word} · ${title[lang]}` : word}</b>
          <small>
            <Num>{formatTime(at)}</Num> ·{' '}
            {wallet === 'income' ? <Trans>收益</Trans> : wallet === 'gold' ? <Trans>金币</Trans> : <Trans>钻石</Trans>}
          </small>
        </span>
        <Num
          strong
          className={classNames(styles.sum, wallet === 'gold' ? styles.gold : styles.diamond)}
          title={walletMessages[wallet][lang]}
        >
          {amountText(bill)}
        </Num>
      </button>
    </li>
  )
}
