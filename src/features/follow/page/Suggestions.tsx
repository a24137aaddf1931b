// Suggestions of the open kind: from the hot matches, their teams and players, the hot leagues.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Sport } from '../../../../contract/match/match-row.ts'
import { leagueName, nameOf, teamName } from '../../../../rules/text/name/name.ts'
import type { FollowedPlayer } from '../../../core/storage/db.ts'
import { dateText, dayOf } from '../../../core/text/format.ts'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { Crest } from '../../../ui/picture/Crest.tsx'
import { LeagueMark } from '../../../ui/picture/LeagueMark.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { DataLink, type DataLinkProps } from '../../match/league/DataLink.tsx'
import { faceTeamOf } from '../../match/league/face-team.ts'
import { PlayerFace } from '../../match/league/PlayerFace.tsx'
import { matchSearch } from '../../match/match-link.ts'
import { startTime } from '../../match/messages/start-time.ts'
import { hotMatchesQuery, leagueListQuery, matchDetailQuery } from '../../match/queries.ts'
import { useRowView } from '../../match/row-view.ts'
import { useMatchList } from '../../match/state/use-match-list.ts'
import { isPlayerAlerted } from '../choice/alert-offer.ts'
import { FollowStar } from '../FollowStar.tsx'
import { followStore } from '../follow-store.ts'
import { useFollowedIds } from '../use-follow.ts'
import styles from './AttentionPage.module.css'
import type { AttentionKind } from './attention-kind.ts'
import { useHeldStill } from './use-held-still.ts'

/** Maximum suggestions. */
const most = 8

interface Suggestion {
  id: string
  name: string
  hint?: string
  mark: ReactNode
  player?: FollowedPlayer
  /** The linked name. */
  link: ReactNode
}

export function Suggestions({ kind }: { kind: AttentionKind }) {
  const { t } = useLingui()
  const { list, pending, failed, retry } = useSuggestions(kind)
  const followed = useFollowedIds(kind)
  // Until the follows are loaded, it would suggest what is already followed.
  const { loaded } = useStore(followStore)
  const known = loaded ? list : []
  // A suggestion stays once it is followed, so that the list does not move under the finger.
  const shown = useHeldStill(known, ({ id }) => !followed.has(id), `${kind} ${known.length}`).slice(0, most)
  if (loaded && !pending && !failed && shown.length === 0) return null
  return (
    <Panel padded>
      <SectionHead title={<Trans>推荐关注</Trans>} />
      {pending || !loaded ? (
        <SkeletonRows count={4} height={48} label={t`数据加载中，请稍候！`} />
      ) : failed ? (
        <ErrorState onRetry={retry} />
      ) : (
        <ul>
          {shown.map(({ id, name, hint, mark, player, link }) => (
            <li key={id} className={styles.suggestion}>
              {mark}
              <span className={styles.words}>
                {link}
                {hint && <small>{hint}</small>}
              </span>
              <FollowStar kind={kind} id={id} name={name} known={player && { player }} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

const linkOf = (name: string, sport: Sport, to: DataLinkProps['to']): ReactNode => (
  <DataLink sport={sport} to={to} className={styles.suggested}>
    {name}
  </DataLink>
)

interface Suggested {
  list: readonly Suggestion[]
  pending: boolean
  failed: boolean
  retry(): void
}

function useSuggestions(kind: AttentionKind): Suggested {
  const { i18n } = useLingui()
  const { lang, tz } = useRowView()
  const hot = useMatchList({ ...hotMatchesQuery(), enabled: kind !== 'league' })
  const leagues = useQuery({ ...leagueListQuery(), enabled: kind === 'league' })
  // Takes the match whose line-ups are known first: a live one, else the next.
  const ofPlayers = hot.rows.filter(({ sport }) => isPlayerAlerted(sport))
  const withPlayers = ofPlayers.find(({ status }) => status === 'live') ?? ofPlayers[0]
  const detail = useQuery({ ...matchDetailQuery(withPlayers?.id ?? ''), enabled: kind === 'player' && withPlayers !== undefined })
  const from = (query: { isPending: boolean; isLoadingError: boolean; refetch(): unknown }, list: readonly Suggestion[]): Suggested => ({
    list,
    pending: query.isPending,
    failed: query.isLoadingError,
    retry: () => void query.refetch(),
  })
  if (kind === 'league') {
    const entries = [...(leagues.data?.list ?? [])].sort((left, right) => Number(right.hot) - Number(left.hot) || right.today - left.today)
    return from(
      leagues,
      entries.map(({ id, sport, name: names, mark, color }) => {
        const name = nameOf(names, lang)
        return { id, name, mark: <LeagueMark mark={mark} name={name} color={color} size={28} />, link: linkOf(name, sport, { league: id }) }
      }),
    )
  }
  if (kind === 'player') {
    const lineups = detail.data?.lineups
    const players = [...(lineups?.home.starters ?? []), ...(lineups?.away.starters ?? [])]
    const half = lineups?.home.starters.length ?? 0
    const list = players.flatMap(({ id, name: names, number, position }, index): Suggestion[] => {
      if (!withPlayers) return []
      const side = index < half ? 'home' : 'away'
      const name = nameOf(names, lang)
      const player = { sport: withPlayers.sport, team: side === 'home' ? withPlayers.home_team_id : withPlayers.away_team_id }
      const mark = <PlayerFace key={id} id={id} team={faceTeamOf(withPlayers, side)} number={number} position={position} size={32} />
      const hint = `${teamName(withPlayers, side, lang)} · ${number}`
      return [{ id, name, hint, mark, player, link: linkOf(name, player.sport, { team: player.team, player: id }) }]
    })
    // Alternates the sides: eleven players of one team would be no choice.
    const mixed = list.slice(0, half).flatMap((player, index) => [player, ...list.slice(half + index, half + index + 1)])
    return withPlayers ? from(detail, mixed) : from(hot.query, [])
  }
  if (kind === 'team') {
    const teams = new Map<string, Suggestion>()
    for (const row of hot.rows)
      for (const side of ['home', 'away'] as const) {
        const id = side === 'home' ? row.home_team_id : row.away_team_id
        const crest = side === 'home' ? row.home_team_crest : row.away_team_crest
        const name = teamName(row, side, lang)
        teams.set(id, { id, name, mark: <Crest crest={crest} id={id} size={28} />, link: linkOf(name, row.sport, { team: id }) })
      }
    return from(hot.query, [...teams.values()])
  }
  return from(
    hot.query,
    hot.rows
      .filter(({ status }) => status === 'upcoming' || status === 'live')
      .map((row) => {
        const name = `${teamName(row, 'home', lang)} vs ${teamName(row, 'away', lang)}`
        return {
          id: row.id,
          name,
          hint: `${dateText(dayOf(row.match_time, tz), lang)} ${startTime(row, tz, i18n)}`,
          mark: <LeagueMark mark={row.league_mark} name={leagueName(row, lang)} color={row.league_color} size={28} />,
          link: (
            <Link to="/score-detail" search={matchSearch(row)} className={styles.suggested} translate="no">
              {name}
            </Link>
          ),
        }
      }),
  )
}
