// Line-ups: both teams on one upright pitch, or the bench in two columns.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import type { Lineup, MatchDetail } from '../../../../../contract/match/match-detail.ts'
import type { MatchRow, Side } from '../../../../../contract/match/match-row.ts'
import { nameOf, teamName } from '../../../../../rules/text/name/name.ts'
import { TabLinks } from '../../../../ui/button/TabLinks.tsx'
import { Num } from '../../../../ui/figure/Num.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { Crest } from '../../../../ui/picture/Crest.tsx'
import { Ground } from '../../../../ui/picture/Ground.tsx'
import { useHidden } from '../../../spoiler/revealed.ts'
import { DataLink } from '../../league/DataLink.tsx'
import { faceTeamOf } from '../../league/face-team.ts'
import { PlayerFace } from '../../league/PlayerFace.tsx'
import { foldTimeline } from '../../messages/timeline.ts'
import type { RowView } from '../../row-view.ts'
import type { DetailPart } from '../DetailPanels.tsx'
import { LineupBench } from './LineupBench.tsx'
import styles from './LineupPanel.module.css'
import { LineupPlayerMark } from './LineupPlayerMark.tsx'
import { bestRating } from './lineup-place.ts'

export function LineupPanel({ detail, row, view }: DetailPart) {
  const { t } = useLingui()
  const [bench, setBench] = useState(false)
  const hidden = useHidden(row)
  // Goals, cards and ratings would reveal a hidden score.
  const items = useMemo(() => (hidden ? [] : foldTimeline(detail.events)), [detail.events, hidden])
  const lineups = useMemo(() => (hidden && detail.lineups ? withoutRatings(detail.lineups) : detail.lineups), [detail.lineups, hidden])
  if (!lineups) return null
  const best = bestRating([...lineups.home.starters, ...lineups.away.starters])
  const mark = (side: Side) =>
    lineups[side].starters.map((player) => (
      <LineupPlayerMark key={player.id} player={player} side={side} row={row} items={items} best={best} lang={view.lang} />
    ))
  return (
    <Panel padded>
      <SectionHead
        title={<Trans>阵容</Trans>}
        more={
          <TabLinks
            label={t`阵容`}
            current={bench ? 'bench' : 'starters'}
            items={[
              { key: 'starters', label: t`首发`, onSelect: () => setBench(false) },
              { key: 'bench', label: t`替补`, onSelect: () => setBench(true) },
            ]}
          />
        }
      />
      {bench ? (
        <LineupBench lineups={lineups} row={row} items={items} lang={view.lang} />
      ) : row.sport !== 'football' ? (
        <LineupBench lineups={lineups} row={row} items={items} lang={view.lang} starters />
      ) : (
        <>
          <LineupTeam lineup={lineups.home} row={row} side="home" view={view} />
          <Ground sport="football" marks="pitch" className={styles.ground}>
            <ul className={styles.players}>
              {mark('home')}
              {mark('away')}
            </ul>
          </Ground>
          <LineupTeam lineup={lineups.away} row={row} side="away" view={view} />
        </>
      )}
    </Panel>
  )
}

type Lineups = NonNullable<MatchDetail['lineups']>
const unrated = (lineup: Lineup): Lineup => ({
  ...lineup,
  starters: lineup.starters.map((player) => ({ ...player, rating: null })),
  substitutes: lineup.substitutes.map((player) => ({ ...player, rating: null })),
})
const withoutRatings = ({ home, away }: Lineups): Lineups => ({ home: unrated(home), away: unrated(away) })

function LineupTeam({ lineup, row, side, view }: { lineup: Lineup; row: MatchRow; side: Side; view: RowView }) {
  const home = side === 'home'
  return (
    <div className={styles.team}>
      <Crest crest={home ? row.home_team_crest : row.away_team_crest} id={home ? row.home_team_id : row.away_team_id} />
      <b>
        <DataLink sport={row.sport} to={{ team: home ? row.home_team_id : row.away_team_id }}>
          {teamName(row, side, view.lang)}
        </DataLink>
      </b>
      <Num>{lineup.formation}</Num>
      <span className={styles.coach}>
        <PlayerFace id={lineup.coach.en} team={faceTeamOf(row, side)} isCoach size={28} />
        <Trans>主帅 {nameOf(lineup.coach, view.lang)}</Trans>
      </span>
    </div>
  )
}
