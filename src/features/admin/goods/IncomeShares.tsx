// Streamers with an individual share of gift income.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { IncomeShare } from '../../../../contract/admin/gift-admin.ts'
import { call } from '../../../core/api/api.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { AccountLink } from '../parts/AccountLink.tsx'
import styles from '../parts/Admin.module.css'
import { AdminTable, type Column } from '../parts/table/AdminTable.tsx'
import { useAdminAction } from '../parts/use-admin-action.ts'
import { useFormatTime } from '../parts/use-format-time.ts'
import { ShareDialog } from './ShareDialog.tsx'

export function IncomeShares({ shares, usual }: { shares: readonly IncomeShare[]; usual: number }) {
  const { t } = useLingui()
  const formatTime = useFormatTime()
  const { busy, error, run } = useAdminAction()
  const [open, setOpen] = useState<IncomeShare | 'new' | null>(null)
  const save = (uid: string, percent: number | null) => call('POST api/Desk/incomeShare', { body: { uid, percent } })
  const remove = ({ uid, percent }: IncomeShare): void =>
    void run(
      () => save(uid, null),
      t`已改回统一分成`,
      () => save(uid, percent),
    )
  const columns: Column<IncomeShare>[] = [
    { key: 'account', head: t`账号`, cell: ({ uid, nickname }) => <AccountLink id={uid} name={nickname} /> },
    { key: 'percent', head: t`分成`, num: true, cell: ({ percent }) => <Num strong>{percent}%</Num> },
    { key: 'at', head: t`修改时间`, cell: ({ changed_at }) => formatTime(changed_at) },
  ]
  return (
    <Panel padded>
      <SectionHead
        title={<Trans>单独的主播分成</Trans>}
        note={<Trans>付费礼物的分成；其他主播是 {usual}%</Trans>}
        more={
          <Button size="sm" variant="soft" onClick={() => setOpen('new')}>
            <Trans>单独设置</Trans>
          </Button>
        }
      />
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {shares.length === 0 ? (
        <p className={styles.hint}>
          <Trans>还没有单独设置的主播</Trans>
        </p>
      ) : (
        <AdminTable
          label={t`单独的主播分成`}
          columns={columns}
          rows={shares}
          rowKey={({ uid }) => uid}
          actionsHead={t`操作`}
          actions={(row) => (
            <>
              <Button size="sm" onClick={() => setOpen(row)} aria-label={t`修改 ${row.nickname}`}>
                <Trans>修改</Trans>
              </Button>
              <Button size="sm" disabled={busy} onClick={() => remove(row)} aria-label={t`改回统一分成：${row.nickname}`}>
                <Trans>改回统一分成</Trans>
              </Button>
            </>
          )}
        />
      )}
      {open && <ShareDialog known={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </Panel>
  )
}
