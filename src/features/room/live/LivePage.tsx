// /live: one room, with its player and panels; chat and gifts are other features, passed in by the route.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, DoorClosed, Tv } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RoomInfo } from '../../../../contract/room/room.ts'
import type { RoomRole } from '../../../../contract/room/room-card.ts'
import type { Recording } from '../../../../contract/room/stream.ts'
import { ApiError } from '../../../core/api/api.ts'
import type { ChatCard } from '../../../core/chat/card.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Wrap } from '../../../ui/frame/Wrap.tsx'
import type { OpenProps } from '../../../ui/layer/OpenedLater.tsx'
import { useTitle } from '../../../ui/page/use-title.ts'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { useTitleCovered } from '../../match/state/use-title-covered.ts'
import { lastEnd } from '../room-end.ts'
import { onePlaybackQuery, playbackQuery } from '../room-queries.ts'
import type { Marker } from '../stream/marker.ts'
import { useRoom } from '../use-room.ts'
import styles from './LivePage.module.css'
import type { LiveSearch } from './live-search.ts'
import { RoomView } from './RoomView.tsx'
import type { RoomMatch } from './use-room-match.ts'

/** Goals of a room's match up to the playback time, and how to replay one. */
export interface RoomGoals extends Pick<RoomMatch, 'row' | 'markers'> {
  watch: ((marker: Marker) => void) | null
}
export type TalkTab = 'talk' | 'noble' | 'guard' | 'rank'
/** On phones the chat's tabs share a row with those of the room. */
export interface TalkTabs {
  tab: TalkTab
  onTab(tab: TalkTab): void
}
/** Parts of the page that other features provide. */
export interface RoomSlots {
  /** Over the video. `covered`: danmaku that reveal a score are withheld. */
  danmaku(roomId: string, kind: 'live' | 'playback', covered: boolean): ReactNode
  /** Controls of the player. */
  tools: ReactNode
  /** The chat column on the right, on phones the first tab. */
  chat?(room: RoomInfo, goals: RoomGoals | null, tabs: TalkTabs): ReactNode
  /** The match's discussion, up to the playback time. */
  thread?(matchId: string): ReactNode
  /** Below the player. */
  gifts?(room: RoomInfo): ReactNode
  /** Below the announcement: the groups that the streamer lists. */
  groups?(roomId: string): ReactNode
  /** Dialog to choose the recipient of the room's card. */
  send?(card: ChatCard, open: OpenProps): ReactNode
  /** Before the follow button. */
  acts?(room: RoomInfo): ReactNode
  /** Member management, open to the room's owner and managers. */
  people?(room: RoomInfo, role: RoomRole, onClose: () => void): ReactNode
}

export interface LivePageProps {
  search: LiveSearch
  slots: RoomSlots
}

/** Placeholder for a room that is not loaded yet. */
const unread = { id: '', title: '', match_id: null }

export function LivePage({ search, slots }: LivePageProps) {
  const { t } = useLingui()
  const id = search.id ?? ''
  const read = useRoom(id)
  const playbacks = useQuery({ ...playbackQuery(id), enabled: search.playback !== undefined && id !== '' })
  const listed = playbacks.data?.list.find((one) => one.id === search.playback)
  const isOlder = search.playback !== undefined && playbacks.data !== undefined && !listed
  const older = useQuery({ ...onePlaybackQuery(id, search.playback ?? ''), enabled: isOlder })
  const room = read.data
  const covered = useTitleCovered(room ?? unread)
  useTitle(room ? (!covered && room.title) || room.nickname : t`直播间`)
  if (id === '' || (read.error instanceof ApiError && read.error.error === 'not-found')) return <NoRoom id={id} />
  if (!room)
    return (
      <Wrap className={styles.waiting}>
        <Leave />
        {read.isLoadingError ? (
          <ErrorState onRetry={() => void read.refetch()} />
        ) : (
          <SkeletonRows label={t`数据加载中，请稍候！`} height={64} />
        )}
      </Wrap>
    )
  if (room.me?.kicked) return <KickedNotice />
  const playback: Recording | undefined = listed ?? older.data?.list.find((one) => one.id === search.playback)
  if (search.playback !== undefined && (playbacks.isPending || (isOlder && older.isLoading)))
    return (
      <Wrap className={styles.waiting}>
        <Leave />
      </Wrap>
    )
  return (
    <RoomView
      key={`${room.id} ${playback?.id ?? ''}`}
      room={room}
      playback={playback ?? null}
      slots={slots}
      onTrouble={() => void read.refetch()}
    />
  )
}

/** On phones this page has no header and no tab bar: a back link, until there is a player, which has its own. */
function Leave() {
  const { t } = useLingui()
  return (
    <Link to="/anchor" className={styles.leave} aria-label={t`返回`}>
      <ArrowLeft size={20} aria-hidden="true" />
    </Link>
  )
}

function NoRoom({ id }: { id: string }) {
  const { t } = useLingui()
  // Only viewers who were in the room have seen it end.
  const last = useStore(lastEnd)
  const isBlocked = last?.room_id === id && last.reason === 'blocked'
  return (
    <Wrap className={styles.waiting}>
      <EmptyState
        icon={<Tv />}
        title={isBlocked ? t`这个直播间被运营停播了` : t`没有这个直播间`}
        action={<Button render={<Link to="/anchor" />}>{t`看看正在直播的`}</Button>}
      />
    </Wrap>
  )
}

function KickedNotice() {
  return (
    <Wrap className={styles.waiting}>
      <EmptyState
        icon={<DoorClosed />}
        title={<Trans>你已被请出这个直播间</Trans>}
        action={
          <Button render={<Link to="/anchor" />}>
            <Trans>看看别的直播</Trans>
          </Button>
        }
      />
    </Wrap>
  )
}
