// /main: the match of the moment on its ground, the other hot ones beside it, headlines, and the table of its league.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CalendarX } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { chooseFeatured } from '../../../rules/match/featured.ts'
import { Button } from '../../ui/button/Button.tsx'
import { MoreLink } from '../../ui/button/MoreLink.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Panel } from '../../ui/frame/Panel.tsx'
import { SectionHead } from '../../ui/frame/SectionHead.tsx'
import { Wrap } from '../../ui/frame/Wrap.tsx'
import { laterPart } from '../../ui/layer/later-part.ts'
import { useLater } from '../../ui/layer/use-later.ts'
import { useTitle } from '../../ui/page/use-title.ts'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { SyncNote } from '../match/list/SyncNote.tsx'
import { hotMatchesQuery } from '../match/queries.ts'
import { RowFrame } from '../match/row/RowFrame.tsx'
import { ScoreRow } from '../match/row/ScoreRow.tsx'
import { ScoreSkeleton } from '../match/row/ScoreSkeleton.tsx'
import { useRowView } from '../match/row-view.ts'
import { useMatchList } from '../match/state/use-match-list.ts'
import styles from './HomePage.module.css'
import { Stage } from './Stage.tsx'
import { usePictured } from './use-pictured.ts'

export interface HomePageProps {
  /** Headlines: another feature's, handed in by the route. */
  news: ReactNode
  /** Under the stage, for who comes for the first time: another feature's too. */
  guide?: ReactNode
  /** What rooms bring; of the match on the stage its picture and its stands. */
  live(part: { part: 'picture' | 'stands'; row: MatchRow } | { part: 'rooms' | 'rank' }): ReactNode
}

const leagueTable = laterPart(() => import('../match/scores/LeagueTable.tsx').then((part) => part.LeagueTable))

/** Rows of the list under the stage. */
const mostRows = 11
/** Matches on the board beside the stage. */
const onBoard = 5

export function HomePage({ news, guide, live }: HomePageProps) {
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
  const isShown = usePictured(featured)
  const boarded = isShown ? 0 : onBoard
  const ranked = useRanked(featured ? [featured, ...others] : others)
  const LeagueTable = useLater(leagueTable)
  const rank = live({ part: 'rank' })
  const runs = hot.rows.some(({ status }) => status === 'live')
  return (
    <>
      <h1>
        <VisuallyHidden>{t`首页`}</VisuallyHidden>
      </h1>
      {featured && (
        <Stage
          row={featured}
          others={isShown ? [] : others.slice(0, onBoard)}
          view={view}
          picture={isShown && live({ part: 'picture', row: featured })}
          stands={live({ part: 'stands', row: featured })}
        />
      )}
      {guide}
      <Wrap className={styles.cols}>
        <div className={styles.main}>
          {/* The only one is on the stage: nothing is left to list. */}
          {!(featured && others.length === 0) && (
            <section className={classNames(hot.query.data && others.length > 0 && others.length <= boarded && styles.onBoard)}>
              <SectionHead
                title={<Trans>热门比赛</Trans>}
                more={<SyncNote queryKey={hotMatchesQuery().queryKey} view={view} runs={runs} />}
              />
              {hot.query.isPending ? (
                <ScoreSkeleton />
              ) : hot.query.isLoadingError ? (
                <ErrorState onRetry={() => void hot.query.refetch()} />
              ) : hot.rows.length === 0 ? (
                <NoMatches />
              ) : (
                <Panel className={styles.rows}>
                  <RowFrame mixed>
                    {others.slice(0, mostRows).map((row, index) => (
                      // On desktop the first ones stand on the board of the stage already.
                      <div key={row.id} className={index < boarded ? styles.onBoard : undefined}>
                        <ScoreRow row={row} view={plain} named dated />
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
          )}
          {live({ part: 'rooms' })}
          {news}
        </div>
        <aside className={styles.aside}>
          {ranked ? LeagueTable && <LeagueTable row={ranked} view={view} most={12} after={rank} /> : rank}
        </aside>
      </Wrap>
    </>
  )
}

/** The match whose table stands beside the list: the featured one, else the hottest of a sport with tables. Chosen once a visit. */
function useRanked(rows: readonly MatchRow[]): MatchRow | undefined {
  const first = rows.find(({ sport }) => sport === 'football' || sport === 'basketball')
  const [chosen, setChosen] = useState(first)
  if (!chosen && first) setChosen(first)
  return chosen ?? first
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
