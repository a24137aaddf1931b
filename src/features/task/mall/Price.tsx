// A price in coins, diamonds or both.

import { Trans, useLingui } from '@lingui/react/macro'
import { Coins, Gem } from 'lucide-react'
import { diamonds, grouped } from '../../../core/text/amount-text.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import styles from './Price.module.css'

export function Price({ gold, price, className }: { gold: number; price: number; className?: string }) {
  const { t } = useLingui()
  return (
    <span className={classNames(styles.price, className)}>
      {gold > 0 && (
        <span className={styles.gold}>
          <Coins size={16} role="img" aria-label={t`金币`} />
          <Num strong>{grouped(gold)}</Num>
        </span>
      )}
      {gold > 0 && price > 0 && <span aria-hidden="true">+</span>}
      {price > 0 && (
        <span className={styles.diamond}>
          <Gem size={16} role="img" aria-label={t`钻石`} />
          <Num strong>{diamonds(price)}</Num>
        </span>
      )}
      {gold === 0 && price === 0 && <Trans>免费</Trans>}
    </span>
  )
}
