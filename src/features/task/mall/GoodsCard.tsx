// One good of the mall.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Goods } from '../../../../contract/mall.ts'
import { nameOf } from '../../../../rules/text/name.ts'
import { preferences } from '../../../core/preferences.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useStore } from '../../../ui/use-store.ts'
import styles from './GoodsPanel.module.css'
import { Price } from './Price.tsx'
import { leftOf } from './stock-left.ts'

export function GoodsCard({ good, onExchange }: { good: Goods; onExchange(): void }) {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const name = nameOf(good.name, lang)
  const left = leftOf(good.stock)
  const isGone = left === 'gone'
  return (
    <li className={styles.good} data-good={good.id} data-left={left}>
      <img src={good.img} alt="" className={styles.picture} loading="lazy" />
      <span>
        <b className={styles.name}>{name}</b>
        <span className={styles.summary}>{nameOf(good.summary, lang)}</span>
      </span>
      <Price gold={good.gold} price={good.price} />
      <span className={styles.foot}>
        <span>
          {left === 'few' && (
            <b className={styles.few}>
              <Trans>快没了</Trans>
            </b>
          )}
          {isGone ? <Trans>已兑完</Trans> : left === 'plenty' ? <Trans>库存充足</Trans> : <Plural value={good.stock} other="剩 # 件" />}
        </span>
        <Button size="sm" disabled={isGone} aria-label={t`兑换 ${name}`} onClick={onExchange}>
          <Trans>兑换</Trans>
        </Button>
      </span>
    </li>
  )
}
