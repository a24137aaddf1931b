// Rows of a queue view: by due time, overdue first; postponed ones by their return time.
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { QueueItem, QueueView } from '../../../../contract/admin/queue-admin.ts'
import { serverNow } from '../../../core/clock/server-time.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { type DueGroup, dueGroup, dueGroups } from './due.ts'
import styles from './Queue.module.css'
import { QueueRow } from './QueueRow.tsx'

interface QueueListProps {
  view: QueueView
  list: readonly QueueItem[]
  chosen: string | null
  onChoose(key: string): void
}

export function QueueList({ view, list, chosen, onChoose }: QueueListProps) {
  const { t } = useLingui()
  const id = useId()
  const { tz } = useStore(preferences)
  const self = useStore(sessionStore).user?.id
  const rowsOf = (items: readonly QueueItem[], isHot: boolean) =>
    items.map((item) => (
      <li key={item.key}>
        <QueueRow item={item} self={self} isChosen={item.key === chosen} isHot={isHot} onChoose={onChoose} />
      </li>
    ))
  if (view === 'later')
    return (
      <ul className={styles.rows} aria-label={t`已推后的，先回来的在前`}>
        {rowsOf(list, false)}
      </ul>
    )
  const heads: Record<DueGroup, string> = { over: t`已超时`, hour: t`不到 1 小时`, today: t`今天到期`, after: t`以后` }
  const now = serverNow()
  const groups = dueGroups
    .map((group) => ({ group, items: list.filter(({ due }) => dueGroup(due, now, tz) === group) }))
    .filter(({ items }) => items.length > 0)
  return groups.map(({ group, items }) => {
    const isHot = group === 'over' || group === 'hour'
    return (
      <div key={group}>
        <h3 id={`${id}-${group}`} className={classNames(styles.group, isHot && styles.hot)}>
          {heads[group]} <Num>{items.length}</Num>
        </h3>
        <ul className={styles.rows} aria-labelledby={`${id}-${group}`}>
          {rowsOf(items, isHot)}
        </ul>
      </div>
    )
  })
}
