// A team's rank in its league: the top of the table, the team's own row, and a link to the full table.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { TeamPage } from '../../../../../contract/match/data.ts'
import { nameOf } from '../../../../../rules/text/name/name.ts'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { dataPath } from '../../league/data-link.ts'
import { StandingsTable } from '../../league/standings/StandingsTable.tsx'
import { standingsQuery } from '../../queries.ts'
import type { RowView } from '../../row-view.ts'
import styles from '../DataPage.module.css'

/** Maximum number of rows. */
const most = 8

interface TeamPlaceProps {
  page: TeamPage
  /** The team's main league: the first one. */
  league: TeamPage['leagues'][number]
  view: RowView
}

export function TeamPlace({ page: { team, sport }, league, view: { lang } }: TeamPlaceProps) {
  const { data } = useQuery(standingsQuery(league.id))
  const to = dataPath(sport)
  const standings = data?.list.find(({ rows }) => rows.some(({ team_id }) => team_id === team.id))
  if (!standings) return null
  return (
    <Panel padded>
      <h2 className={styles.sectionTitle}>
        {standings.provisional ? <Trans>即时积分榜</Trans> : <Trans>积分榜</Trans>} {standings.group && nameOf(standings.group, lang)}
      </h2>
      <StandingsTable standings={standings} lang={lang} marked={[team.id]} most={most} sport={sport} linked />
      {to && (
        <p className={styles.sub}>
          <Link to={to} search={{ league: league.id }}>
            <Trans>完整积分榜</Trans>
          </Link>
        </p>
      )}
    </Panel>
  )
}
