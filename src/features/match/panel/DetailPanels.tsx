// Content of each tab of a match. The overview combines the panels; every other tab shows one of them at full width.
import { type ReactNode, useMemo } from 'react'
import type { MatchDetail } from '../../../../contract/match/match-detail.ts'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { Wrap } from '../../../ui/frame/Wrap.tsx'
import { AfterHydration } from '../../../ui/layer/AfterHydration.tsx'
import { aheadPart } from '../../../ui/layer/ahead-part.tsx'
import { lazyPart } from '../../../ui/layer/lazy-part.ts'
import { HiddenNote } from '../../spoiler/HiddenNote.tsx'
import type { DetailTab } from '../detail-search.ts'
import { OddsSwitch } from '../list/DisplaySwitches.tsx'
import { foldTimeline } from '../messages/timeline.ts'
import type { RowView } from '../row-view.ts'
import styles from './DetailPanels.module.css'
import { LineupPanel } from './lineup/LineupPanel.tsx'
import { MatchFacts } from './MatchFacts.tsx'
import { MeetingPanel, RecentPanel } from './meeting/Meetings.tsx'
import { StandingsPanel } from './StandingsPanel.tsx'
import { MomentumPanel } from './statistic/MomentumPanel.tsx'
import { PeriodPanel } from './statistic/PeriodPanel.tsx'
import { StatisticsPanel } from './statistic/StatisticsPanel.tsx'
import { besideOf, useThirdColumn } from './statistic/third-column.ts'
import { TextLivePanel } from './TextLivePanel.tsx'
import { TimelinePanel } from './TimelinePanel.tsx'

/** Folder of the panels that the server renders too. */
const here = 'src/features/match/panel'
const OddsPanel = lazyPart(async () => (await import('./OddsPanel.tsx')).OddsPanel)
const RatingPanel = lazyPart(async () => (await import('./RatingPanel.tsx')).RatingPanel)
const LeadersPanel = aheadPart(`${here}/plays/LeadersPanel.tsx`, async () => (await import('./plays/LeadersPanel.tsx')).LeadersPanel)
const LeadPanel = aheadPart(`${here}/plays/LeadPanel.tsx`, async () => (await import('./plays/LeadPanel.tsx')).LeadPanel)
const BoxPanel = aheadPart(`${here}/plays/BoxPanel.tsx`, async () => (await import('./plays/BoxPanel.tsx')).BoxPanel)
const PlaysPanel = aheadPart(`${here}/plays/PlaysPanel.tsx`, async () => (await import('./plays/PlaysPanel.tsx')).PlaysPanel)
const MapsPanel = aheadPart(`${here}/maps/MapsPanel.tsx`, async () => (await import('./maps/MapsPanel.tsx')).MapsPanel)
const BattlePanel = aheadPart(`${here}/BattlePanel.tsx`, async () => (await import('./BattlePanel.tsx')).BattlePanel)

export interface DetailPart {
  detail: MatchDetail
  row: MatchRow
  view: RowView
}

interface DetailPanelsProps extends DetailPart {
  tab: DetailTab
  hidden: boolean
  rooms: ReactNode
  talk: ReactNode
}

export function DetailPanels({ tab, hidden, rooms, talk, ...part }: DetailPanelsProps) {
  const isRevealing = tab === 'overview' || tab === 'text' || tab === 'stats' || tab === 'talk'
  if (hidden && isRevealing) {
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
  if (tab === 'overview') return <Overview {...part} rooms={rooms} />
  return (
    <Wrap>
      <div className={styles.single}>
        {tab === 'text' && <TextLivePanel {...part} />}
        {tab === 'lineups' && (
          <>
            <LineupPanel {...part} />
            <AfterHydration>
              <RatingPanel {...part} />
            </AfterHydration>
          </>
        )}
        {tab === 'stats' && (
          <>
            <StatisticsPanel {...part} />
            {part.row.sport === 'esports' && <MapsPanel {...part} />}
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
        {tab === 'talk' && <Panel padded>{talk}</Panel>}
        {tab === 'odds' && (
          <AfterHydration>
            <OddsPanel {...part} />
          </AfterHydration>
        )}
      </div>
    </Wrap>
  )
}

/** Number of events from which the timeline is as high as statistics and form together. */
const tall = 12

function Overview({ rooms, ...part }: DetailPart & { rooms: ReactNode }) {
  const { detail, row } = part
  const begun = row.status === 'live' || row.status === 'over'
  // Points event by event: a match with only a final result has none.
  const hasPlays = row.sport === 'basketball' && detail.events.some(({ type }) => type === 'points')
  const isTall = useMemo(() => hasPlays || foldTimeline(detail.events).length >= tall, [detail.events, hasPlays])
  const hasTimeline = begun || detail.events.length > 0
  const beside = besideOf({ isWide: useThirdColumn(), begun, hasPlays, hasLineups: detail.lineups !== null })
  const plays = hasPlays && <PlaysPanel {...part} />
  const figures = begun && <StatisticsPanel {...part} />
  const isRecentSecond = isTall || beside === 'figures'
  // Below the statistics, where a long timeline would leave a gap.
  const areRoomsSecond = isTall && beside === null
  return (
    <Wrap className={styles.overview}>
      <div className={styles.left}>
        {hasPlays && <LeadPanel {...part} className={styles.whole} />}
        {!hasPlays && begun && detail.momentum.length > 0 && <MomentumPanel {...part} className={styles.whole} />}
        {row.periods.length > 0 && <PeriodPanel {...part} className={styles.whole} />}
        {row.sport === 'esports' && begun && <MapsPanel {...part} className={styles.whole} />}
        {row.sport === 'basketball' && begun && (
          <>
            <LeadersPanel {...part} className={styles.whole} />
            <BoxPanel {...part} className={styles.whole} />
          </>
        )}
        {beside === 'plays' ? (
          <div className={classNames(styles.whole, styles.column)}>
            {figures}
            <MeetingPanel {...part} />
            <RecentPanel {...part} />
          </div>
        ) : (
          <>
            <div className={styles.column}>
              {plays || (hasTimeline && <TimelinePanel {...part} />)}
              <div className={styles.past}>{!isRecentSecond && <RecentPanel {...part} />}</div>
            </div>
            <div className={styles.column}>
              {beside !== 'figures' && figures}
              {!begun && <MatchFacts {...part} />}
              <div className={styles.past}>
                <MeetingPanel {...part} />
                {isRecentSecond && <RecentPanel {...part} />}
              </div>
              <div className={styles.after}>{areRoomsSecond && rooms}</div>
            </div>
          </>
        )}
        <div className={classNames(styles.whole, styles.after)}>{beside !== 'figures' && !areRoomsSecond && rooms}</div>
      </div>
      <div className={styles.right}>
        {beside === 'plays' && plays}
        <div className={styles.after}>
          <BattlePanel row={row} view={part.view} />
        </div>
        {beside === 'figures' && figures}
        {detail.lineups && (
          <div className={styles.lineup}>
            <LineupPanel {...part} />
          </div>
        )}
        <div className={styles.after}>
          <StandingsPanel {...part} />
        </div>
        {beside === 'figures' && rooms}
      </div>
    </Wrap>
  )
}
