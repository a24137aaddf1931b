// One row of the queue: kind, account, reason, due time, and assignee.
import { Trans, useLingui } from '@lingui/react/macro'
import type { QueueItem } from '../../../../contract/admin/queue-admin.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Tag } from '../../../ui/figure/Tag.tsx'
import { adminIcons } from '../admin-icons.ts'
import { useFormatTime } from '../parts/use-format-time.ts'
import { useWaitingMessages } from '../waiting/use-waiting-messages.ts'
import { useWhy } from '../waiting/use-why.ts'
import styles from './Queue.module.css'
import { useDueMessages, useTimeMessages } from './use-due-messages.ts'
import { useQueueTitle } from './use-queue-title.ts'

interface QueueRowProps {
  item: QueueItem
  /** The operator's own account. */
  self: string | undefined
  isChosen: boolean
  /** Overdue, or due within the hour. */
  isHot: boolean
  onChoose(key: string): void
}

export function QueueRow({ item, self, isChosen, isHot, onChoose }: QueueRowProps) {
  const { t } = useLingui()
  const messages = useWaitingMessages()
  const title = useQueueTitle()
  const why = useWhy()
  const dueMessageOf = useDueMessages()
  const time = useTimeMessages()
  const formatTime = useFormatTime()
  const Icon = adminIcons[item.kind]
  const until = item.later ? item.later.until : item.due
  return (
    <button
      type="button"
      data-queue-key={item.key}
      aria-current={isChosen ? 'true' : undefined}
      className={classNames(styles.row, isChosen && styles.chosen, isHot && styles.hot)}
      onClick={() => onChoose(item.key)}
    >
      <Icon size={18} aria-hidden="true" />
      <span className={styles.words}>
        <b className={styles.title}>{[messages[item.kind], title(item)].filter(Boolean).join(' · ')}</b>
        <span className={styles.sub}>{`${item.account_id ? item.user_nickname || item.account_id : t`游客`} · ${why(item)}`}</span>
      </span>
      <span className={styles.end}>
        <time dateTime={until} title={formatTime(until)} className={styles.due}>
          {item.later ? time(until) : dueMessageOf(until)}
        </time>
        <Holder item={item} self={self} />
      </span>
    </button>
  )
}

function Holder({ item: { claim, deciding }, self }: Pick<QueueRowProps, 'item' | 'self'>) {
  if (deciding)
    return (
      <Tag tone="warn">
        <Trans>等生效</Trans>
      </Tag>
    )
  if (!claim) return null
  if (claim.by === self)
    return (
      <Tag tone="accent">
        <Trans>我领的</Trans>
      </Tag>
    )
  return <Tag className={styles.holder}>{claim.user_nickname || claim.by}</Tag>
}
