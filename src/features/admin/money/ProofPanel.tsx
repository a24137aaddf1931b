// Verifies the ledger, its seals and the audit log on demand.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import type { ApiData } from '../../../../contract/api.ts'
import { call } from '../../../core/api/api.ts'
import { grouped } from '../../../core/text/amount-text.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import styles from '../parts/Admin.module.css'
import { AdminTable } from '../parts/table/AdminTable.tsx'
import { useAdminMessages } from '../parts/use-admin-messages.ts'

type Proof = ApiData<'GET api/Desk/proof'>
/** Maximum number of faults displayed; there may be as many as entries. */
const most = 200

export function ProofPanel() {
  const { t } = useLingui()
  const [state, setState] = useState<{ busy: boolean; proof?: Proof; error?: string }>({ busy: false })
  const messageOf = useAdminMessages()
  const prove = (): void => {
    setState({ busy: true })
    call('GET api/Desk/proof').then(
      (proof) => setState({ busy: false, proof }),
      (error: unknown) => setState({ busy: false, error: messageOf(error) }),
    )
  }
  const { busy, proof, error } = state
  return (
    <Panel padded aria-labelledby="proof">
      <SectionHead
        id="proof"
        title={<Trans>账本的证明</Trans>}
        more={
          <Button size="sm" onClick={prove} disabled={busy}>
            {busy ? <Trans>验证中</Trans> : <Trans>现在验证</Trans>}
          </Button>
        }
      />
      <div role="status" className={styles.form}>
        {error && <p className={styles.error}>{error}</p>}
        {proof && (
          <p className={styles.pictures}>
            {proof.faults.length === 0 ? <ShieldCheck size={20} /> : <ShieldAlert size={20} />}
            <b className={styles.strong}>
              {proof.faults.length === 0 ? (
                <Trans>账本完整，分文不差</Trans>
              ) : (
                <Plural value={proof.faults.length} other="发现 # 处不符，请立即停止提现并查明" />
              )}
            </b>
            <span className={styles.quiet}>
              <Trans>
                {grouped(proof.accounts)} 个账户，{grouped(proof.transactions)} 笔交易，{grouped(proof.postings)} 条分录
              </Trans>
            </span>
          </p>
        )}
      </div>
      {proof && proof.faults.length > 0 && (
        <AdminTable
          label={t`不符之处`}
          rows={proof.faults.slice(0, most)}
          rowKey={(row) => `${row.check} ${row.subject} ${row.detail}`}
          columns={[
            { key: 'check', head: t`规则`, cell: (row) => row.check },
            { key: 'subject', head: t`对象`, cell: (row) => row.subject },
            { key: 'detail', head: t`说明`, text: true, cell: (row) => row.detail },
          ]}
        />
      )}
    </Panel>
  )
}
