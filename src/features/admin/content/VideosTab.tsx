// Videos: pending, visible or hidden; whether uploads are reviewed before publication; the categories.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ApiData } from '../../../../contract/api.ts'
import type { VideoState } from '../../../../contract/video.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { call } from '../../../core/api/api.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { SwitchRow } from '../../../ui/form/SwitchRow.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { AccountLink } from '../parts/AccountLink.tsx'
import styles from '../parts/Admin.module.css'
import { AdminList } from '../parts/table/AdminList.tsx'
import { AdminTable, type Column } from '../parts/table/AdminTable.tsx'
import { ShownTag } from '../parts/table/ShownTag.tsx'
import { StateBar } from '../parts/table/StateBar.tsx'
import { useListState } from '../parts/table/use-list-state.ts'
import { useAdminAction } from '../parts/use-admin-action.ts'
import { useAdminRead } from '../parts/use-admin-read.ts'
import { useFormatTime } from '../parts/use-format-time.ts'
import { useMay } from '../parts/use-may.ts'
import { useVideoActs, type VideoRow } from './use-video-acts.tsx'
import { VideoCategoryDialog } from './VideoCategoryDialog.tsx'

type Data = ApiData<'GET api/Desk/videos'>
type Category = Data['categories'][number]

export function VideosTab() {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const shown = useListState<VideoState>('waiting')
  const { state, page, setPage } = shown
  const [category, setCategory] = useState<Category | 'new' | null>(null)
  const read = useAdminRead('GET api/Desk/videos', { state, page: String(page) })
  const { busy, error, run } = useAdminAction()
  const { actsOf, dialog } = useVideoActs({ busy, run })
  const formatTime = useFormatTime()
  const may = useMay()
  const canEditCategories = may('POST api/Desk/putVideoCategory')
  const names = new Map(read.data?.categories.map((one) => [one.id, nameOf(one.name, lang)]))
  const columns: Column<VideoRow>[] = [
    { key: 'at', head: t`时间`, cell: (row) => formatTime(row.published_at) },
    { key: 'cover', head: t`封面`, cell: (row) => row.cover && <img src={row.cover} alt="" className={styles.thumb} /> },
    {
      key: 'title',
      head: t`标题`,
      text: true,
      cell: (row) => (
        <a href={row.kind === 'file' ? row.url : `/video-player?id=${row.id}`} target="_blank" rel="noreferrer">
          {nameOf(row.title, lang)}
        </a>
      ),
    },
    { key: 'category', head: t`分类`, cell: (row) => names.get(row.category) ?? row.category },
    { key: 'by', head: t`来自`, cell: (row) => <AccountLink id={row.uid} /> },
    { key: 'views', head: t`播放量`, num: true, cell: (row) => <Num>{row.views}</Num> },
    ...(state === 'hidden' ? [{ key: 'reason', head: t`原因`, text: true, cell: (row: VideoRow) => row.reason || '—' }] : []),
  ]
  const categories: Column<Category>[] = [
    { key: 'id', head: t`编号`, cell: (row) => <span className={styles.code}>{row.id}</span> },
    { key: 'name', head: t`名称`, cell: (row) => nameOf(row.name, lang) },
    { key: 'count', head: t`视频`, num: true, cell: (row) => <Num>{row.count}</Num> },
    { key: 'place', head: t`顺序`, num: true, cell: (row) => <Num>{row.place}</Num> },
    { key: 'results', head: t`会透露赛果`, cell: (row) => (row.results ? t`会` : t`不会`) },
    { key: 'shown', head: t`状态`, cell: (row) => <ShownTag on={row.shown} /> },
  ]
  return (
    <div className={styles.stack}>
      <Panel>
        <StateBar<VideoState>
          label={t`视频的状态`}
          list={shown}
          options={[
            { value: 'waiting', label: t`待审核` },
            { value: 'shown', label: t`已公开` },
            { value: 'hidden', label: t({ message: '已下架', context: 'a video that was taken down' }) },
          ]}
        >
          {read.data && may('POST api/Desk/videoReview') && (
            <SwitchRow
              checked={read.data.review}
              disabled={busy}
              onCheckedChange={(on) => void run(() => call('POST api/Desk/videoReview', { body: { on } }))}
            >
              <Trans>先审后发</Trans>
            </SwitchRow>
          )}
          {error && (
            <span className={styles.error} role="alert">
              {error}
            </span>
          )}
        </StateBar>
        <AdminList<Data> read={read} empty={t`没有这样的视频`} page={page} onPage={setPage}>
          {({ list }) => (
            <AdminTable
              label={t`视频`}
              columns={columns}
              rows={list}
              rowKey={(row) => row.id}
              {...(may('POST api/Desk/decideVideo') && {
                actionsHead: t`操作`,
                actions: actsOf,
              })}
            />
          )}
        </AdminList>
      </Panel>
      {read.data && (
        <Panel padded>
          <SectionHead
            title={<Trans>视频分类</Trans>}
            more={
              canEditCategories && (
                <Button size="sm" onClick={() => setCategory('new')}>
                  <Trans>新建分类</Trans>
                </Button>
              )
            }
          />
          <AdminTable
            label={t`视频分类`}
            columns={categories}
            rows={read.data.categories}
            rowKey={(row) => row.id}
            {...(canEditCategories && {
              actionsHead: t`操作`,
              actions: (row: Category) => (
                <Button size="sm" onClick={() => setCategory(row)} aria-label={t`修改 ${nameOf(row.name, lang)}`}>
                  <Trans>修改</Trans>
                </Button>
              ),
            })}
          />
        </Panel>
      )}
      {dialog}
      {category && <VideoCategoryDialog known={category === 'new' ? null : category} onClose={() => setCategory(null)} />}
    </div>
  )
}
