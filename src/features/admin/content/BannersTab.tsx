// Banners between the lists of the home page.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminBanner } from '../../../../contract/admin/admin.ts'
import type { ApiData } from '../../../../contract/api.ts'
import { call } from '../../../core/api/api.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { ConfirmDialog } from '../../follow/ConfirmDialog.tsx'
import styles from '../parts/Admin.module.css'
import { langNames } from '../parts/form/lang-names.ts'
import { useRegions } from '../parts/form/use-regions.ts'
import { AdminList } from '../parts/table/AdminList.tsx'
import { AdminTable, type Column } from '../parts/table/AdminTable.tsx'
import { ShownTag } from '../parts/table/ShownTag.tsx'
import { useAdminAction } from '../parts/use-admin-action.ts'
import { useAdminRead } from '../parts/use-admin-read.ts'
import { useFormatTime } from '../parts/use-format-time.ts'
import { BannerDialog } from './BannerDialog.tsx'

export function BannersTab() {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const read = useAdminRead('GET api/Desk/banners')
  const [chosen, setChosen] = useState<AdminBanner | 'new' | null>(null)
  const [removing, setRemoving] = useState<AdminBanner | null>(null)
  const { busy, error, run } = useAdminAction()
  const formatTime = useFormatTime()
  const { nameOf } = useRegions()
  const remove = (banner: AdminBanner): Promise<boolean> =>
    run(
      () => call('POST api/Desk/removeBanner', { body: { id: banner.id } }),
      t`横幅已删除：${banner.title[lang]}`,
      () => call('POST api/Desk/putBanner', { body: banner }),
    )
  const columns: Column<AdminBanner>[] = [
    { key: 'img', head: t`图片`, cell: (row) => <img src={row.img} alt="" className={styles.thumb} /> },
    { key: 'title', head: t`标题`, text: true, cell: (row) => row.title[lang] },
    { key: 'url', head: t`去向`, text: true, cell: (row) => <span className={styles.code}>{row.url}</span> },
    { key: 'time', head: t`时间`, cell: (row) => (row.from || row.until ? `${formatTime(row.from)} – ${formatTime(row.until)}` : t`一直`) },
    {
      key: 'readers',
      head: t`给谁看`,
      text: true,
      cell: ({ regions, langs }) => [...langs.map((one) => langNames[one]), ...regions.map(nameOf)].join(' · ') || t`所有人`,
    },
    { key: 'place', head: t`顺序`, num: true, cell: (row) => <Num>{row.place}</Num> },
    { key: 'on', head: t`状态`, cell: (row) => <ShownTag on={row.on} /> },
  ]
  return (
    <Panel>
      <div className={styles.bar}>
        <Button variant="primary" onClick={() => setChosen('new')}>
          <Trans>新建横幅</Trans>
        </Button>
        {error && (
          <span className={styles.error} role="alert">
            {error}
          </span>
        )}
      </div>
      <AdminList<ApiData<'GET api/Desk/banners'>> read={read} empty={t`还没有横幅，首页不显示`}>
        {({ list }) => (
          <AdminTable
            label={t`横幅`}
            columns={columns}
            rows={list}
            rowKey={(row) => row.id}
            actionsHead={t`操作`}
            actions={(row) => (
              <>
                <Button size="sm" onClick={() => setChosen(row)}>
                  <Trans>修改</Trans>
                </Button>
                <Button size="sm" disabled={busy} onClick={() => setRemoving(row)}>
                  <Trans>删除</Trans>
                </Button>
              </>
            )}
          />
        )}
      </AdminList>
      {chosen && <BannerDialog known={chosen === 'new' ? null : chosen} onClose={() => setChosen(null)} />}
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={(open) => !open && setRemoving(null)}
        title={t`确定删除吗？`}
        text={t`删除后几秒内可以撤销；只是暂时不展示，可以停用。`}
        act={t`删除`}
        onConfirm={() => removing && void remove(removing)}
      />
    </Panel>
  )
}
