// Beside a table on wide screens: the current round and the leaders.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import type { LeaguePart } from '../../../../rules/screen/data-reads.ts'
import { MoreLink } from '../../../ui/button/MoreLink.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { useCovered } from '../../spoiler/revealed.ts'
import { useSyncedRows } from '../state/use-match-list.ts'
import styles from './DataPage.module.css'
import { MatchDays } from './FixturePart.tsx'
import { Board, leadersCover } from './LeaderPart.tsx'
import type { PartProps } from './LeagueData.tsx'
import { fixturesQuery, leadersQuery } from './queries.ts'

const none: readonly MatchRow[] = []
/** Maximum numbers of matches and players shown; the tabs list all of them. */
const mostMatches = 10
const mostPeople = 5

/** The current round, or the first page of matches in a season without rounds. */
function roundQuery({ page, season }: Pick<PartProps, 'page' | 'season'>) {
  const round = page.round ?? page.rounds[0]
  return fixturesQuery(page.league.id, season, round === undefined ? { page: 1 } : { round })
}

export function LeagueBeside(props: PartProps) {
  const { page, season, to } = props
  const matches = useQuery(roundQuery(props))
  const leaders = useQuery(leadersQuery(page.league.id, season))
  // Renders both at once: matches that arrive later would push the leaders down.
  if (matches.isPending || (leaders.isPending && leaders.failureCount === 0)) return null
  const more = (view: LeaguePart) => (
    <MoreLink render={<Link to={to} search={{ league: page.league.id, ...(season === undefined ? {} : { season }), view }} />}>
      <Trans>全部</Trans>
    </MoreLink>
  )
  return (
    <div className={styles.beside}>
      <Round {...props} more={more('fixtures')} />
      <Leaders {...props} more={more('leaders')} />
    </div>
  )
}

type BesideProps = PartProps & { more: ReactNode }

function Round({ page, season, view, more }: BesideProps) {
  const round = page.round ?? page.rounds[0]
  const options = roundQuery({ page, season })
  const { data, dataUpdatedAt } = useQuery(options)
  const list = data?.list.slice(0, mostMatches) ?? none
  useSyncedRows(data?.list ?? none, options.queryKey, dataUpdatedAt)
  if (list.length === 0) return null
  return (
    <Panel padded>
      <SectionHead title={round ? <Trans>第 {round} 轮</Trans> : <Trans>赛程</Trans>} more={more} />
      <MatchDays list={list} view={view} />
    </Panel>
  )
}

function Leaders({ page, season, to, view, more }: BesideProps) {
  const { data } = useQuery(leadersQuery(page.league.id, season))
  const covered = useCovered(leadersCover(page))
  const board = data?.boards[0]
  if (!board || covered) return null
  return (
    <Panel padded>
      <Board board={board} to={to} view={view} most={mostPeople} more={more} />
    </Panel>
  )
}
