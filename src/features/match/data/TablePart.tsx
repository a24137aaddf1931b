// The tables of a season: all matches, home, away, the last five, or including matches in progress; and the reasons for the order of level
// teams.
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { TableProperties } from 'lucide-react'
import { Fragment } from 'react'
import type { TableView } from '../../../../contract/match/table-order.ts'
import { isPlayed as isTablePlayed } from '../../../../rules/screen/data-reads.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { Chip, ChipRow } from '../../../ui/button/Chip.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { StandingsTable } from '../league/standings/StandingsTable.tsx'
import { TieReasons } from '../league/standings/TieReasons.tsx'
import { useTieMessages } from '../league/standings/tie-messages.ts'
import { standingsQuery } from '../queries.ts'
import styles from './DataPage.module.css'
import type { PartProps } from './LeagueData.tsx'

export function TablePart({ page, season, search, to, view }: PartProps) {
  const { t } = useLingui()
  const { id, sport } = page.league
  const messages = useTieMessages(sport)
  const live = useQuery(standingsQuery(id, { season }))
  const isPlayed = live.data !== undefined && isTablePlayed(live.data)
  const part: TableView = search.part ?? 'all'
  // With no match in progress both tables are the same, so the one that is cached for offline use serves.
  const asked = part === 'live' || (part === 'all' && !isPlayed) ? undefined : part
  const read = useQuery({
    ...standingsQuery(id, { season, view: asked }),
    enabled: part !== 'all' || !live.isPending,
    placeholderData: keepPreviousData,
  })
  const labels: Record<TableView, string> = { all: t`总榜`, live: t`即时`, home: t`主场`, away: t`客场`, form: t`近五场` }
  const offered: TableView[] = ['all', ...(isPlayed || part === 'live' ? (['live'] as const) : []), 'home', 'away', 'form']
  const order = page.rules.order.map((by) => messages[by]).join(t({ message: '、', context: 'between the items of a list' }))
  return (
    <>
      <ChipRow>
        {offered.map((one) => (
          <Chip
            key={one}
            pressed={one === part}
            render={
              <Link
                to={to}
                search={{ league: id, ...(season === undefined ? {} : { season }), view: 'table', ...(one === 'all' ? {} : { part: one }) }}
                replace
                resetScroll={false}
              />
            }
          >
            {labels[one]}
          </Chip>
        ))}
      </ChipRow>
      {read.isPending ? (
        <SkeletonRows label={t`数据加载中，请稍候！`} height={36} />
      ) : !read.data ? (
        <ErrorState onRetry={() => void read.refetch()} />
      ) : read.data.list.length === 0 ? (
        <EmptyState icon={<TableProperties />} title={t`还没有积分榜`} text={t`有比赛后就会出现`} />
      ) : (
        <div aria-busy={read.isPlaceholderData}>
          {read.data.list.map((standings) => (
            <Fragment key={standings.group ? standings.group.zh : 'all'}>
              {standings.group && <h2 className={styles.group}>{nameOf(standings.group, view.lang)}</h2>}
              <StandingsTable standings={standings} lang={view.lang} sport={sport} full linked />
              <TieReasons standings={standings} lang={view.lang} sport={sport} />
            </Fragment>
          ))}
        </div>
      )}
      <p className={styles.note}>
        <Trans>排名依次比较：{order}。</Trans>
        {page.rules.meetings > 0 && <Trans>相互战绩在双方打满 {page.rules.meetings} 场后才比较。</Trans>}
      </p>
    </>
  )
}
