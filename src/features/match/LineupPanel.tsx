// Line-ups: both teams on one upright ground, or the bench in two columns.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import type { Lineup, MatchRow, Side } from '../../../contract/match.ts'
import { nameOf, teamName } from '../../../rules/name.ts'
import { Crest } from '../../ui/Crest.tsx'
import { Ground } from '../../ui/Ground.tsx'
import { Num } from '../../ui/Num.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SectionHead } from '../../ui/SectionHead.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'
import type { DetailPart } from './DetailPanels.tsx'
import { LineupBench } from './LineupBench.tsx'
import styles from './LineupPanel.module.css'
import { LineupPlayerMark } from './LineupPlayerMark.tsx'
import { bestRating } from './lineup-place.ts'
import type { RowView } from './row-view.ts'
import { foldTimeline } from './timeline.ts'

export function LineupPanel({ detail, row, view }: DetailPart) {
  const { t } = useLingui()
  const [bench, setBench] = useState(false)
  const items = useMemo(() => foldTimeline(detail.events), [detail.events])
  const { lineups } = detail
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
      ) : (
        <>
          <LineupTeam lineup={lineups.home} row={row} side="home" view={view} />
          {row.sport === 'football' ? (
            <Ground sport="football" marks="pitch" className={styles.ground}>
              <ul className={styles.players}>
                {mark('home')}
                {mark('away')}
              </ul>
            </Ground>
          ) : (
            <LineupBench lineups={lineups} row={row} items={items} lang={view.lang} starters />
          )}
          <LineupTeam lineup={lineups.away} row={row} side="away" view={view} />
        </>
      )}
    </Panel>
  )
}

function LineupTeam({ lineup, row, side, view }: { lineup: Lineup; row: MatchRow; side: Side; view: RowView }) {
  const home = side === 'home'
  return (
    <div className={styles.team}>
      <Crest crest={home ? row.home_team_crest : row.away_team_crest} id={home ? row.home_team_id : row.away_team_id} />
      <b translate="no">{teamName(row, side, view.lang)}</b>
      <Num>{lineup.formation}</Num>
      <span className={styles.coach}>
        <Trans>主帅 {nameOf(lineup.coach, view.lang)}</Trans>
      </span>
    </div>
  )
}
