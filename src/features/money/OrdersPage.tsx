// /member?type=2: bills and recharge orders by type and range, with receipts and CSV export; readable offline.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { TabLinks } from '../../ui/button/TabLinks.tsx'
import { Panel } from '../../ui/frame/Panel.tsx'
import { SectionHead } from '../../ui/frame/SectionHead.tsx'
import { useTitle } from '../../ui/page/use-title.ts'
import { BillList } from './bill/BillList.tsx'
import { OrderList } from './OrderList.tsx'

type Tab = 'bills' | 'orders'

export function OrdersPage() {
  const { t } = useLingui()
  useTitle(t`订单与账单`)
  const [tab, setTab] = useState<Tab>('bills')
  return (
    <Panel padded aria-labelledby="orders">
      <SectionHead
        id="orders"
        title={<Trans>订单与账单</Trans>}
        tabs={
          <TabLinks
            label={t`订单与账单`}
            current={tab}
            items={[
              { key: 'bills', label: t`账单`, panel: 'orders-bills', onSelect: () => setTab('bills') },
              { key: 'orders', label: t`充值订单`, panel: 'orders-orders', onSelect: () => setTab('orders') },
            ]}
          />
        }
      />
      <div role="tabpanel" id={`orders-${tab}`} aria-label={tab === 'bills' ? t`账单` : t`充值订单`}>
        {tab === 'bills' ? <BillList /> : <OrderList />}
      </div>
    </Panel>
  )
}
