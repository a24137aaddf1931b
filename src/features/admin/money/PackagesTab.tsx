// Recharge packages: diamonds, bonus, and price.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminPackage } from '../../../../contract/admin/admin.ts'
import type { ApiData } from '../../../../contract/api.ts'
import { diamonds, yuan } from '../../../core/text/amount-text.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { Tag } from '../../../ui/figure/Tag.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import styles from '../parts/Admin.module.css'
import { AdminList } from '../parts/table/AdminList.tsx'
import { AdminTable, type Column } from '../parts/table/AdminTable.tsx'
import { useAdminRead } from '../parts/use-admin-read.ts'
import { PackageDialog } from './PackageDialog.tsx'

export function PackagesTab() {
  const { t } = useLingui()
  const read = useAdminRead('GET api/Desk/packages')
  const [chosen, setChosen] = useState<AdminPackage | 'new' | null>(null)
  const columns: Column<AdminPackage>[] = [
    { key: 'id', head: t`编号`, cell: (row) => row.id },
    { key: 'money', head: t`价格`, num: true, cell: (row) => <Num strong>{yuan(row.money)}</Num> },
    { key: 'coin', head: t`钻石`, num: true, cell: (row) => <Num>{diamonds(row.coin)}</Num> },
    {
      key: 'give',
      head: t`赠送`,
      num: true,
      cell: (row) => <Num>{row.give === 0 ? '—' : `${diamonds(row.give)} (${row.give_rate}%)`}</Num>,
    },
    { key: 'place', head: t`顺序`, num: true, cell: (row) => <Num>{row.place}</Num> },
    {
      key: 'state',
      head: t`状态`,
      cell: (row) => (
        <span className={styles.pictures}>
          <Tag tone={row.on_sale ? 'accent' : 'plain'}>{row.on_sale ? <Trans>在售</Trans> : <Trans>已下架</Trans>}</Tag>
          {row.hot && (
            <Tag tone="lamp">
              <Trans>推荐</Trans>
            </Tag>
          )}
        </span>
      ),
    },
  ]
  return (
    <Panel>
      <div className={styles.bar}>
        <Button variant="primary" onClick={() => setChosen('new')}>
          <Trans>新建套餐</Trans>
        </Button>
        <span className={styles.hint}>
          <Trans>已下的订单按下单时的套餐结算，不受修改影响。</Trans>
        </span>
      </div>
      <AdminList<ApiData<'GET api/Desk/packages'>> read={read} empty={t`还没有套餐`}>
        {({ list }) => (
          <AdminTable
            label={t`充值套餐`}
            columns={columns}
            rows={list}
            rowKey={(row) => row.id}
            actionsHead={t`操作`}
            actions={(row) => (
              <Button size="sm" onClick={() => setChosen(row)} aria-label={t`修改 ${row.id}`}>
                <Trans>修改</Trans>
              </Button>
            )}
          />
        )}
      </AdminList>
      {chosen && <PackageDialog known={chosen === 'new' ? null : chosen} onClose={() => setChosen(null)} />}
    </Panel>
  )
}
