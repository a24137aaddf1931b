// One league: its header with the season, and its tabs.
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CalendarX, SearchX } from 'lucide-react'
import { Suspense } from 'react'
import type { LeaguePage } from '../../../../contract/match/data.ts'
import { type LeaguePart, partsOf } from '../../../../rules/screen/data-reads.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { ApiError } from '../../../core/api/api.ts'
import { TabLinks } from '../../../ui/button/TabLinks.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { lazyPart } from '../../../ui/layer/lazy-part.ts'
import { useTitle } from '../../../ui/page/use-title.ts'
import { LeagueMark } from '../../../ui/picture/LeagueMark.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { FollowAlerts } from '../../follow/choice/FollowAlerts.tsx'
import { FollowStar } from '../../follow/FollowStar.tsx'
import type { DataPath } from '../league/data-link.ts'
import { useThirdColumn } from '../panel/statistic/third-column.ts'
import type { RowView } from '../row-view.ts'
import { BracketPart } from './BracketPart.tsx'
import { CircleWay } from './CircleWay.tsx'
import styles from './DataPage.module.css'
import type { DataSport } from './DataPage.tsx'
import type { DataSearch } from './data-search.ts'
import { FixturePart } from './FixturePart.tsx'
import { LeaderPart } from './LeaderPart.tsx'
import { leagueQuery } from './queries.ts'
import { seasonText } from './season-text.ts'
import { TablePart } from './TablePart.tsx'
import { TeamPart } from './TeamPart.tsx'

const LeagueBeside = lazyPart(async () => (await import('./LeagueBeside.tsx')).LeagueBeside)

interface LeagueDataProps {
  league: string
  sport: DataSport
  search: DataSearch
  view: RowView
}
/** Props of every tab. `season` comes from the URL; undefined means the current season. */
export interface PartProps {
  page: LeaguePage
  season: string | undefined
  search: DataSearch
  to: DataPath
  view: RowView
}

export function LeagueData({ league, sport, search, view }: LeagueDataProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const hasBeside = useThirdColumn()
  const { data, error, isPending, refetch } = useQuery(leagueQuery(league, search.season))
  const to: DataPath = sport === 'football' ? '/base-football' : '/base-basketball'
  const name = data ? nameOf(data.league.name, view.lang) : t`资料库`
  useTitle(name)
  if (isPending) return <SkeletonRows label={t`数据加载中，请稍候！`} height={40} />
  if (error instanceof ApiError && error.error === 'not-found' && !data)
    return <EmptyState icon={<SearchX />} title={t`没有这项赛事，或没有这个赛季`} />
  if (!data) return <ErrorState onRetry={() => void refetch()} />
  const labels: Record<LeaguePart, string> = {
    table: t({ message: '积分榜', context: 'tab of a league' }),
    bracket: t`淘汰赛`,
    fixtures: t`赛程`,
    leaders: sport === 'football' ? t`射手榜` : t`数据榜`,
    teams: t({ message: '球队', context: 'tab of a league' }),
  }
  const { shown, part } = partsOf(data, search.view)
  const season = search.season
  const address = (more: DataSearch): DataSearch => ({ league, ...(season === undefined ? {} : { season }), ...more })
  const props: PartProps = { page: data, season, search, to, view }
  return (
    <>
      <header className={classNames(styles.head, styles.ofLeague)}>
        <LeagueMark mark={data.league.mark} name={name} color={data.league.color} size={40} />
        <h1 className={styles.title} translate="no">
          {name}
        </h1>
        <CircleWay of={{ league }} lang={view.lang} className={styles.circle} />
        <FollowStar kind="league" id={league} name={name} />
        {data.seasons.length > 0 && (
          <div className={styles.season}>
            <SelectField
              label={t`赛季`}
              value={data.season?.id ?? ''}
              options={data.seasons.map((one) => ({ value: one.id, label: seasonText(one) }))}
              onChange={(id) => {
                const isCurrent = data.seasons.some((one) => one.id === id && one.current)
                void navigate({
                  to,
                  search: { league, ...(isCurrent ? {} : { season: id }), ...(search.view ? { view: search.view } : {}) },
                })
              }}
            />
          </div>
        )}
        <div className={styles.alerts}>
          <FollowAlerts followed={{ kind: 'league', id: league, sport }} name={name} tone="page" />
        </div>
      </header>
      {data.season === null ? (
        <EmptyState icon={<CalendarX />} title={t`这项赛事还没有比赛`} />
      ) : (
        <>
          <TabLinks
            label={t`赛事资料`}
            current={part}
            className={styles.tabs}
            items={shown.map((key) => ({ key, label: labels[key], to, search: { ...address({ view: key }) } }))}
          />
          <div className={part === 'table' ? styles.withBeside : undefined}>
            <Panel padded className={styles.part}>
              {part === 'table' && <TablePart {...props} />}
              {part === 'bracket' && <BracketPart {...props} />}
              {part === 'fixtures' && <FixturePart {...props} />}
              {part === 'leaders' && <LeaderPart {...props} />}
              {part === 'teams' && <TeamPart {...props} />}
            </Panel>
            {part === 'table' && hasBeside && (
              <Suspense>
                <LeagueBeside {...props} />
              </Suspense>
            )}
          </div>
        </>
      )}
    </>
  )
}
