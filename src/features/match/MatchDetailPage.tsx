// /score-detail: one match, whole. Its head on the ground, then tabs over everything that is known of it.
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CalendarX } from 'lucide-react'
import { useEffect } from 'react'
import type { MatchDetail } from '../../../contract/match.ts'
import { teamName } from '../../../rules/name.ts'
import { ApiError } from '../../core/api.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { Wrap } from '../../ui/Wrap.tsx'
import { DetailPanels } from './DetailPanels.tsx'
import { DetailTabs } from './DetailTabs.tsx'
import type { DetailSearch } from './detail-search.ts'
import { joinMatch } from './join-match.ts'
import styles from './MatchDetailPage.module.css'
import { MatchHeader } from './MatchHeader.tsx'
import { roundText } from './match-words.ts'
import { matchDetailQuery } from './queries.ts'
import { useHidden } from './revealed.ts'
import { rows } from './row-store.ts'
import { type RowView, useRowView } from './row-view.ts'
import { useKeptRows } from './use-match-list.ts'
import { useRow } from './use-row.ts'

export function MatchDetailPage({ search }: { search: DetailSearch }) {
  const { t } = useLingui()
  const view = useRowView()
  const id = search.id ?? ''
  const options = matchDetailQuery(id)
  const read = useQuery({ ...options, enabled: id !== '' })
  useEffect(() => (id === '' ? undefined : joinMatch(id)), [id])
  const known = read.data?.match ?? rows.get(id)
  useKeptRows(read.data ? [read.data.match] : noRows, options.queryKey, read.dataUpdatedAt)
  if (id === '' || (read.error instanceof ApiError && read.error.error === 'not-found')) return <NoMatch />
  if (!known) {
    return (
      <Wrap className={styles.waiting}>
        {read.isError ? <ErrorState onRetry={() => void read.refetch()} /> : <SkeletonRows label={t`数据加载中，请稍候！`} height={64} />}
      </Wrap>
    )
  }
  const detail = read.data ?? { ...nothing, match: known }
  return (
    <Detail
      detail={detail}
      isPending={read.isPending}
      onRetry={read.isError ? () => void read.refetch() : undefined}
      search={search}
      view={view}
    />
  )
}

const noRows: never[] = []
/** What is known of a match before its detail has come. */
const nothing: Omit<MatchDetail, 'match'> = {
  events: [],
  text: [],
  statistics: [],
  momentum: [],
  lineups: null,
  head_to_head: [],
  form: { home: [], away: [] },
  standings: null,
  venue: null,
  referee: null,
}

interface DetailProps {
  detail: MatchDetail
  isPending: boolean
  onRetry?: () => void
  search: DetailSearch
  view: RowView
}

function Detail({ detail, isPending, onRetry, search, view }: DetailProps) {
  const { t, i18n } = useLingui()
  const row = useRow(detail.match)
  const hidden = useHidden(row)
  const { lang } = view
  const home = teamName(row, 'home', lang)
  const away = teamName(row, 'away', lang)
  const hasScore = !hidden && (row.status === 'live' || row.status === 'over')
  const league = { zh: row.league_name_zh, en: row.league_name_en, vi: row.league_name_vi }[lang]
  useTitle(
    hasScore ? `${home} ${row.home_score}:${row.away_score} ${away}` : `${home} vs ${away}`,
    `${league} ${roundText(row, lang, i18n)}`,
  )
  return (
    <>
      <MatchHeader detail={detail} row={row} view={view} />
      <DetailTabs detail={detail} row={row} search={search} view={view} />
      {isPending ? (
        <Wrap className={styles.waiting}>
          <SkeletonRows label={t`数据加载中，请稍候！`} />
        </Wrap>
      ) : onRetry ? (
        <Wrap className={styles.waiting}>
          <ErrorState onRetry={onRetry} />
        </Wrap>
      ) : (
        <DetailPanels detail={detail} row={row} hidden={hidden} tab={search.tab ?? 'overview'} view={view} />
      )}
    </>
  )
}

function NoMatch() {
  const { t } = useLingui()
  useTitle(t`没有这场比赛`)
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
