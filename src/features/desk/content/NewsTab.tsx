// News: drafts, published, scheduled and unpublished articles; create, edit, publish and unpublish.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ApiData } from '../../../../contract/api.ts'
import type { DeskArticle, DeskNewsRow, DeskNewsState } from '../../../../contract/desk/news-desk.ts'
import { nameOf } from '../../../../rules/text/name.ts'
import { call } from '../../../core/api/api.ts'
import { sportWords, topicWords } from '../../../core/news-topic-words.ts'
import { preferences } from '../../../core/preferences.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { ConfirmDialog } from '../../follow/ConfirmDialog.tsx'
import styles from '../parts/Desk.module.css'
import { DeskList } from '../parts/DeskList.tsx'
import { type Column, DeskTable } from '../parts/DeskTable.tsx'
import { StateBar } from '../parts/StateBar.tsx'
import { useDeskAct } from '../parts/use-desk-act.ts'
import { useDeskRead } from '../parts/use-desk-read.ts'
import { useListState } from '../parts/use-list-state.ts'
import { useMoment } from '../parts/use-moment.ts'
import { NewsActs } from './NewsActs.tsx'
import { NewsDialog } from './NewsDialog.tsx'
import { ScheduleDialog } from './ScheduleDialog.tsx'

export function NewsTab() {
  const { i18n, t } = useLingui()
  const { lang } = useStore(preferences)
  const shown = useListState<DeskNewsState>('published')
  const { state, page, setPage } = shown
  const [writing, setWriting] = useState<DeskArticle | 'new' | null>(null)
  const [taking, setTaking] = useState<DeskNewsRow | null>(null)
  const [timing, setTiming] = useState<DeskNewsRow | null>(null)
  const read = useDeskRead('GET api/Desk/news', { state, page: String(page) })
  const { busy, error, run } = useDeskAct()
  const moment = useMoment()
  const open = (id: string): void => void run(async () => setWriting(await call('GET api/Desk/article', { query: { id } })), t`已打开`)
  const put = (id: string, on: boolean, at?: string): Promise<unknown> => call('POST api/Desk/publishNews', { body: { id, on, at } })
  /** Undoing an unpublish restores the previous state: scheduled, or public. */
  const publish = (row: DeskNewsRow, on: boolean): void => {
    const title = nameOf(row.title, lang)
    const at = row.state === 'waiting' ? row.published_at : undefined
    if (on) void run(() => put(row.id, true), t`已发布：${title}`, row.state === 'waiting' ? undefined : () => put(row.id, false))
    else
      void run(
        () => put(row.id, false),
        at === undefined ? t`已撤回：${title}` : t`已取消定时：${title}`,
        () => put(row.id, true, at),
      )
  }
  const columns: Column<DeskNewsRow>[] = [
    { key: 'title', head: t`标题`, text: true, cell: (row) => nameOf(row.title, lang) || t`还没有标题` },
    {
      key: 'topic',
      head: t`种类`,
      cell: ({ sport, topic }) => [sportWords[sport], topicWords[topic]].flatMap((words) => (words ? i18n._(words) : [])).join(' · '),
    },
    { key: 'at', head: state === 'draft' ? t`写于` : t`发布时间`, cell: (row) => moment(row.published_at) },
    { key: 'edited', head: t`运营修改`, cell: (row) => moment(row.edited_at) },
    { key: 'comments', head: t({ message: '评论', context: 'under a post' }), num: true, cell: (row) => <Num>{row.comments}</Num> },
  ]
  return (
    <Panel>
      <StateBar<DeskNewsState>
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
      <DeskList<ApiData<'GET api/Desk/news'>> read={read} empty={t`没有这样的资讯`} page={page} onPage={setPage}>
        {({ list }) => (
          <DeskTable
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
      </DeskList>
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
