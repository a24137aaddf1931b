// The leaders of a season: one list for each statistic, side by side.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Medal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { LeaderBoard, LeaguePage } from '../../../../contract/match/data.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { CoveredNote } from '../../spoiler/CoveredNote.tsx'
import { useCovered } from '../../spoiler/revealed.ts'
import { PlayerFace } from '../league/PlayerFace.tsx'
import styles from './DataPage.module.css'
import type { PartProps } from './LeagueData.tsx'
import { leaderMessages } from './leader-messages.ts'
import { leadersQuery } from './queries.ts'

const few = 10

/** Spoiler cover of the leaders: they would reveal results of the league's teams. */
export const leadersCover = ({ league, teams }: Pick<LeaguePage, 'league' | 'teams'>) => ({
  key: `leaders:${league.id}`,
  teams: teams.map(({ id }) => id),
})

export function LeaderPart({ page, season, to, view }: PartProps) {
  const { t } = useLingui()
  const { data, isPending, refetch } = useQuery(leadersQuery(page.league.id, season))
  const cover = leadersCover(page)
  const covered = useCovered(cover)
  if (covered) return <CoveredNote name={cover.key} />
  if (isPending) return <SkeletonRows label={t`数据加载中，请稍候！`} height={40} />
  if (!data) return <ErrorState onRetry={() => void refetch()} />
  if (data.boards.length === 0) return <EmptyState icon={<Medal />} title={t`还没有数据`} text={t`有比赛后就会出现`} />
  return (
    <>
      <div className={styles.boards}>
        {data.boards.map((board) => (
          <Board key={board.kind} board={board} to={to} view={view} />
        ))}
      </div>
      {page.league.sport === 'basketball' && (
        <p className={styles.note}>
          <Trans>场均数据；出场不到最多者一半的球员不列入。</Trans>
        </p>
      )}
    </>
  )
}

interface BoardProps extends Pick<PartProps, 'to' | 'view'> {
  board: LeaderBoard
  /** Players shown before the user expands the list. */
  most?: number
  /** Replaces the expand button with a link to the full list. */
  more?: ReactNode
}

export function Board({ board, to, view, most = few, more }: BoardProps) {
  const { t, i18n } = useLingui()
  const [isWhole, setWhole] = useState(false)
  const title = i18n._(leaderMessages[board.kind])
  const isAverage = board.list.some(({ played }) => played !== null)
  const shown = isWhole ? board.list : board.list.slice(0, most)
  return (
    <section aria-label={title}>
      {more ? <SectionHead title={title} more={more} /> : <h2 className={styles.boardTitle}>{title}</h2>}
      <ol className={styles.leaders}>
        {shown.map(({ rank, key, name, team, value }) => (
          <li key={`${team.id} ${key}`} className={styles.leader}>
            <Num className={styles.rank}>{rank}</Num>
            <PlayerFace id={key} team={team} size={32} />
            <Link to={to} search={{ team: team.id, player: key }} className={styles.player} translate="no">
              {nameOf(name, view.lang)}
            </Link>
            <Link to={to} search={{ team: team.id }} className={styles.club} translate="no">
              {nameOf(team.short, view.lang)}
            </Link>
            <Num strong className={styles.value}>
              {isAverage ? value.toFixed(1) : value}
            </Num>
          </li>
        ))}
      </ol>
      {board.list.length > most && !isWhole && !more && (
        <Button size="sm" onClick={() => setWhole(true)} aria-label={t`${title}：全部 ${board.list.length} 人`}>
          <Trans>全部 {board.list.length} 人</Trans>
        </Button>
      )}
    </section>
  )
}
