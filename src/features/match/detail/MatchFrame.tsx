// Loads a match, subscribes to it, and renders the page that shows it, or the state in which there is nothing to show.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CalendarX, CircleAlert, CloudOff } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import type { MatchDetail } from '../../../../contract/match/match-detail.ts'
import { ApiError } from '../../../core/api/api.ts'
import { network } from '../../../core/api/freshness.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Wrap } from '../../../ui/frame/Wrap.tsx'
import { useTitle } from '../../../ui/page/use-title.ts'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { matchDetailQuery } from '../queries.ts'
import { joinMatch } from '../state/join-match.ts'
import { rows } from '../state/row/row-store.ts'
import { useSyncedRow } from '../state/use-match-list.ts'
import styles from './MatchFrame.module.css'

export interface KnownMatch {
  /** If only a list row is known, everything but the row is empty. */
  detail: MatchDetail
  isPending: boolean
  /** Set if the detail failed to load. */
  onRetry?: () => void
}

export function MatchFrame({ id, children }: { id: string; children(known: KnownMatch): ReactNode }) {
  const { t } = useLingui()
  const options = matchDetailQuery(id)
  const read = useQuery({ ...options, enabled: id !== '' })
  useEffect(() => (id === '' ? undefined : joinMatch(id)), [id])
  const known = read.data?.match ?? rows.get(id)
  useSyncedRow(read.data?.match, options.queryKey, read.dataUpdatedAt)
  if (id === '' || (read.error instanceof ApiError && read.error.error === 'not-found')) return <NoMatch />
  if (!known) {
    return (
      <Wrap className={styles.waiting}>
        {read.isLoadingError ? (
          <Unread onRetry={() => void read.refetch()} />
        ) : (
          <SkeletonRows label={t`数据加载中，请稍候！`} height={64} />
        )}
      </Wrap>
    )
  }
  return children({
    detail: read.data ?? { ...nothing, match: known },
    isPending: read.isPending,
    onRetry: read.isLoadingError && !read.data ? () => void read.refetch() : undefined,
  })
}

/** Placeholder of a match's detail until it loads. */
const nothing: Omit<MatchDetail, 'match'> = {
  events: [],
  text: [],
  statistics: [],
  momentum: [],
  lineups: null,
  players: null,
  head_to_head: [],
  form: { home: [], away: [] },
  standings: null,
  venue: null,
  referee: null,
}

/** Shown when the detail failed to load and no row is known. */
function Unread({ onRetry }: { onRetry(): void }) {
  const { t } = useLingui()
  const isOnline = useStore(network)
  useTitle(t`比赛没有加载出来`, '')
  if (!isOnline) return <EmptyState icon={<CloudOff />} title={t`这场比赛没有存在本机`} text={t`联网后自动加载。`} />
  return (
    <EmptyState
      icon={<CircleAlert />}
      title={t`比赛没有加载出来`}
      text={t`请稍后再试。`}
      action={
        <Button variant="primary" onClick={onRetry}>
          <Trans>重试</Trans>
        </Button>
      }
    />
  )
}

function NoMatch() {
  const { t } = useLingui()
  useTitle(t`没有这场比赛`, '')
  return (
    <Wrap className={styles.waiting}>
      <EmptyState
        icon={<CalendarX />}
        title={t`没有这场比赛，可能已被移除`}
        action={<Button render={<Link to="/schedule" />}>{t`看赛程`}</Button>}
      />
    </Wrap>
  )
}
