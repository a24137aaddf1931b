// News: drafts, published, scheduled and unpublished articles; create, edit, publish and unpublish.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminArticle, AdminNewsRow, AdminNewsState } from '../../../../contract/admin/news-admin.ts'
import type { ApiData } from '../../../../contract/api.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { call } from '../../../core/api/api.ts'
import { sportMessages, topicMessages } from '../../../core/news-topic-messages.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { ConfirmDialog } from '../../follow/ConfirmDialog.tsx'
import styles from '../parts/Admin.module.css'
import { AdminList } from '../parts/table/AdminList.tsx'
import { AdminTable, type Column } from '../parts/table/AdminTable.tsx'
import { StateBar } from '../parts/table/StateBar.tsx'
import { useListState } from '../parts/table/use-list-state.ts'
import { useAdminAction } from '../parts/use-admin-action.ts'
import { useAdminRead } from '../parts/use-admin-read.ts'
import { useFormatTime } from '../parts/use-format-time.ts'
import { NewsActs } from './NewsActs.tsx'
import { NewsDialog } from './NewsDialog.tsx'
import { ScheduleDialog } from './ScheduleDialog.tsx'

export function NewsTab() {
  const { i18n, t } = useLingui()
  const { lang } = useStore(preferences)
  const shown = useListState<AdminNewsState>('published')
  const { state, page, setPage } = shown
  const [writing, setWriting] = useState<AdminArticle | 'new' | null>(null)
  const [taking, setTaking] = useState<AdminNewsRow | null>(null)
  const [timing, setTiming] = useState<AdminNewsRow | null>(null)
  const read = useAdminRead('GET api/Desk/news', { state, page: String(page) })
  const { busy, error, run } = useAdminAction()
  const formatTime = useFormatTime()
  const open = (id: string): void => void run(async () => setWriting(await call('GET api/Desk/article', { query: { id } })), t`已打开`)
  const setPublished = (id: string, on: boolean, at?: string): Promise<unknown> =>
    call('POST api/Desk/publishNews', { body: { id, on, at } })
  /** Undoing an unpublish restores the previous state: scheduled, or public. */
  const publish = (row: AdminNewsRow, on: boolean): void => {
    const title = nameOf(row.title, lang)
    const at = row.state === 'waiting' ? row.published_at : undefined
    if (on)
      void run(
        () => setPublished(row.id, true),
        t`已发布：${title}`,
        row.state === 'waiting' ? undefined : () => setPublished(row.id, false),
      )
    else
      void run(
        () => setPublished(row.id, false),
        at === undefined ? t`已撤回：${title}` : t`已取消定时：${title}`,
        () => setPublished(row.id, true, at),
      )
  }
  const columns: Column<AdminNewsRow>[] = [
    { key: 'title', head: t`标题`, text: true, cell: (row) => nameOf(row.title, lang) || t`还没有标题` },
    {
      key: 'topic',
      head: t`种类`,
      cell: ({ sport, topic }) =>
        [sportMessages[sport], topicMessages[topic]].flatMap((message) => (message ? i18n._(message) : [])).join(' · '),
    },
    { key: 'at', head: state === 'draft' ? t`写于` : t`发布时间`, cell: (row) => formatTime(row.published_at) },
    { key: 'edited', head: t`运营修改`, cell: (row) => formatTime(row.edited_at) },
    { key: 'comments', head: t({ message: '评论', context: 'under a post' }), num: true, cell: (row) => <Num>{row.comments}</Num> },
  ]
  return (
    <Panel>
      <StateBar<AdminNewsState>
        label={t`资讯的状态`}
        list={shown}
        options={[
          { value: 'published', label: t`已发布` },
          { value: 'waiting', label: t`定时` },
          { value: 'draft', label: t`草稿` },
          { value: 'back', label: t`已撤回` },
        ]}
      >
        <Button variant="primary" onClick={() => setWriting('new')}>
          <Trans>写资讯</Trans>
        </Button>
        {error && (
          <span className={styles.error} role="alert">
            {error}
          </span>
        )}
      </StateBar>
      <AdminList<ApiData<'GET api/Desk/news'>> read={read} empty={t`没有这样的资讯`} page={page} onPage={setPage}>
        {({ list }) => (
          <AdminTable
            label={t`资讯`}
            columns={columns}
            rows={list}
            rowKey={(row) => row.id}
            actionsHead={t`操作`}
            actions={(row) => (
              <NewsActs
                row={row}
                title={nameOf(row.title, lang)}
                busy={busy}
                onOpen={() => open(row.id)}
                onPublish={(on) => publish(row, on)}
                onTake={() => setTaking(row)}
                onSchedule={() => setTiming(row)}
              />
            )}
          />
        )}
      </AdminList>
      {writing && <NewsDialog known={writing === 'new' ? null : writing} onClose={() => setWriting(null)} />}
      {timing && <ScheduleDialog article={timing} title={nameOf(timing.title, lang)} onClose={() => setTiming(null)} />}
      <ConfirmDialog
        open={taking !== null}
        onOpenChange={(next) => !next && setTaking(null)}
        title={t`撤回这篇资讯？`}
        text={t`读者马上看不到它，评论会留着；之后可以再发布。`}
        act={t`撤回`}
        onConfirm={() => taking && publish(taking, false)}
      />
    </Panel>
  )
}
