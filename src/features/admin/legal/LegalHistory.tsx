// All versions of a legal text, newest first: time, author, and origin.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminLegalText, LegalVersion } from '../../../../contract/admin/legal-admin.ts'
import type { ApiData } from '../../../../contract/api.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { AccountLink } from '../parts/AccountLink.tsx'
import { AdminList } from '../parts/table/AdminList.tsx'
import { AdminTable, type Column } from '../parts/table/AdminTable.tsx'
import { useAdminRead } from '../parts/use-admin-read.ts'
import { useFormatTime } from '../parts/use-format-time.ts'
import legalStyles from './Legal.module.css'

export function LegalHistory({ current, onSee }: { current: AdminLegalText; onSee(id: number): void }) {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  const read = useAdminRead('GET api/Desk/legalVersions', { kind: current.kind, page: String(page) })
  const formatTime = useFormatTime()
  const how = ({ id, product, restored }: LegalVersion): string => {
    const done = product ? t`改用产品自带文本` : restored === null ? t`修改` : t`恢复第 ${restored} 版`
    return id === current.version?.id ? t`${done}，现行` : done
  }
  const columns: Column<LegalVersion>[] = [
    { key: 'id', head: t`版本`, num: true, cell: (row) => <Num>{row.id}</Num> },
    { key: 'at', head: t`时间`, cell: (row) => formatTime(row.at) },
    { key: 'by', head: t`操作人`, cell: (row) => <AccountLink id={row.by} /> },
    { key: 'how', head: t`操作`, text: true, cell: how },
  ]
  return (
    <Panel aria-labelledby="legal-history">
      <div className={legalStyles.title}>
        <SectionHead id="legal-history" title={<Trans>历史版本</Trans>} />
      </div>
      <AdminList<ApiData<'GET api/Desk/legalVersions'>> read={read} empty={t`还没有修改过`} page={page} onPage={setPage}>
        {({ list }) => (
          <AdminTable
            label={t`历史版本`}
            columns={columns}
            rows={list}
            rowKey={(row) => String(row.id)}
            actionsHead={t`操作`}
            actions={(row) => (
              <Button size="sm" onClick={() => onSee(row.id)} aria-label={t`查看第 ${row.id} 版`}>
                <Trans>查看</Trans>
              </Button>
            )}
          />
        )}
      </AdminList>
    </Panel>
  )
}
