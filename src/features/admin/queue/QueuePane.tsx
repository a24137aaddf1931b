// The selected item: everything needed to decide on it, with its actions below.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChevronDown, ChevronLeft, ChevronUp, CircleCheck, Clock } from 'lucide-react'
import { type ComponentType, useEffect, useRef } from 'react'
import type { QueueItem } from '../../../../contract/admin/queue-admin.ts'
import type { WaitingKind } from '../../../../contract/admin/waiting-admin.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { AccountLink } from '../parts/AccountLink.tsx'
import admin from '../parts/Admin.module.css'
import { useAdminRead } from '../parts/use-admin-read.ts'
import { useFormatTime } from '../parts/use-format-time.ts'
import { useWaitingMessages } from '../waiting/use-waiting-messages.ts'
import { useWhy } from '../waiting/use-why.ts'
import type { Details, DetailsProps } from './details/details.ts'
import { HornDetails } from './details/HornDetails.tsx'
import { ParcelDetails } from './details/ParcelDetails.tsx'
import { ReportDetails } from './details/ReportDetails.tsx'
import { ApplicationDetails, ExpertDetails, VerificationDetails } from './details/ReviewDetails.tsx'
import { TicketDetails } from './details/TicketDetails.tsx'
import { VideoDetails } from './details/VideoDetails.tsx'
import { WithdrawalDetails } from './details/WithdrawalDetails.tsx'
import { ItemAccount, ItemEarlier, ItemSteps } from './ItemPast.tsx'
import { isWide } from './is-wide.ts'
import styles from './Queue.module.css'
import { QueueActs } from './QueueActs.tsx'
import { addressOf } from './queue-key.ts'
import { useDueMessages } from './use-due-messages.ts'

/** Refetch interval in milliseconds: claims expire by themselves. */
const every = 15_000
const detailsOf: Record<WaitingKind, ComponentType<DetailsProps>> = {
  verifications: VerificationDetails,
  applications: ApplicationDetails,
  experts: ExpertDetails,
  withdrawals: WithdrawalDetails,
  parcels: ParcelDetails,
  feedback: TicketDetails,
  horns: HornDetails,
  reports: ReportDetails,
  videos: VideoDetails,
}

interface QueuePaneProps {
  itemKey: string
  kind: WaitingKind
  /** Selected by the address: on phones it fills the screen. */
  isOpen: boolean
  hasPrevious: boolean
  hasNext: boolean
  onStep(step: 1 | -1): void
}

export function QueuePane({ itemKey, kind, isOpen, hasPrevious, hasNext, onStep }: QueuePaneProps) {
  const { t } = useLingui()
  const messages = useWaitingMessages()
  const read = useAdminRead('GET api/Desk/queueItem', { key: itemKey }, every)
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isOpen || isWide()) return
    // On phones the list that had focus is no longer on screen.
    head.current?.closest('section')?.scrollIntoView({ block: 'start' })
    head.current?.focus({ preventScroll: true })
  }, [isOpen])
  const { data } = read
  const loading = <SkeletonRows label={t`数据加载中，请稍候！`} />
  const Kind = detailsOf[kind]
  return (
    <Panel className={styles.pane} aria-labelledby="queue-item">
      <div className={styles.bar}>
        <Link to="/desk" search={{ tab: 'waiting' }} replace resetScroll={false} className={styles.back}>
          <ChevronLeft size={20} aria-hidden="true" />
          <Trans>返回列表</Trans>
        </Link>
        <h2 id="queue-item" ref={head} tabIndex={-1} className={styles.kind}>
          {messages[kind]}
        </h2>
        {data?.item && <Due item={data.item} />}
        <span className={styles.steps}>
          <IconButton label={t`上一条`} aria-keyshortcuts="k" disabled={!hasPrevious} onClick={() => onStep(-1)}>
            <ChevronUp size={20} />
          </IconButton>
          <IconButton label={t`下一条`} aria-keyshortcuts="j" disabled={!hasNext} onClick={() => onStep(1)}>
            <ChevronDown size={20} />
          </IconButton>
        </span>
      </div>
      {read.isRefetchError && <ErrorState onRetry={() => void read.refetch()} />}
      {!data ? (
        read.isLoadingError ? (
          <ErrorState onRetry={() => void read.refetch()} />
        ) : (
          loading
        )
      ) : data.item === null ? (
        <div className={styles.body}>
          <EmptyState
            icon={<CircleCheck />}
            title={<Trans>这一项已经处理了</Trans>}
            action={
              hasNext && (
                <Button onClick={() => onStep(1)}>
                  <Trans>看下一条</Trans>
                </Button>
              )
            }
          />
          <ItemSteps steps={data.steps} />
        </div>
      ) : (
        <Kind item={data.item}>
          {({ isLoadingError, refetch, details }) => (
            <>
              <div className={styles.body}>
                <div className={styles.main}>
                  {isLoadingError ? (
                    <ErrorState onRetry={() => void refetch()} />
                  ) : details && data.item ? (
                    <Subject item={data.item} details={details} />
                  ) : (
                    loading
                  )}
                  {data.account && <ItemAccount account={data.account} />}
                  <ItemEarlier kind={kind} earlier={data.earlier} />
                </div>
                <ItemSteps steps={data.steps} />
              </div>
              {data.item && <QueueActs item={data.item} acts={details?.acts} />}
            </>
          )}
        </Kind>
      )}
    </Panel>
  )
}

function Due({ item: { due } }: { item: QueueItem }) {
  const { t } = useLingui()
  const messages = useDueMessages()
  const formatTime = useFormatTime()
  const at = formatTime(due)
  return (
    <span className={styles.deadline} title={t`最晚 ${at}`}>
      <Clock size={14} aria-hidden="true" />
      {messages(due)}
    </span>
  )
}

function Subject({ item, details: { lead, facts } }: { item: QueueItem; details: Details }) {
  const { t } = useLingui()
  const messages = useWaitingMessages()
  const why = useWhy()
  const { kind, account_id, user_nickname } = item
  const section = messages[kind]
  return (
    <div className={styles.part}>
      <p className={styles.lead}>{lead}</p>
      <p className={styles.by}>
        {account_id ? <AccountLink id={account_id} name={user_nickname} /> : t`游客`}
        <span>{why(item)}</span>
        <Link to="/desk" search={{ tab: kind, item: addressOf(item.key).slice(kind.length + 1) }} className={admin.link}>
          <Trans>打开“{section}”栏目</Trans>
        </Link>
      </p>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
