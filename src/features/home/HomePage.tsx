// /main: the featured match on the stage, the matches of the evening, headlines, and the table of the featured league.
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { chooseFeatured } from '../../../rules/match/featured.ts'
import { Wrap } from '../../ui/frame/Wrap.tsx'
import { laterPart } from '../../ui/layer/later-part.ts'
import { useLater } from '../../ui/layer/use-later.ts'
import { useTitle } from '../../ui/page/use-title.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { hotMatchesQuery } from '../match/queries.ts'
import { useRowView } from '../match/row-view.ts'
import { useFollowedMatches } from '../match/state/followed-matches.ts'
import { useMatchList } from '../match/state/use-match-list.ts'
import { HomeMatches } from './HomeMatches.tsx'
import styles from './HomePage.module.css'
import { Stage } from './Stage.tsx'
import { StagePicture } from './StagePicture.tsx'
import { useHomeOrder } from './use-home-order.ts'
import { usePictured } from './use-pictured.ts'

export interface HomePageProps {
  /** Headlines, from another feature; the route passes them in. */
  news: ReactNode
  /** The invitation for first-time visitors below the stage, also from another feature. */
  guide?: ReactNode
  /** Content of the room feature: the video and the stands of the match on the stage, the rooms and the leaderboard. */
  live(part: { part: 'picture' | 'stands'; row: MatchRow } | { part: 'rooms' | 'rank' }): ReactNode
}

const leagueTable = laterPart(() => import('../match/scores/LeagueTable.tsx').then((part) => part.LeagueTable))

/** Maximum rows of the list below the stage. */
const mostRows = 11
/** Matches on the board beside the stage. */
const onBoard = 5

export function HomePage({ news, guide, live }: HomePageProps) {
  const { t } = useLingui()
  useTitle()
  const view = useRowView()
  const hot = useMatchList(hotMatchesQuery())
  const followed = useFollowedMatches(hot.rows)
  const choose = (): string | null => chooseFeatured(hot.rows, ({ id }) => followed.has(id))?.id ?? null
  // Chosen once per visit, so that the stage never changes while the user reads.
  const [chosen, setChosen] = useState(choose)
  if (chosen === null && hot.rows.length > 0) setChosen(choose())
  const featured = hot.rows.find((row) => row.id === chosen) ?? hot.rows[0]
  const groups = useHomeOrder(
    hot.rows.filter((row) => row.id !== featured?.id),
    followed,
    view.tz,
    mostRows,
  )
  const others = groups.flatMap(({ rows }) => rows)
  const isShown = usePictured(featured)
  const ranked = useRanked(featured ? [featured, ...others] : others)
  const LeagueTable = useLater(leagueTable)
  const rank = live({ part: 'rank' })
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
          picture={isShown && <StagePicture row={featured} motion={live({ part: 'picture', row: featured })} />}
          stands={live({ part: 'stands', row: featured })}
        />
      )}
      {guide}
      <Wrap className={styles.cols}>
        <div className={styles.main}>
          {/* If the only match is on the stage, there is nothing left to list. */}
          {!(featured && others.length === 0) && <HomeMatches hot={hot} groups={groups} view={view} boarded={isShown ? 0 : onBoard} />}
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

/**
 * The match whose table appears beside the list: the featured one, otherwise the most popular one of a sport with tables. Chosen once per
 * visit.
 */
function useRanked(rows: readonly MatchRow[]): MatchRow | undefined {
  const first = rows.find(({ sport }) => sport === 'football' || sport === 'basketball')
  const [chosen, setChosen] = useState(first)
  if (!chosen && first) setChosen(first)
  return chosen ?? first
}
