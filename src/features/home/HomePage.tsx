// /main: the match of the moment on its ground, the other hot ones beside it, headlines, and the table of its league.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CalendarX } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import type { MatchRow } from '../../../contract/match.ts'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SectionHead } from '../../ui/SectionHead.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { hotMatchesQuery, standingsQuery } from '../match/queries.ts'
import { RowFrame } from '../match/RowFrame.tsx'
import { type RowView, useRowView } from '../match/row-view.ts'
import { ScoreRow } from '../match/ScoreRow.tsx'
import { ScoreSkeleton } from '../match/ScoreSkeleton.tsx'
import { StandingsTable } from '../match/StandingsTable.tsx'
import { SyncNote } from '../match/SyncNote.tsx'
import { useMatchList } from '../match/use-match-list.ts'
import { chooseFeatured } from './featured.ts'
import styles from './HomePage.module.css'
import { Stage } from './Stage.tsx'

export interface HomePageProps {
  /** Headlines: another feature's, handed in by the route. */
  news: ReactNode
}

/** Rows of the list under the stage. */
const mostRows = 11
/** Matches on the board beside the stage. */
const onBoard = 5

export function HomePage({ news }: HomePageProps) {
  const { t } = useLingui()
  useTitle()
  const view = useRowView()
  // A few rows of every sport: no place for odds.
  const plain = useMemo(() => ({ ...view, odds: false }), [view])
  const hot = useMatchList(hotMatchesQuery())
  // Chosen once a visit: the stage never changes under the reader.
  const [chosen, setChosen] = useState<string | null>(() => chooseFeatured(hot.rows)?.id ?? null)
  if (chosen === null && hot.rows.length > 0) setChosen(chooseFeatured(hot.rows)?.id ?? null)
  const featured = hot.rows.find((row) => row.id === chosen) ?? hot.rows[0]
  const others = hot.rows.filter((row) => row.id !== featured?.id)
  return (
    <>
      <h1>
        <VisuallyHidden>{t`首页`}</VisuallyHidden>
      </h1>
      {featured && <Stage row={featured} others={others.slice(0, onBoard)} view={view} />}
      <Wrap className={styles.cols}>
        <div className={styles.main}>
          <section className={classNames(hot.query.isSuccess && others.length > 0 && others.length <= onBoard && styles.onBoard)}>
            <SectionHead title={<Trans>热门比赛</Trans>} more={<SyncNote queryKey={hotMatchesQuery().queryKey} view={view} />} />
            {hot.query.isPending ? (
              <ScoreSkeleton />
            ) : hot.query.isError ? (
              <ErrorState onRetry={() => void hot.query.refetch()} />
            ) : hot.rows.length === 0 ? (
              <NoMatches />
            ) : (
              <Panel className={styles.rows}>
                <RowFrame mixed>
                  {others.slice(0, mostRows).map((row, index) => (
                    // On desktop the first ones stand on the board of the stage already.
                    <div key={row.id} className={index < onBoard ? styles.onBoard : undefined}>
                      <ScoreRow row={row} view={plain} />
                    </div>
                  ))}
                </RowFrame>
                <div className={styles.all}>
                  <MoreLink render={<Link to="/schedule" search={{}} />}>
                    <Trans>全部赛程</Trans>
                  </MoreLink>
                </div>
              </Panel>
            )}
          </section>
          {news}
        </div>
        <aside className={styles.aside}>{featured && <Table row={featured} view={view} />}</aside>
      </Wrap>
    </>
  )
}

/** The table of the featured match's league; nothing where the competition has none. */
function Table({ row, view }: { row: MatchRow; view: RowView }) {
  const { data } = useQuery(standingsQuery(row.league_id))
  const teams = [row.home_team_id, row.away_team_id]
  const standings = data?.list.find(({ rows }) => rows.some(({ team_id }) => teams.includes(team_id)))
  if (!standings) return null
  return (
    <section>
      <SectionHead title={standings.provisional ? <Trans>即时积分榜</Trans> : <Trans>积分榜</Trans>} />
      <StandingsTable standings={standings} lang={view.lang} marked={teams} most={12} />
    </section>
  )
}

function NoMatches() {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<CalendarX />}
      title={t`现在没有热门比赛`}
      action={
        <Button render={<Link to="/schedule" search={{}} />}>
          <Trans>看赛程</Trans>
        </Button>
      }
    />
  )
}
