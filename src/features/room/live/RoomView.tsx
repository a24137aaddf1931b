// A room with its player: the video, the card, the panels, and the chat column beside them.
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import type { RoomInfo } from '../../../../contract/room/room.ts'
import type { Recording } from '../../../../contract/room/stream.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { roomRankQuery } from '../../../core/room/room-rank.ts'
import { roomFrames } from '../../../core/socket/room-frames.ts'
import { trackSeen } from '../../../core/store/seen.ts'
import { TabLinks } from '../../../ui/button/TabLinks.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useStore } from '../../../ui/use-store.ts'
import { nameOfEvent } from '../../match/messages/event-messages.ts'
import { minuteLabel } from '../../match/messages/minute-label.ts'
import { useRowView } from '../../match/row-view.ts'
import { useMatchCovered, useTalkCovered } from '../../match/state/use-match-covered.ts'
import { recordingsOf } from '../../match/state/use-title-covered.ts'
import { useWide } from '../../match/use-wide.ts'
import { CoveredNote } from '../../spoiler/CoveredNote.tsx'
import { useRemembered } from '../history/use-remembered.ts'
import { jumpTo } from '../stream/jump.ts'
import type { Marker } from '../stream/marker.ts'
import { Player } from '../stream/Player.tsx'
import type { Player as PlayerHandle } from '../stream/player-handle.ts'
import { playerSettings } from '../stream/player-settings.ts'
import { useRecordingsCovered, useRoomTitle } from '../use-room-title.ts'
import { ClosingCard } from './card/ClosingCard.tsx'
import { PlacardPanel } from './card/PlacardPanel.tsx'
import { RoomCard } from './card/RoomCard.tsx'
import { EventsPanel } from './EventsPanel.tsx'
import styles from './LivePage.module.css'
import type { RoomSlots, TalkTab } from './LivePage.tsx'
import { OtherRooms } from './OtherRooms.tsx'
import { PlaybackPanel } from './PlaybackPanel.tsx'
import { ClockLine } from './score/ClockLine.tsx'
import { ScoreBug } from './score/ScoreBug.tsx'
import { useRequestedTime } from './use-requested-time.ts'
import { useRoomMatch } from './use-room-match.ts'
import { useStreamDelay } from './use-stream-delay.ts'
import { useWatched } from './use-watched.ts'

export interface RoomViewProps {
  room: RoomInfo
  playback: Recording | null
  slots: RoomSlots
  onTrouble(): void
}

type Tab = TalkTab | 'events' | 'thread' | 'rooms' | 'playbacks' | 'placard'

const besideTalk: readonly Tab[] = ['events', 'thread', 'rooms', 'playbacks', 'placard']
const noMarkers: readonly Marker[] = []
const isTalk = (tab: Tab): tab is TalkTab => !besideTalk.includes(tab)

