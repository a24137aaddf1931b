// Watch history: rooms and recordings from this device and from the account.
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { useState } from 'react'
import { failureWord } from '../../../core/api/failure-messages.ts'
import { wholeQuery } from '../../../core/api/paged-query.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { useTitle } from '../../../ui/page/use-title.ts'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { ConfirmDialog } from '../../follow/ConfirmDialog.tsx'
import styles from './HistoryPage.module.css'
import { HistoryRow } from './HistoryRow.tsx'
import { historyOf } from './history.ts'
import { clearWatched, listWatchedHere, watchedHereKey } from './watched-here.ts'

export function HistoryPage() {
  const { t } = useLingui()
  useTitle(t`观看历史`)
  const { phase, user } = useStore(sessionStore)
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const here = useQuery({
    queryKey: [...watchedHereKey, user?.id ?? ''],
    queryFn: listWatchedHere,
    staleTime: 0,
    networkMode: 'always',
  })
  const isMember = phase === 'in'
  const rooms = wholeQuery('GET api/User/watchlistList', {}, ({ room }) => room.id)
  const account = useQuery({ ...rooms, enabled: isMember })
  const clearHistory = (): void => {
    clearWatched(isMember)
      .then(() => {
        if (isMember) client.setQueryData(rooms.queryKey, { list: [], total: 0 })
        return Promise.all([watchedHereKey, rooms.queryKey].map((queryKey) => client.invalidateQueries({ queryKey })))
      })
      .catch((error: unknown) => toast(t(failureWord(error, { error: msg`没有清除成功，请再试一次` })), { tone: 'danger' }))
  }
  const list = historyOf(here.data ?? [], account.data?.list ?? [])
  const isComing = here.isPending || (isMember && account.isPending)
  return (
    <Panel padded aria-labelledby="history">
      <SectionHead
        id="history"
        title={<Trans>观看历史</Trans>}
        more={
          list.length > 0 && (
            <Button size="sm" variant="plain" onClick={() => setAsking(true)}>
              {isMember ? <Trans>清除观看历史</Trans> : <Trans>清除本机记录</Trans>}
            </Button>
          )
        }
      />
      {phase === 'out' && (
        <p className={styles.note}>
          <Trans>只记在这台设备上；登录后，别的设备上看过的直播间也会在这里。</Trans>
        </p>
      )}
      {account.isLoadingError && !account.data && <ErrorState onRetry={() => void account.refetch()} />}
      {isComing && list.length === 0 ? (
        <SkeletonRows count={4} height={64} label={t`数据加载中，请稍候！`} />
      ) : list.length === 0 ? (
        !account.isLoadingError && (
          <EmptyState
            icon={<History />}
            title={t`还没有看过直播`}
            text={t`看过的直播间和回放会按时间排在这里。`}
            action={<Button render={<Link to="/anchor" />}>{t`看看正在直播的`}</Button>}
          />
        )
      ) : (
        <ul>
          {list.map((one) => (
            <HistoryRow key={`${one.room} ${one.playback?.id ?? ''}`} entry={one} />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={isMember ? t`清除观看历史？` : t`清除这台设备上的观看记录？`}
        text={
          isMember
            ? t`账号记住的直播间和观看时长，以及这台设备上的记录，都会删除，不能恢复。别的设备自己记下的，要在那里清除。`
            : t`清除后不能恢复。`
        }
        act={t`清除`}
        onConfirm={clearHistory}
      />
    </Panel>
  )
}
