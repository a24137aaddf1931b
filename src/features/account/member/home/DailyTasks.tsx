// Today's tasks with their progress, and links to do them.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, Coins } from 'lucide-react'
import type { Task } from '../../../../../contract/task/task.ts'
import { nameOf } from '../../../../../rules/text/name/name.ts'
import { pathLink } from '../../../../core/path-link.ts'
import { preferences } from '../../../../core/store/preferences.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Num } from '../../../../ui/figure/Num.tsx'
import { ErrorState } from '../../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../../ui/use-store.ts'
import { signTasksQuery, useSignedIn } from '../member-queries.ts'
import styles from './DailyTasks.module.css'

/** `most`: maximum number of tasks, unfinished ones first. */
export function DailyTasks({ most, onLeave }: { most?: number; onLeave?(): void }) {
  const { t } = useLingui()
  const { tz } = useStore(preferences)
  const enabled = useSignedIn()
  const { data, isLoadingError, refetch } = useQuery({ ...signTasksQuery(tz), enabled })
  if (!data)
    return isLoadingError ? (
      <ErrorState onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows count={most ?? 4} label={t`数据加载中，请稍候！`} />
    )
  if (data.today.length === 0)
    return (
      <p className={styles.none}>
        <Trans>今天没有任务，有了会列在这里。</Trans>
      </p>
    )
  const open = [...data.today].sort((left, right) => left.is_complete - right.is_complete)
  return (
    <ul>
      {open.slice(0, most).map((task) => (
        <TaskItem key={task.id} task={task} onLeave={onLeave} />
      ))}
    </ul>
  )
}

function TaskItem({ task, onLeave }: { task: Task; onLeave?(): void }) {
  const { lang } = useStore(preferences)
  const { to, search } = pathLink(task.path)
  const progress = Math.min(task.progress, task.goal)
  return (
    <li className={styles.task}>
      <img src={task.img} alt="" width={32} height={32} loading="lazy" decoding="async" />
      <span className={styles.words}>
        <b>{nameOf(task.task, lang)}</b>
        <small>
          <Num className={styles.gold}>
            <Coins size={14} aria-hidden="true" />+{task.lz_num}
          </Num>
          <Num>
            {progress}/{task.goal}
          </Num>
        </small>
      </span>
      {task.is_complete ? (
        <span className={styles.done}>
          <Check size={16} aria-hidden="true" />
          <Trans>已完成</Trans>
        </span>
      ) : (
        <Button size="sm" render={<Link to={to} search={search as never} onClick={onLeave} />}>
          <Trans>去完成</Trans>
        </Button>
      )}
    </li>
  )
}
