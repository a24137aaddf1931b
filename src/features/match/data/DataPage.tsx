// /base-football and /base-basketball: the leagues at the side; one league, team or player in the middle.
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Library } from 'lucide-react'
import { bestKnownFirst } from '../../../../rules/screen/data-reads.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { Wrap } from '../../../ui/frame/Wrap.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { leagueListQuery } from '../queries.ts'
import { useRowView } from '../row-view.ts'
import styles from './DataPage.module.css'
import type { DataSearch } from './data-search.ts'
import { LeagueAside } from './LeagueAside.tsx'
import { LeagueData } from './LeagueData.tsx'
import { PlayerData } from './PlayerData.tsx'
import { TeamData } from './team/TeamData.tsx'

export type DataSport = 'football' | 'basketball'
export interface DataPageProps {
  sport: DataSport
  search: DataSearch
}

export function DataPage({ sport, search }: DataPageProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const view = useRowView()
  const { data, isPending, isLoadingError, refetch } = useQuery(leagueListQuery(sport))
  const { team, player } = search
  const leagues = data?.list ?? []
  // The requested league may be missing from the list.
  const ordered = bestKnownFirst(leagues)
  const chosen = search.league ?? (team ? undefined : ordered[0]?.id)
  const to = sport === 'football' ? '/base-football' : '/base-basketball'
  return (
    <Wrap className={styles.page}>
      <LeagueAside leagues={ordered} chosen={chosen} to={to} lang={view.lang} />
      <div className={styles.main}>
        {ordered.length > 0 && (
          <div className={styles.picker}>
            <SelectField
              label={t`赛事`}
              value={chosen ?? ''}
              options={[
                ...(chosen === undefined ? [{ value: '', label: t`选择赛事` }] : []),
                ...ordered.map(({ id, name }) => ({ value: id, label: nameOf(name, view.lang) })),
              ]}
              onChange={(league) => void navigate({ to, search: { league } })}
            />
          </div>
        )}
        {team && player ? (
          <PlayerData key={`${team} ${player}`} team={team} player={player} view={view} />
        ) : team ? (
          <TeamData key={team} team={team} view={view} />
        ) : chosen ? (
          <LeagueData key={chosen} league={chosen} sport={sport} search={search} view={view} />
        ) : isPending ? (
          <SkeletonRows label={t`数据加载中，请稍候！`} height={40} />
        ) : isLoadingError ? (
          <ErrorState onRetry={() => void refetch()} />
        ) : (
          <>
            <h1 className={styles.hidden}>{sport === 'football' ? t`足球资料库` : t`篮球资料库`}</h1>
            <EmptyState icon={<Library />} title={t`还没有赛事`} text={t`接入数据源后，赛事会出现在这里。`} />
          </>
        )}
      </div>
    </Wrap>
  )
}
