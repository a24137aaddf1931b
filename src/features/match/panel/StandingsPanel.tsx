// The table of the match's league with both teams marked: its top in the overview, all of it in its own tab.
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { MoreLink } from '../../../ui/button/MoreLink.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { laterPart } from '../../../ui/layer/later-part.ts'
import { useLater } from '../../../ui/layer/use-later.ts'
import { dataPath } from '../league/data-link.ts'
import { StandingsTable } from '../league/standings/StandingsTable.tsx'
import { matchSearch } from '../match-link.ts'
import type { DetailPart } from './DetailPanels.tsx'

const tieNote = laterPart(() => import('../league/standings/TieNote.tsx').then((part) => part.TieNote))

/** Maximum rows in the overview. */
const most = 8

export function StandingsPanel({ detail, row, view, full = false }: DetailPart & { full?: boolean }) {
  const { standings } = detail
  const TieNote = useLater(tieNote, full)
  if (!standings) return null
  const path = dataPath(row.sport)
  return (
    <Panel padded>
      <SectionHead
        title={standings.provisional ? <Trans>即时积分榜</Trans> : <Trans>积分榜</Trans>}
        more={
          !full && (
            <MoreLink render={<Link to="/score-detail" search={{ ...matchSearch(row), tab: 'table' }} />}>
              <Trans>完整</Trans>
            </MoreLink>
          )
        }
      />
      <StandingsTable
        standings={standings}
        lang={view.lang}
        marked={[row.home_team_id, row.away_team_id]}
        full={full}
        sport={row.sport}
        most={full ? undefined : most}
        match={row.id}
        linked
      />
      {TieNote && <TieNote standings={standings} lang={view.lang} sport={row.sport} match={row.id} />}
      {full && path && (
        <MoreLink render={<Link to={path} search={{ league: row.league_id }} />}>
          <Trans>联赛资料</Trans>
        </MoreLink>
      )}
    </Panel>
  )
}
