// One product of the mall.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Send } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Goods } from '../../../../contract/task/mall.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import type { ChatCard } from '../../../core/chat/card.ts'
import { needLogin } from '../../../core/session/open-dialog.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import type { OpenProps } from '../../../ui/layer/OpenedLater.tsx'
import { useStore } from '../../../ui/use-store.ts'
import styles from './GoodsPanel.module.css'
import { Price } from './Price.tsx'
import { leftOf } from './stock-left.ts'

export interface GoodsCardProps {
  good: Goods
  onExchange(): void
  /** Renders the dialog that picks the recipient of its card. */
  send(card: ChatCard, open: OpenProps): ReactNode
}

export function GoodsCard({ good, onExchange, send }: GoodsCardProps) {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const name = nameOf(good.name, lang)
  const left = leftOf(good.stock)
  const isGone = left === 'gone'
  const [sends, setSends] = useState(false)
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
        <span className={styles.acts}>
          <IconButton label={t`把 ${name} 发给朋友`} aria-haspopup="dialog" onClick={() => needLogin() || setSends(true)}>
            <Send size={16} />
          </IconButton>
          <Button size="sm" disabled={isGone} aria-label={t`兑换 ${name}`} onClick={onExchange}>
            <Trans>兑换</Trans>
          </Button>
        </span>
      </span>
      {send(
        { title: name, imageUrl: good.img, id: good.id, type: 'goods', price: good.gold > 0 ? 0 : good.price },
        { open: sends, onOpenChange: setSends },
      )}
    </li>
  )
}
