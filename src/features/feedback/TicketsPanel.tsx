// The user's feedback: waiting for the network, open, answered and closed. Guests see only what waits on this device.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { useEffect, useId } from 'react'
import type { Ticket } from '../../../contract/feedback.ts'
import { apiQuery } from '../../core/api/api-query.ts'
import { network } from '../../core/api/freshness.ts'
import { serverNow } from '../../core/clock/server-time.ts'
import { preferences, shownZone } from '../../core/store/preferences.ts'
import { relativeTime } from '../../core/text/format.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Tag } from '../../ui/figure/Tag.tsx'
import { Panel } from '../../ui/frame/Panel.tsx'
import { SectionHead } from '../../ui/frame/SectionHead.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../ui/state/Skeleton.tsx'
import { useStore } from '../../ui/use-store.ts'
import { dropWaiting, listWaiting, type Waiting } from './feedback-store.ts'
import styles from './TicketsPanel.module.css'
import { useKindMessages } from './use-feedback-messages.ts'

const ticketsQuery = apiQuery('GET api/Universal/feedbackList')
export const ticketsKey = ticketsQuery.queryKey
export const waitingKey = ['feedback waiting'] as const

export function TicketsPanel({ isIn }: { isIn: boolean }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const head = useId()
  const online = useStore(network)
  const tickets = useQuery({ ...ticketsQuery, enabled: isIn, staleTime: 0 })
  const { data: waiting = [] } = useQuery({ queryKey: waitingKey, queryFn: listWaiting, staleTime: 0, refetchInterval: pollWhile })
  // A changed count means that the outbox has sent a feedback, which is a ticket now.
  const waits = waiting.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed count triggers the refetch
  useEffect(() => {
    if (isIn && online) void client.invalidateQueries({ queryKey: ticketsKey })
  }, [client, isIn, online, waits])
  const list = isIn ? tickets.data?.list : []
  if (!isIn && waits === 0) return null
  const drop = (seq: number): void => {
    dropWaiting(seq)
      .catch((error: unknown) => console.warn('queued feedback removal failed', error))
      .finally(() => void client.invalidateQueries({ queryKey: waitingKey }))
  }
  return (
    <Panel padded aria-labelledby={head}>
      <SectionHead id={head} title={<Trans>我的反馈</Trans>} />
      {!list ? (
        tickets.isLoadingError ? (
          <ErrorState onRetry={() => void tickets.refetch()} />
        ) : (
          <SkeletonRows count={2} label={t`数据加载中，请稍候！`} />
        )
      ) : waits + list.length === 0 ? (
        <EmptyState icon={<Inbox />} title={<Trans>还没有反馈</Trans>} text={<Trans>你写给我们的和我们的回复都在这里</Trans>} />
      ) : (
        <ul className={styles.list}>
          {waiting.map((row) => (
            <WaitingRow key={row.seq} row={row} onDrop={() => drop(row.seq)} />
          ))}
          {list.map((ticket) => (
            <TicketRow key={ticket.id} ticket={ticket} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** The outbox does not notify pages, so this polls while anything waits. */
const pollWhile = ({ state }: { state: { data?: Waiting[] } }): number | false => (state.data?.length ? 3_000 : false)

function WaitingRow({ row, onDrop }: { row: Waiting; onDrop(): void }) {
  return (
    <li className={styles.ticket}>
      <div className={styles.head}>
        {row.refused ? (
          <Tag tone="danger">
            <Trans>没有送达</Trans>
          </Tag>
        ) : (
          <Tag tone="warn">
            <Trans>联网后发送</Trans>
          </Tag>
        )}
        <Button size="sm" variant="plain" onClick={onDrop}>
          <Trans>删除</Trans>
        </Button>
      </div>
      <p className={styles.text}>{row.content}</p>
    </li>
  )
}

function TicketRow({ ticket }: { ticket: Ticket }) {
  const { t } = useLingui()
  const names = useKindMessages()
  const chosen = useStore(preferences)
  const at = (timestamp: string): string => relativeTime(timestamp, serverNow(), chosen.lang, shownZone(chosen))
  const { kind, content, pictures, state, answer, created_at, answered_at } = ticket
  return (
    <li className={styles.ticket}>
      <div className={styles.head}>
        <span className={styles.kind}>{names[kind]}</span>
        {state === 'open' ? (
          <Tag>
            <Trans>处理中</Trans>
          </Tag>
        ) : state === 'answered' ? (
          <Tag tone="accent">
            <Trans>已回复</Trans>
          </Tag>
        ) : (
          <Tag>
            <Trans>已关闭</Trans>
          </Tag>
        )}
        <time dateTime={created_at}>{at(created_at)}</time>
      </div>
      <p className={styles.text}>{content}</p>
      {pictures.length > 0 && (
        <p className={styles.pictures}>
          {pictures.map((path, index) => (
            <a key={path} href={path} target="_blank" rel="noreferrer">
              <img src={path} alt={t`第 ${index + 1} 张图片`} width={56} height={56} loading="lazy" decoding="async" />
            </a>
          ))}
        </p>
      )}
      {answer && (
        <div className={styles.answer}>
          <b>
            <Trans>客服回复</Trans>
            {answered_at && <time dateTime={answered_at}>{at(answered_at)}</time>}
          </b>
          <p className={styles.text}>{answer}</p>
        </div>
      )}
    </li>
  )
}
