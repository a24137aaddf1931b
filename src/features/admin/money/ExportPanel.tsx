// Exports the full ledger, or all recharge orders, of a date range as a file.
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { TextField } from '../../../ui/form/TextField.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import styles from '../parts/Admin.module.css'
import { ExportButton } from '../parts/table/ExportButton.tsx'

export function ExportPanel() {
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const days = { ...(from && { from }), ...(to && { to }) }
  return (
    <Panel>
      <div className={styles.bar}>
        <TextField type="date" label={<Trans>从（UTC）</Trans>} value={from} onChange={setFrom} />
        <TextField type="date" label={<Trans>到（UTC）</Trans>} value={to} onChange={setTo} />
        <ExportButton query={{ kind: 'ledger', ...days }}>
          <Trans>导出全部分录 CSV</Trans>
        </ExportButton>
        <ExportButton query={{ kind: 'recharges', ...days }}>
          <Trans>导出充值订单 CSV</Trans>
        </ExportButton>
      </div>
    </Panel>
  )
}