export function RoomView({ room, playback, slots, onTrouble }: RoomViewProps) {
  const { t, i18n } = useLingui()
  const { lang } = useRowView()
  const { theatre } = useStore(playerSettings)
  const isWide = useWide()
  const kind = playback ? 'playback' : 'live'
  // A recording's match may differ from the room's current match.
  const matchId = playback ? playback.match_id : room.match_id
  const roomMatch = useRoomMatch(matchId, room.picture_offset, kind)
  // The server has no playback time: a row rendered there could be ahead of the video.
  const match = useHydrated() ? roomMatch : null
  const hasChat = slots.chat !== undefined && playback === null
  const [tab, setTab] = useState<Tab>(hasChat ? 'talk' : 'events')
  const [viewers, setViewers] = useState(room.viewers)
  const [player, setPlayer] = useState<PlayerHandle | null>(null)
  useEffect(() => setViewers(room.viewers), [room.viewers])
  useEffect(() => roomFrames.join(room.id, { onFrame: (frame) => frame.type === 'room_count' && setViewers(frame.data.online) }), [room.id])
  const isOnAir = kind === 'live' && room.stream.state === 'live'
  useWatched(room.id, isOnAir)
  useRemembered(room, playback)
  const seen = isOnAir ? room.match_id : null
  useEffect(() => (seen === null ? undefined : trackSeen({ kind: 'match', id: seen })), [seen])
  useStreamDelay(isOnAir, room.picture_offset)
  useRequestedTime(player, room, isOnAir)
  const isOfMatch = match !== null && (kind === 'playback' || room.is_live)
  const watch = useMemo(
    () =>
      player &&
      ((marker: Marker): void => {
        if (!jumpTo(player, marker)) toast(t`回看里没有这一刻了`, { tone: 'plain' })
      }),
    [player, t],
  )
  const goals = useMemo(() => (isOfMatch && match ? { row: match.row, markers: match.markers, watch } : null), [isOfMatch, match, watch])
  // A goal marker reveals a goal by its existence; only the period bounds remain.
  const covered = useMatchCovered(matchId)
  const talkCovered = useTalkCovered(matchId, recordingsOf(room.id))
  const recordingsCovered = useRecordingsCovered(room.id)
  const allMarkers = match?.markers ?? noMarkers
  const markers = useMemo(() => (covered ? allMarkers.filter((one) => one.kind === 'bound') : allMarkers), [allMarkers, covered])
  const title = useRoomTitle(room)
  const markerText = ({ event }: Marker): string => {
    const score = event.detail.score && !covered ? `${event.detail.score[0]}:${event.detail.score[1]}` : ''
    const labels = match ? [minuteLabel(event, match.row.sport, lang), nameOfEvent(event, i18n, match.row.sport)] : []
    return [labels[0], event.player ? nameOf(event.player, lang) : '', labels[1], score].filter(Boolean).join(' ')
  }
  const { data: rank } = useQuery({ ...roomRankQuery(room.id, 'day'), enabled: hasChat })
  // A recording's match is over: its discussion is on the match page.
  // While the room is off the air, the player itself lists the recordings.
  const hasPlaybacks = room.playback_count > 0 && (room.is_live || playback !== null)
  const threadOf = playback === null ? room.match_id : null
  const tabs = [
    ...(hasChat ? [{ key: 'talk' as const, label: t`聊天` }] : []),
    ...(matchId !== null ? [{ key: 'events' as const, label: t`赛况` }] : []),
    ...(threadOf !== null ? [{ key: 'thread' as const, label: t({ message: '讨论', context: 'tab of a match' }) }] : []),
    { key: 'rooms' as const, label: t({ message: '看台', context: 'other rooms' }) },
    ...(hasChat
      ? [
          { key: 'noble' as const, label: t`贵宾席`, count: rank?.nobles || undefined },
          { key: 'guard' as const, label: t`守护`, count: rank?.guards || undefined },
          { key: 'rank' as const, label: t`榜单` },
        ]
      : []),
    ...(hasPlaybacks ? [{ key: 'playbacks' as const, label: t`回放` }] : []),
    { key: 'placard' as const, label: t`公告` },
  ]
  const panelOf = (key: Tab): string => (isTalk(key) ? 'chat' : key)
  const shown = tabs.some(({ key }) => key === tab) ? tab : (tabs[0]?.key ?? 'placard')
  const others = (
    <>
      <div id="room-rooms" data-of="rooms">
        <OtherRooms room={room} />
      </div>
      {hasPlaybacks && (
        <div id="room-playbacks" data-of="playbacks">
          <PlaybackPanel room={room} current={playback?.id} />
        </div>
      )}
    </>
  )
  return (
    <div className={classNames(styles.room, theatre && styles.theatre, !hasChat && styles.alone)} data-tab={panelOf(shown)}>
      <div className={styles.main}>
        <div className={styles.card}>
          <RoomCard room={room} viewers={viewers} playback={playback} acts={slots.acts?.(room)} people={slots.people} send={slots.send} />
        </div>
        <div className={styles.screen}>
          <Player
            source={
              playback
                ? { url: playback.url, kind: 'playback', state: 'live' }
                : { url: room.stream.url, kind: 'live', state: room.stream.state }
            }
            title={playback && !recordingsCovered ? playback.title : title}
            artist={room.nickname}
            poster={room.cover}
            markers={markers}
            markerText={markerText}
            hideLength={playback !== null && recordingsCovered}
            hideStills={covered || (playback !== null && recordingsCovered)}
            top={
              <>
                <Link to="/anchor" className={styles.back} aria-label={t`返回`}>
                  <ArrowLeft size={20} aria-hidden="true" />
                </Link>
                {isOfMatch && <ScoreBug row={match.row} isLive={kind === 'live'} />}
              </>
            }
            overlay={slots.danmaku(room.id, kind, talkCovered)}
            tools={slots.tools}
            closing={<ClosingCard room={room} />}
            onTrouble={onTrouble}
            onPlayer={setPlayer}
          />
        </div>
        {isOfMatch && kind === 'live' && (
          <div className={styles.clock}>
            <ClockLine row={match.row} />
          </div>
        )}
        {!playback && <div className={styles.gifts}>{slots.gifts?.(room)}</div>}
        <TabLinks
          label={t`直播间的内容`}
          current={shown}
          className={styles.tabs}
          items={tabs.map((one) => ({ ...one, panel: `room-${panelOf(one.key)}`, onSelect: () => setTab(one.key) }))}
        />
        {/* Each column flows independently. */}
        <div className={styles.panels}>
          <div className={styles.column}>
            <div id="room-placard" data-of="placard">
              <PlacardPanel room={room} covered={talkCovered} groups={slots.groups?.(room.id)} />
            </div>
            {matchId !== null && others}
          </div>
          <div className={styles.column}>
            {match && (
              <div id="room-events" data-of="events">
                <EventsPanel match={match} watch={watch} />
              </div>
            )}
            {matchId === null && others}
          </div>
          {threadOf !== null && (
            <div id="room-thread" data-of="thread" className={styles.column}>
              {(isWide || shown === 'thread') && (covered ? <CoveredNote name={threadOf} /> : slots.thread?.(threadOf))}
            </div>
          )}
        </div>
      </div>
      {hasChat && (
        <aside id="room-chat" className={styles.chat} data-of="chat" aria-label={t`聊天`}>
          {slots.chat?.(room, goals, { tab: isTalk(shown) ? shown : 'talk', onTab: setTab })}
        </aside>
      )}
    </div>
  )
}
