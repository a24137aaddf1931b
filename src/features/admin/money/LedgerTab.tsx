// Ledger of any account, and verification of the whole ledger.
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { readAdminId } from '../admin-tab.ts'
import styles from '../parts/Admin.module.css'
import { AccountLedger } from './AccountLedger.tsx'
import { ExportPanel } from './ExportPanel.tsx'
import { ProofPanel } from './ProofPanel.tsx'

export function LedgerTab({ account }: { account?: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(account ?? '')
  const [fault, setFault] = useState<string | null>(null)
  const find = (event: FormEvent): void => {
    event.preventDefault()
    const id = readAdminId(typed.trim())
    setFault(id ? null : t`请填写账号，如 100007`)
    if (id) void navigate({ to: '/desk', search: { tab: 'ledger', account: id } })
  }
  return (
    <div className={styles.stack}>
      <ProofPanel />
      <ExportPanel />
      <Panel>
        <form className={styles.bar} onSubmit={find} noValidate>
          <TextField
            className={styles.grow}
            type="search"
            inputMode="numeric"
            label={<Trans>账号</Trans>}
            value={typed}
            onChange={setTyped}
            error={fault}
          />
          <Button type="submit" variant="primary">
            <Trans>查看账本</Trans>
          </Button>
        </form>
        {account && <AccountLedger key={account} account={account} />}
      </Panel>
    </div>
  )
}
