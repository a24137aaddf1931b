// Gifts on sale and off sale, guard and noble tiers, the terms of gifts, and shares of individual streamers.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminGift, AdminTier } from '../../../../contract/admin/gift-admin.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { diamonds } from '../../../core/text/amount-text.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { Tag } from '../../../ui/figure/Tag.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import styles from '../parts/Admin.module.css'
import { AdminTable, type Column } from '../parts/table/AdminTable.tsx'
import { useAdminRead } from '../parts/use-admin-read.ts'
import { useMay } from '../parts/use-may.ts'
import { GiftDialog } from './GiftDialog.tsx'
import { GiftTermsForm } from './GiftTermsForm.tsx'
import { IncomeShares } from './IncomeShares.tsx'
import { TierDialog } from './TierDialog.tsx'

export function GiftsTab() {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const read = useAdminRead('GET api/Desk/gifts')
  const [gift, setGift] = useState<AdminGift | 'new' | null>(null)
  const [tier, setTier] = useState<AdminTier | 'new' | null>(null)
  const sale = (on: boolean) => <Tag tone={on ? 'accent' : 'plain'}>{on ? t`在售` : t`停售`}</Tag>
  const gifts: Column<AdminGift>[] = [
    { key: 'img', head: t`图片`, cell: ({ img }) => <img src={img} alt="" width={36} height={36} /> },
    { key: 'name', head: t`名称`, cell: ({ name }) => nameOf(name, lang) },
    { key: 'price', head: t`钻石`, num: true, cell: ({ price }) => <Num>{diamonds(price)}</Num> },
    { key: 'place', head: t`顺序`, num: true, cell: ({ place }) => <Num>{place}</Num> },
    { key: 'sale', head: t`状态`, cell: ({ on_sale }) => sale(on_sale) },
  ]
  const kinds = { guard: t`守护`, noble: t`贵族` }
  const tiers: Column<AdminTier>[] = [
    { key: 'img', head: t`图片`, cell: ({ img }) => <img src={img} alt="" width={36} height={36} /> },
    { key: 'kind', head: t`种类`, cell: ({ kind, level }) => `${kinds[kind]} ${level}` },
    { key: 'name', head: t`名称`, cell: ({ name }) => nameOf(name, lang) },
    { key: 'price', head: t`每月，钻石`, num: true, cell: ({ price }) => <Num>{diamonds(price)}</Num> },
    { key: 'adverts', head: t`免费广告弹幕`, num: true, cell: ({ adverts }) => <Num>{adverts}</Num> },
    { key: 'sale', head: t`状态`, cell: ({ on_sale }) => sale(on_sale) },
  ]
  const may = useMay()
  const { data } = read
  if (!data)
    return read.isLoadingError ? <ErrorState onRetry={() => void read.refetch()} /> : <SkeletonRows label={t`数据加载中，请稍候！`} />
  const change = (name: string, open: () => void) => (
    <Button size="sm" onClick={open} aria-label={t`修改 ${name}`}>
      <Trans>修改</Trans>
    </Button>
  )
  return (
    <div className={styles.stack}>
      <Panel padded>
        <SectionHead
          title={<Trans>礼物</Trans>}
          more={
            may('POST api/Desk/putGift') && (
              <Button size="sm" variant="soft" onClick={() => setGift('new')}>
                <Trans>新建礼物</Trans>
              </Button>
            )
          }
        />
        <AdminTable
          label={t`礼物`}
          columns={gifts}
          rows={data.list}
          rowKey={({ id }) => id}
          {...(may('POST api/Desk/putGift') && {
            actionsHead: t`操作`,
            actions: (row: AdminGift) => change(nameOf(row.name, lang), () => setGift(row)),
          })}
        />
      </Panel>
      <Panel padded>
        <SectionHead
          title={<Trans>守护与贵族</Trans>}
          more={
            may('POST api/Desk/putTier') && (
              <Button size="sm" variant="soft" onClick={() => setTier('new')}>
                <Trans>新建守护或贵族</Trans>
              </Button>
            )
          }
        />
        <AdminTable
          label={t`守护与贵族`}
          columns={tiers}
          rows={data.tiers}
          rowKey={({ id, kind }) => `${kind} ${id}`}
          {...(may('POST api/Desk/putTier') && {
            actionsHead: t`操作`,
            actions: (row: AdminTier) => change(nameOf(row.name, lang), () => setTier(row)),
          })}
        />
      </Panel>
      {may('POST api/Desk/giftTerms') && <GiftTermsForm terms={data.terms} />}
      <IncomeShares shares={data.shares} usual={data.terms.gift_share} />
      {gift && <GiftDialog known={gift === 'new' ? null : gift} onClose={() => setGift(null)} />}
      {tier && <TierDialog known={tier === 'new' ? null : tier} tiers={data.tiers} gifts={data.list} onClose={() => setTier(null)} />}
    </div>
  )
}
