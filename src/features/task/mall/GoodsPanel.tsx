// The mall: products with picture, price and stock, and their exchange.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Package } from 'lucide-react'
import { useState } from 'react'
import type { Goods } from '../../../../contract/task/mall.ts'
import { openDialog } from '../../../core/session/open-dialog.ts'
import { isSwitchedOff } from '../../../core/store/switches.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { goodsQuery } from '../queries.ts'
import shared from '../Task.module.css'
import { ExchangeDialog } from './ExchangeDialog.tsx'
import { GoodsCard, type GoodsCardProps } from './GoodsCard.tsx'
import styles from './GoodsPanel.module.css'

export function GoodsPanel({ send }: Pick<GoodsCardProps, 'send'>) {
  const { t } = useLingui()
  const read = useQuery(goodsQuery())
  const [chosen, setChosen] = useState<Goods | null>(null)
  const list = read.data?.list ?? []
  return (
    <Panel padded id="mall" className={classNames(styles.panel, shared.late)} aria-labelledby="mall-head">
      <SectionHead id="mall-head" title={<Trans>兑换商城</Trans>} />
      {read.isPending && <SkeletonRows count={3} height={72} label={t`数据加载中，请稍候！`} />}
      {read.isLoadingError && <ErrorState title={<Trans>商品没有加载出来</Trans>} onRetry={() => void read.refetch()} />}
      {read.data && list.length === 0 && <EmptyState icon={<Package />} title={<Trans>商城里还没有商品</Trans>} />}
      <ul className={styles.goods}>
        {list.map((good) => (
          <GoodsCard
            key={good.id}
            good={good}
            onExchange={() => (isSwitchedOff('mall') ? openDialog('not-yet') : setChosen(good))}
            send={send}
          />
        ))}
      </ul>
      {chosen && (
        <ExchangeDialog key={chosen.id} good={list.find(({ id }) => id === chosen.id) ?? chosen} onClose={() => setChosen(null)} />
      )}
    </Panel>
  )
}
