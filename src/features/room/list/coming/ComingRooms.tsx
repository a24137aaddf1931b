// Announced broadcasts of a match that is in no room yet, each reservable with a tap.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Tv } from 'lucide-react'
import type { MatchRow } from '../../../../../contract/match/match-row.ts'
import { apiQuery } from '../../../../core/api/api-query.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { EmptyState } from '../../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../../ui/state/Skeleton.tsx'
import { AnnouncedRows } from './AnnouncedRows.tsx'

export function ComingRooms({ row }: { row: MatchRow }) {
  const { t } = useLingui()
  const { data, isLoadingError, refetch } = useQuery(
    apiQuery('GET api/Live_streaming/getReserveLiveList', { query: { match_id: row.id, limit: '20' } }),
  )
  const coming = data?.list.filter(({ state }) => state === 'announced') ?? []
  const isOver = row.status === 'over'
  if (isLoadingError) return <ErrorState onRetry={() => void refetch()} />
  // No empty state before the list is loaded.
  if (!data) return <SkeletonRows label={t`数据加载中，请稍候！`} height={44} />
  return (
    <Panel padded>
      {coming.length > 0 ? (
        <>
          <SectionHead title={<Trans>这些主播会播这场</Trans>} />
          <AnnouncedRows list={coming} />
        </>
      ) : (
        <EmptyState
          icon={<Tv />}
          title={isOver ? t`现在没有主播在播这场` : t`还没有主播播这场`}
          text={isOver ? t`主播如果留了回放，可以在主播的主页里看。` : t`主播开播后会出现在这里。`}
          action={<Button render={<Link to="/anchor" />}>{t`看看正在直播的`}</Button>}
        />
      )}
    </Panel>
  )
}
