// What each tab of a match shows. The overview sets the parts side by side; the others give one part the page.
import type { MatchDetail, MatchRow } from '../../../contract/match.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import styles from './DetailPanels.module.css'
import { OddsSwitch } from './DisplaySwitches.tsx'
import type { DetailTab } from './detail-search.ts'
import { HiddenNote } from './HiddenNote.tsx'
import { LineupPanel } from './LineupPanel.tsx'
import { MatchFacts } from './MatchFacts.tsx'
import { MeetingPanel, RecentPanel } from './Meetings.tsx'
import { MomentumPanel } from './MomentumPanel.tsx'
import { OddsPanel } from './OddsPanel.tsx'
import { PeriodPanel } from './PeriodPanel.tsx'
import type { RowView } from './row-view.ts'
import { StandingsPanel } from './StandingsPanel.tsx'
import { StatisticsPanel } from './StatisticsPanel.tsx'
import { TextLivePanel } from './TextLivePanel.tsx'
import { TimelinePanel } from './TimelinePanel.tsx'

export interface DetailPart {
  detail: MatchDetail
  row: MatchRow
  view: RowView
}

export function DetailPanels({ tab, hidden, ...part }: DetailPart & { tab: DetailTab; hidden: boolean }) {
  const tells = tab === 'overview' || tab === 'text' || tab === 'stats'
  if (hidden && tells) {
    return (
      <Wrap>
        <div className={styles.single}>
          <Panel padded>
            <HiddenNote matchId={part.row.id} />
          </Panel>
        </div>
      </Wrap>
    )
  }
  if (tab === 'overview') return <Overview {...part} />
  return (
    <Wrap>
      <div className={styles.single}>
        {tab === 'text' && <TextLivePanel {...part} />}
        {tab === 'lineups' && <LineupPanel {...part} />}
        {tab === 'stats' && (
          <>
            <StatisticsPanel {...part} />
            <MomentumPanel {...part} />
          </>
        )}
        {tab === 'table' && <StandingsPanel {...part} full />}
        {tab === 'info' && (
          <>
            <MatchFacts {...part} />
            <MeetingPanel {...part} />
            <RecentPanel {...part} />
            {part.row.odds && (
              <Panel padded>
                <OddsSwitch />
              </Panel>
            )}
          </>
        )}
        {tab === 'odds' && <OddsPanel {...part} />}
      </div>
    </Wrap>
  )
}

function Overview(part: DetailPart) {
  const { detail, row } = part
  const begun = row.status === 'live' || row.status === 'over'
  return (
    <Wrap className={styles.overview}>
      <div className={styles.left}>
        {begun && detail.momentum.length > 0 && <MomentumPanel {...part} className={styles.whole} />}
        {row.periods.length > 0 && <PeriodPanel {...part} className={styles.whole} />}
        <div className={styles.column}>{begun || detail.events.length > 0 ? <TimelinePanel {...part} /> : <RecentPanel {...part} />}</div>
        <div className={styles.column}>
          {begun && <StatisticsPanel {...part} />}
          <MeetingPanel {...part} />
          {!begun && <MatchFacts {...part} />}
        </div>
        {begun && <RecentPanel {...part} className={styles.whole} />}
      </div>
      <div className={styles.right}>
        {detail.lineups && <LineupPanel {...part} />}
        <StandingsPanel {...part} />
      </div>
    </Wrap>
  )
}
