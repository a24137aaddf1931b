// Tasks, including disabled ones, and activities.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminActivity, AdminTask } from '../../../../contract/admin/task-admin.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import styles from '../parts/Admin.module.css'
import { AdminTable, type Column } from '../parts/table/AdminTable.tsx'
import { ShownTag } from '../parts/table/ShownTag.tsx'
import { useAdminRead } from '../parts/use-admin-read.ts'
import { useFormatTime } from '../parts/use-format-time.ts'
import { ActivityDialog } from './ActivityDialog.tsx'
import { TaskDialog } from './TaskDialog.tsx'
import { useTaskActs } from './use-task-acts.ts'

export function TasksTab() {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const read = useAdminRead('GET api/Desk/tasks')
  const [task, setTask] = useState<AdminTask | 'new' | null>(null)
  const [activity, setActivity] = useState<AdminActivity | 'new' | null>(null)
  const acts = useTaskActs()
  const formatTime = useFormatTime()
  const tasks: Column<AdminTask>[] = [
    { key: 'name', head: t`名称`, text: true, cell: (row) => nameOf(row.name, lang) },
    { key: 'act', head: t`做什么`, text: true, cell: (row) => acts[row.act] },
    { key: 'goal', head: t`做几次`, num: true, cell: (row) => <Num>{row.goal}</Num> },
    { key: 'period', head: t`多久一次`, cell: (row) => (row.period === 'day' ? t`每天一次` : t`只有一次`) },
    { key: 'gold', head: t`金币`, num: true, cell: (row) => <Num>{row.gold}</Num> },
    { key: 'place', head: t`顺序`, num: true, cell: (row) => <Num>{row.place}</Num> },
    { key: 'on', head: t`状态`, cell: (row) => <ShownTag on={row.on} /> },
  ]
  const activities: Column<AdminActivity>[] = [
    { key: 'title', head: t`标题`, text: true, cell: (row) => nameOf(row.title, lang) },
    { key: 'path', head: t`去向`, text: true, cell: (row) => <span className={styles.code}>{row.path}</span> },
    { key: 'time', head: t`时间`, cell: (row) => `${formatTime(row.starts_at)} – ${formatTime(row.ends_at)}` },
  ]
  const change = (name: string, open: () => void) => (
    <Button size="sm" onClick={open} aria-label={t`修改 ${name}`}>
      <Trans>修改</Trans>
    </Button>
  )
  const { data } = read
  if (!data)
    return read.isLoadingError ? <ErrorState onRetry={() => void read.refetch()} /> : <SkeletonRows label={t`数据加载中，请稍候！`} />
  return (
    <div className={styles.stack}>
      {read.isRefetchError && <ErrorState onRetry={() => void read.refetch()} />}
      <Panel padded>
        <SectionHead
          title={<Trans>任务</Trans>}
          more={
            <Button size="sm" variant="soft" onClick={() => setTask('new')}>
              <Trans>新建任务</Trans>
            </Button>
          }
        />
        <AdminTable
          label={t`任务`}
          columns={tasks}
          rows={data.list}
          rowKey={({ id }) => id}
          actionsHead={t`操作`}
          actions={(row) => change(nameOf(row.name, lang), () => setTask(row))}
        />
      </Panel>
      <Panel padded>
        <SectionHead
          title={<Trans>活动</Trans>}
          more={
            <Button size="sm" variant="soft" onClick={() => setActivity('new')}>
              <Trans>新建活动</Trans>
            </Button>
          }
        />
        <AdminTable
          label={t`活动`}
          columns={activities}
          rows={data.activities}
          rowKey={({ id }) => id}
          actionsHead={t`操作`}
          actions={(row) => change(nameOf(row.title, lang), () => setActivity(row))}
        />
      </Panel>
      {task && <TaskDialog known={task === 'new' ? null : task} acts={acts} onClose={() => setTask(null)} />}
      {activity && <ActivityDialog known={activity === 'new' ? null : activity} onClose={() => setActivity(null)} />}
    </div>
  )
}
