// /member?type=5: private messages, and all notifications of the user: people, experts, money, matches.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { BellRing, Settings } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { NotificationGroup } from '../../../contract/notification.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Chip, ChipRow } from '../../ui/button/Chip.tsx'
import { Panel } from '../../ui/frame/Panel.tsx'
import { SectionHead } from '../../ui/frame/SectionHead.tsx'
import { useTitle } from '../../ui/page/use-title.ts'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../ui/state/Skeleton.tsx'
import { useStore } from '../../ui/use-store.ts'
import { CachedNote } from '../alert/CachedNote.tsx'
import { NoticeLine } from '../alert/notice/NoticeLine.tsx'
import { noticeKey } from '../alert/notice/notice-list.ts'
import { notices } from '../alert/notice/notice-store.ts'
import { useHiddenNotice } from '../alert/notice/use-hidden-notice.ts'
import { byTime } from './by-time.ts'
import { NotificationLine } from './NotificationLine.tsx'
import styles from './NotificationPage.module.css'
import { firstPageKey, useMarkRead, useNotifications } from './use-notifications.ts'

type NotificationFilter = 'all' | NotificationGroup | 'match'
const nothing = (): void => undefined

/** `chat`: the link to private messages, from another feature; the route passes it in. */
export function NotificationPage({ chat }: { chat: ReactNode }) {
  const { t } = useLingui()
  useTitle(t`消息与通知`)
  const [activeFilter, setActiveFilter] = useState<NotificationFilter>('all')
  const messages: Record<NotificationFilter, string> = {
    all: t`全部`,
    talk: t`互动`,
    expert: t`专家与竞猜`,
    money: t`钱包`,
    system: t({ message: '系统', context: 'kind of notification' }),
    match: t`比赛`,
  }
  return (
    <div className={styles.page}>
      <Panel>{chat}</Panel>
      <Panel padded aria-labelledby="notifications">
        <SectionHead
          id="notifications"
          title={<Trans>通知</Trans>}
          more={
            <Button
              size="sm"
              variant="plain"
              render={<Link to="/member" search={{ type: 6, part: 'account' }} hash="notification-switches" />}
            >
              <Settings size={16} aria-hidden="true" />
              <Trans>通知设置</Trans>
            </Button>
          }
        />
        <ChipRow>
          {(Object.keys(messages) as NotificationFilter[]).map((key) => (
            <Chip key={key} pressed={key === activeFilter} onClick={() => setActiveFilter(key)}>
              {messages[key]}
            </Chip>
          ))}
        </ChipRow>
        <NotificationEntry key={activeFilter} activeFilter={activeFilter} />
      </Panel>
    </div>
  )
}

function NotificationEntry({ activeFilter }: { activeFilter: NotificationFilter }) {
  const { t } = useLingui()
  const group = activeFilter === 'all' || activeFilter === 'match' ? undefined : activeFilter
  const { read, list, unread } = useNotifications(group)
  const { list: alerts, unread: unreadAlerts, unreadNotifications } = useStore(notices)
  const isHidden = useHiddenNotice()
  const mark = useMarkRead()
  const withAlerts = activeFilter === 'all' || activeFilter === 'match'
  const entries = byTime(activeFilter === 'match' ? [] : list, withAlerts ? alerts : [], activeFilter !== 'match' && read.hasNextPage)
  // Number of notifications that arrived since the list loaded. They appear on demand, so that the list does not shift under the pointer.
  const fresh = activeFilter === 'match' ? 0 : Math.max(0, unreadNotifications - unread)
  const newest = list[0]
  const readAll = (): void => {
    if (activeFilter !== 'match' && newest) mark(newest.id, true)
    if (withAlerts) notices.read()
  }
  const some = (activeFilter !== 'match' && unread > 0) || (withAlerts && unreadAlerts > 0)
  if (activeFilter !== 'match' && read.isPending) return <SkeletonRows count={4} height={60} label={t`数据加载中，请稍候！`} />
  if (activeFilter !== 'match' && read.isLoadingError && list.length === 0) return <ErrorState onRetry={() => void read.refetch()} />
  return (
    <>
      <div className={styles.acts}>
        <span className={styles.note}>{activeFilter !== 'match' && <CachedNote queryKey={firstPageKey(group)} />}</span>
        {some && group === undefined && (
          <Button size="sm" variant="plain" onClick={readAll}>
            <Trans>全部已读</Trans>
          </Button>
        )}
      </div>
      <div aria-live="polite">
        {fresh > 0 && (
          <Button variant="soft" size="sm" block className={styles.fresh} onClick={() => void read.refetch()}>
            <Plural value={fresh} other="# 条新通知" />
          </Button>
        )}
      </div>
      {entries.length === 0 ? (
        <EmptyState icon={<BellRing />} title={t`还没有通知`} text={t`有人提到你、回复你，或你关注的专家发布方案时，会在这里出现。`} />
      ) : (
        <ol className={styles.list}>
          {entries.map((entry) =>
            'alert' in entry ? (
              <li key={noticeKey(entry.alert.notice)}>
                <NoticeLine
                  notice={entry.alert.notice}
                  hidden={isHidden(entry.alert.notice)}
                  unread={!entry.alert.read}
                  onLeave={nothing}
                />
              </li>
            ) : (
              <li key={entry.notification.id}>
                <NotificationLine of={entry.notification} onRead={() => mark(entry.notification.id)} />
              </li>
            ),
          )}
        </ol>
      )}
      {read.isFetchNextPageError && <ErrorState onRetry={() => void read.fetchNextPage()} />}
      {activeFilter !== 'match' && read.hasNextPage && !read.isFetchNextPageError && (
        <Button block disabled={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
          {read.isFetchingNextPage ? <Trans>数据加载中，请稍候！</Trans> : <Trans>更早的通知</Trans>}
        </Button>
      )}
    </>
  )
}
