// Circles of the community.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminCircle } from '../../../../contract/admin/community-admin.ts'
import type { ApiData } from '../../../../contract/api.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { useStore } from '../../../ui/use-store.ts'
import styles from '../parts/Admin.module.css'
import { AdminList } from '../parts/table/AdminList.tsx'
import { AdminTable, type Column } from '../parts/table/AdminTable.tsx'
import { ShownTag } from '../parts/table/ShownTag.tsx'
import { useAdminRead } from '../parts/use-admin-read.ts'
import { CircleDialog } from './CircleDialog.tsx'

export function CirclesTab() {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const read = useAdminRead('GET api/Desk/circles')
  const [chosen, setChosen] = useState<AdminCircle | 'new' | null>(null)
  const columns: Column<AdminCircle>[] = [
    { key: 'name', head: t`名称`, text: true, cell: (row) => row.name[lang] },
    { key: 'summary', head: t`简介`, text: true, cell: (row) => row.summary[lang] },
    { key: 'followers', head: t`加入的人`, num: true, cell: (row) => <Num>{row.followers}</Num> },
    { key: 'posts', head: t`帖子`, num: true, cell: (row) => <Num>{row.posts}</Num> },
    { key: 'place', head: t`顺序`, num: true, cell: (row) => <Num>{row.place}</Num> },
    { key: 'on', head: t`状态`, cell: (row) => <ShownTag on={row.on} /> },
  ]
  return (
    <Panel>
      <div className={styles.bar}>
        <Button variant="primary" onClick={() => setChosen('new')}>
          <Trans>新建圈子</Trans>
        </Button>
      </div>
      <AdminList<ApiData<'GET api/Desk/circles'>> read={read} empty={t`还没有圈子，建一个才能发帖`}>
        {({ list }) => (
          <AdminTable
            label={t({ message: '圈子', context: 'a single one' })}
            columns={columns}
            rows={list}
            rowKey={(row) => row.id}
            actionsHead={t`操作`}
            actions={(row) => (
              <Button size="sm" onClick={() => setChosen(row)}>
                <Trans>修改</Trans>
              </Button>
            )}
          />
        )}
      </AdminList>
      {chosen && <CircleDialog known={chosen === 'new' ? null : chosen} onClose={() => setChosen(null)} />}
    </Panel>
  )
}
