// One package: its diamonds, price and extra value, with the bonus in the corner.
import { Trans } from '@lingui/react/macro'
import { Gem } from 'lucide-react'
import type { Package } from '../../../../contract/money/recharge.ts'
import { diamonds, yuan } from '../../../core/text/amount-text.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import styles from './PackageTile.module.css'

interface PackageTileProps {
  item: Package
  /** Name of the radio group. */
  group: string
  chosen: boolean
  onChoose(): void
}

export function PackageTile({ item, group, chosen, onChoose }: PackageTileProps) {
  const { coin, give, money, give_rate } = item
  return (
    <label className={styles.tile}>
      <input type="radio" name={group} checked={chosen} onChange={onChoose} className={styles.input} />
      <span className={styles.coin}>
        <Gem size={16} aria-hidden="true" />
        <Num strong>{diamonds(coin)}</Num>
      </span>
      <span className={styles.price}>
        <Num>{yuan(money)}</Num>
        {give_rate > 0 && (
          <span>
            <Trans>
              多 <Num>{give_rate}%</Num>
            </Trans>
          </span>
        )}
      </span>
      {give > 0 && (
        <span className={styles.give}>
          <Trans>
            送 <Num>{diamonds(give)}</Num>
          </Trans>
        </span>
      )}
    </label>
  )
}
