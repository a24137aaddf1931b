// One team: its header, its current or next match, its other matches, its rank and form, and the squad with the figures of the season.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { SearchX, Users } from 'lucide-react'
import { useMemo } from 'react'
import type { MatchRow } from '../../../../../contract/match/match-row.ts'
import { nameOf } from '../../../../../rules/text/name/name.ts'
import { ApiError } from '../../../../core/api/api.ts'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { useTitle } from '../../../../ui/page/use-title.ts'
import { EmptyState } from '../../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../../ui/state/Skeleton.tsx'
import { dataPath, teamPath } from '../../league/data-link.ts'
import type { RowView } from '../../row-view.ts'
import { useNowValue } from '../../state/row/use-now-value.ts'
import { useCurrentRows } from '../../state/use-match-list.ts'
import styles from '../DataPage.module.css'
import { MatchDays } from '../FixturePart.tsx'
import { teamQuery } from '../queries.ts'
import { NextMatch } from './NextMatch.tsx'
import { SquadTable } from './SquadTable.tsx'
import { TeamForm } from './TeamForm.tsx'
import { TeamHead } from './TeamHead.tsx'
import { TeamPlace } from './TeamPlace.tsx'
import { TeamResults } from './TeamResults.tsx'
import { teamMatches } from './team-matches.ts'

const minute = 60_000

export function TeamData({ team, view }: { team: string; view: RowView }) {
  const { t } = useLingui()
  const options = teamQuery(team)
  const { data, error, isPending, refetch, dataUpdatedAt } = useQuery(options)
  const read = useMemo(() => (data ? [...data.results, ...data.upcoming] : []), [data])
  const rows = useCurrentRows(read, options.queryKey, dataUpdatedAt)
  const nowMs = useNowValue((at) => Math.floor(at / minute)) * minute
  const { lang } = view
  const name = data ? nameOf(data.team.name, lang) : t({ message: '球队', context: 'one team' })
  useTitle(name)
  if (isPending) return <SkeletonRows label={t`数据加载中，请稍候！`} height={40} />
  if (error instanceof ApiError && error.error === 'not-found' && !data) return <EmptyState icon={<SearchX />} title={t`没有这支球队`} />
  if (!data) return <ErrorState onRetry={() => void refetch()} />
  const to = teamPath(data.sport)
  // Other sports have no line-ups, so the page does not offer a squad for them.
  const hasLeaguePages = dataPath(data.sport) !== null
  const [league] = data.leagues
  const { first, upcoming, results } = teamMatches(rows, nowMs)
  return (
    <>
      <TeamHead page={data} name={name} lang={lang} />
      <div className={styles.columns}>
        <div>
          {first && <NextMatch row={first} team={data.team.id} view={view} />}
          <Upcoming list={upcoming} view={view} />
          <TeamResults team={data.team.id} sport={data.sport} results={results} view={view} />
        </div>
        <div>
          {league && <TeamPlace page={data} league={league} view={view} />}
          <TeamForm page={{ ...data, results }} view={view} />
          {(data.squad.length > 0 || hasLeaguePages) && (
            <Panel padded>
              <h2 className={styles.sectionTitle}>
                <Trans>球员</Trans>
              </h2>
              {data.squad.length === 0 ? (
                <EmptyState icon={<Users />} title={t`还没有球员名单`} text={t`公布首发后就会出现`} />
              ) : (
                <SquadTable page={data} to={to} lang={lang} />
              )}
            </Panel>
          )}
        </div>
      </div>
    </>
  )
}

function Upcoming({ list, view }: { list: readonly MatchRow[]; view: RowView }) {
  const { t } = useLingui()
  return (
    <Panel padded>
      <h2 className={styles.sectionTitle}>
        <Trans>接下来</Trans>
      </h2>
      {list.length === 0 ? <p className={styles.note}>{t`没有排定的比赛`}</p> : <MatchDays list={list} view={view} named />}
    </Panel>
  )
}
