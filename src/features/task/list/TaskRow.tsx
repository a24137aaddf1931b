// One task: picture, name, reward, progress, and a link to do it. The server has already credited a completed task.
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Check, Coins } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Lang } from '../../../../contract/limits/limits.ts'
import type { Task } from '../../../../contract/task/task.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { pathLink } from '../../../core/path-link.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import styles from './TaskRow.module.css'

export interface TaskRowProps {
  task: Task
  lang: Lang
  /** Replaces the link. */
  act?: ReactNode
}

export function TaskRow({ task, lang, act }: TaskRowProps) {
  const isDone = task.is_complete === 1
  const name = nameOf(task.task, lang)
  const part = task.goal > 1 && !isDone
  return (
    <li className={styles.row} data-task={task.id} data-done={isDone || undefined}>
      <img src={task.img} alt="" width={36} height={36} className={styles.picture} loading="lazy" />
      <span className={styles.words}>
        <b>{name}</b>
        {part && <progress className={styles.bar} value={task.progress} max={task.goal} aria-label={name} />}
      </span>
      <span className={styles.end}>
        <span className={styles.gold}>
          <Coins size={16} aria-hidden="true" />
          <Num>+{task.lz_num}</Num>
        </span>
        <Num className={styles.count}>
          {task.progress}/{task.goal}
        </Num>
        {isDone ? (
          <span className={styles.done}>
            <Check size={16} aria-hidden="true" />
            <Trans>已到账</Trans>
          </span>
        ) : (
          (act ?? (
            <Button size="sm" className={styles.act} render={<Link {...(pathLink(task.path) as { to: '/main' })} />}>
              <Trans>去完成</Trans>
            </Button>
          ))
        )}
      </span>
    </li>
  )
}
