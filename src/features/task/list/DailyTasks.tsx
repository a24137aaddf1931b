// Today's tasks and their progress. The server credits the coins as soon as a task is complete.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { preferences } from '../../../core/store/preferences.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { tasksQuery } from '../queries.ts'
import styles from '../Task.module.css'
import type { Today } from '../use-today.ts'
import { SignAct } from './SignAct.tsx'
import { TaskRow } from './TaskRow.tsx'
import { groupTasks } from './task-groups.ts'

export function DailyTasks({ today }: { today: Today }) {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const read = useQuery(tasksQuery(today.tz))
  const { daily, doneToday, ofToday } = groupTasks(read.data?.list ?? [])
  const count = `${doneToday}/${ofToday}`
  return (
    <Panel padded aria-labelledby="daily-tasks">
      <SectionHead
        id="daily-tasks"
        title={<Trans>每日任务</Trans>}
        more={
          ofToday > 0 && (
            <span>
              <Trans>
                今日 <Num>{count}</Num>
              </Trans>
            </span>
          )
        }
      />
      {read.isPending && <SkeletonRows count={4} height={58} label={t`数据加载中，请稍候！`} />}
      {read.isLoadingError && <ErrorState title={<Trans>任务没有加载出来</Trans>} onRetry={() => void read.refetch()} />}
      {read.data && daily.length === 0 && <EmptyState icon={<ListChecks />} title={<Trans>今天没有任务</Trans>} />}
      <ul>
        {daily.map((task) => (
          <TaskRow key={task.id} task={task} lang={lang} act={task.act === 'check-in' ? <SignAct today={today} /> : undefined} />
        ))}
      </ul>
      {daily.length > 0 && (
        <p className={styles.note}>
          <Trans>做完就到账，不用领取。做没做由服务器记，关注后又取消的只算一次。</Trans>
        </p>
      )}
    </Panel>
  )
}
