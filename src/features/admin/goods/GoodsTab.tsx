// Items of the mall: price, stock, and codes.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminGoods } from '../../../../contract/admin/admin.ts'
import type { ApiData } from '../../../../contract/api.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { diamonds } from '../../../core/text/amount-text.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { Tag } from '../../../ui/figure/Tag.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { useStore } from '../../../ui/use-store.ts'
import styles from '../parts/Admin.module.css'
import { AdminList } from '../parts/table/AdminList.tsx'
import { AdminTable, type Column } from '../parts/table/AdminTable.tsx'
import { useAdminRead } from '../parts/use-admin-read.ts'
import { CodesDialog } from './CodesDialog.tsx'
import { GoodsDialog } from './GoodsDialog.tsx'

export function GoodsTab() {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const read = useAdminRead('GET api/Desk/goods')
  const [chosen, setChosen] = useState<AdminGoods | 'new' | null>(null)
  const [stocked, setStocked] = useState<AdminGoods | null>(null)
  const kinds: Record<AdminGoods['kind'], string> = { 'make-up-card': t`补签卡`, parcel: t`实物`, code: t`兑换码` }
  const columns: Column<AdminGoods>[] = [
    { key: 'id', head: t`编号`, cell: (row) => row.id },
    { key: 'name', head: t`名称`, text: true, cell: (row) => row.name[lang] },
    { key: 'kind', head: t`种类`, cell: (row) => kinds[row.kind] },
    { key: 'gold', head: t`金币`, num: true, cell: (row) => <Num>{row.gold || '—'}</Num> },
    { key: 'price', head: t`钻石`, num: true, cell: (row) => <Num>{row.price ? diamonds(row.price) : '—'}</Num> },
    { key: 'stock', head: t`库存`, num: true, cell: (row) => <Num strong={row.stock === 0}>{row.stock}</Num> },
    { key: 'limit', head: t`每人限量`, num: true, cell: (row) => <Num>{row.limit || '—'}</Num> },
    {
      key: 'state',
      head: t`状态`,
      cell: (row) => <Tag tone={row.on_sale ? 'accent' : 'plain'}>{row.on_sale ? <Trans>在售</Trans> : <Trans>已下架</Trans>}</Tag>,
    },
  ]
  return (
    <Panel>
      <div className={styles.bar}>
        <Button variant="primary" onClick={() => setChosen('new')}>
          <Trans>新建商品</Trans>
        </Button>
      </div>
      <AdminList<ApiData<'GET api/Desk/goods'>> read={read} empty={t`还没有商品`}>
        {({ list }) => (
          <AdminTable
            label={t`商品`}
            columns={columns}
            rows={list}
            rowKey={(row) => row.id}
            actionsHead={t`操作`}
            actions={(row) => (
              <>
                {row.kind === 'code' && (
                  <Button size="sm" onClick={() => setStocked(row)}>
                    <Trans>加兑换码</Trans>
                  </Button>
                )}
                <Button size="sm" onClick={() => setChosen(row)} aria-label={t`修改 ${row.id}`}>
                  <Trans>修改</Trans>
                </Button>
              </>
            )}
          />
        )}
      </AdminList>
      {chosen && <GoodsDialog known={chosen === 'new' ? null : chosen} kinds={kinds} onClose={() => setChosen(null)} />}
      {stocked && <CodesDialog id={stocked.id} name={stocked.name[lang]} onClose={() => setStocked(null)} />}
    </Panel>
  )
}
