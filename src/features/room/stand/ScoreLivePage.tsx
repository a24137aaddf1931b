// /score-live: a match's live page. The stands that show it with the video of one, that stand's chat, and the match's commentary and
// figures.
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { RoomInfo } from '../../../../contract/room/room.ts'
import { trackSeen } from '../../../core/store/seen.ts'
import { TabLinks } from '../../../ui/button/TabLinks.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { aheadPart } from '../../../ui/layer/ahead-part.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { DetailLink } from '../../match/detail/DetailLink.tsx'
import { DetailTitle } from '../../match/detail/DetailTitle.tsx'
import { type KnownMatch, MatchFrame } from '../../match/detail/MatchFrame.tsx'
import { MatchHeader } from '../../match/detail/MatchHeader.tsx'
import { usePast } from '../../match/detail/use-past.ts'
import type { DetailSearch } from '../../match/detail-search.ts'
import { BattlePanel } from '../../match/panel/BattlePanel.tsx'
import { RecentPanel } from '../../match/panel/meeting/Meetings.tsx'
import { MomentumPanel } from '../../match/panel/statistic/MomentumPanel.tsx'
import { StatisticsPanel } from '../../match/panel/statistic/StatisticsPanel.tsx'
import { TextLivePanel } from '../../match/panel/TextLivePanel.tsx'
import { useRowView } from '../../match/row-view.ts'
import { useRow } from '../../match/state/row/use-row.ts'
import { useWide } from '../../match/use-wide.ts'
import { HiddenNote } from '../../spoiler/HiddenNote.tsx'
import { useHidden } from '../../spoiler/revealed.ts'
import { ComingRooms } from '../list/coming/ComingRooms.tsx'
import { PreviewPicture } from '../list/PreviewPicture.tsx'
import { OnAirCount } from '../OnAirWord.tsx'
import styles from './ScoreLivePage.module.css'
import { Stands } from './Stands.tsx'
import { StandTalk } from './StandTalk.tsx'
import { useStands } from './use-stands.ts'
import { WatchLink } from './WatchLink.tsx'

const TimelinePanel = aheadPart(
  'src/features/match/panel/TimelinePanel.tsx',
  async () => (await import('../../match/panel/TimelinePanel.tsx')).TimelinePanel,
)

export interface ScoreLivePageProps {
  search: DetailSearch
  /** Chat of a room: another feature's, passed in by the route. */
  chat(room: RoomInfo): ReactNode
  /** Discussion of the match: likewise. */
  thread(matchId: string): ReactNode
}

export function ScoreLivePage({ search, ...slots }: ScoreLivePageProps) {
  return <MatchFrame id={search.id ?? ''}>{(known) => <Inside {...known} {...slots} />}</MatchFrame>
}

type Tab = 'stands' | 'chat' | 'text' | 'events' | 'stats' | 'thread'

function Inside({ detail, isPending, onRetry, chat, thread }: KnownMatch & Omit<ScoreLivePageProps, 'search'>) {
  const { t } = useLingui()
  const view = useRowView()
  const head = useRef<HTMLDivElement>(null)
  const isPast = usePast(head)
  const body = useRef<HTMLDivElement>(null)
  const row = useRow(detail.match)
  const hidden = useHidden(row)
  const isLive = row.status === 'live'
  useEffect(() => (isLive ? trackSeen({ kind: 'match', id: row.id }) : undefined), [isLive, row.id])
  const isWide = useWide()
  const { list, chosen, choose, read } = useStands(row.id)
  const [tab, setTab] = useState<Tab>('stands')
  const tabs: { key: Tab; label: string; wide: boolean }[] = [
    { key: 'stands', label: t`看台`, wide: false },
    { key: 'chat', label: t`聊天`, wide: false },
    { key: 'text', label: t`文字直播`, wide: true },
    { key: 'events', label: t`赛况`, wide: true },
    { key: 'stats', label: t`数据`, wide: true },
    { key: 'thread', label: t({ message: '讨论', context: 'tab of a match' }), wide: true },
  ]
  const offered = tabs.filter(({ wide }) => wide || !isWide)
  // On desktop, stands and chat are beside the text and need no tab.
  const shown = offered.some(({ key }) => key === tab) ? tab : 'text'
  // On desktop the text panel is beside stands and chat, which have the screen to themselves on phones. The first render is the same for
  // both, since the width is unknown.
  const textTab = shown === 'stands' || shown === 'chat' ? 'text' : shown
  const part = { detail, row, view }
  const select = (key: Tab): void => {
    flushSync(() => setTab(key))
    // On phones the chat fills the screen, so that its input is visible.
    if (key === 'chat') body.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <>
      <DetailTitle row={row} view={view} isPast={isPast} />
      <div ref={head}>
        <MatchHeader {...part} act={<DetailLink row={row} />} />
      </div>
      <div ref={body} className={styles.page} data-tab={shown}>
        <TabLinks
          label={t`比赛直播的内容`}
          current={shown}
          className={styles.tabs}
          items={offered.map(({ key, label }) => ({ key, label, panel: `match-${key}`, onSelect: () => select(key) }))}
        />
        <div id="match-stands" className={styles.stands} data-of="stands">
          {read.isPending ? (
            <SkeletonRows count={3} height={56} label={t`数据加载中，请稍候！`} />
          ) : !chosen ? (
            read.isLoadingError && !read.data ? (
              <ErrorState onRetry={() => void read.refetch()} />
            ) : (
              <ComingRooms row={row} />
            )
          ) : (
            <Panel>
              <PreviewPicture key={chosen.id} room={chosen} still={hidden} />
              <SectionHead className={styles.head} title={<Trans>选看台</Trans>} more={<OnAirCount list={list} />} />
              <Stands list={list} chosen={chosen.id} chosenWord={t({ message: '已选', context: 'a room of a list' })} onChoose={choose} />
            </Panel>
          )}
        </div>
        <div className={styles.words} data-of="words">
          {isPending ? (
            <SkeletonRows label={t`数据加载中，请稍候！`} />
          ) : onRetry ? (
            <ErrorState onRetry={onRetry} />
          ) : hidden ? (
            <Panel padded>
              <HiddenNote matchId={row.id} />
            </Panel>
          ) : (
            <>
              <div id="match-text" hidden={textTab !== 'text'}>
                <TextLivePanel {...part} />
              </div>
              <div id="match-events" hidden={textTab !== 'events'}>
                <TimelinePanel {...part} act={(item) => <WatchLink item={item} detail={detail} room={chosen} />} />
              </div>
              <div id="match-stats" hidden={textTab !== 'stats'}>
                {detail.statistics.length > 0 ? (
                  <>
                    <StatisticsPanel {...part} />
                    <MomentumPanel {...part} />
                  </>
                ) : (
                  <Panel padded>
                    <p className={styles.none}>{row.status === 'over' ? <Trans>这场比赛没有数据。</Trans> : <Trans>还没有数据。</Trans>}</p>
                  </Panel>
                )}
                <BattlePanel row={row} view={view} />
                <RecentPanel {...part} />
              </div>
              <div id="match-thread" hidden={textTab !== 'thread'}>
                {textTab === 'thread' && <Panel padded>{thread(row.id)}</Panel>}
              </div>
            </>
          )}
        </div>
        <aside id="match-chat" className={styles.chat} data-of="chat" aria-label={t`聊天`}>
          <StandTalk key={chosen?.id ?? ''} id={chosen?.id ?? null} chat={chat} />
        </aside>
      </div>
    </>
  )
}
