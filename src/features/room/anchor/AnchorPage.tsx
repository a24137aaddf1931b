// /anchor: followed streamers, announced broadcasts, the rooms of a type that are on the air, and recordings; selecting the active tab
// again shuffles the rooms.
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { Tv } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { listTypes } from '../../../../contract/limits/room-limits.ts'
import type { RoomCard } from '../../../../contract/room/room-card.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { freshness } from '../../../core/api/freshness.ts'
import { reloadMarker } from '../../../core/reload-marker.ts'
import { isSavingData } from '../../../core/store/saving-data.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Chip, ChipRow } from '../../../ui/button/Chip.tsx'
import { TabLinks } from '../../../ui/button/TabLinks.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { Wrap } from '../../../ui/frame/Wrap.tsx'
import { useTitle } from '../../../ui/page/use-title.ts'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useRowView } from '../../match/row-view.ts'
import type { AnchorSearch } from '../anchor-search.ts'
import { RoomTile } from '../list/RoomTile.tsx'
import { useTypeMessages } from '../list/type-messages.ts'
import { anchorListQuery, comingQuery } from '../room-queries.ts'
import { warmEngine } from '../stream/engine/engine.ts'
import styles from './AnchorPage.module.css'
import { AnchorLinks, AnchorSide } from './AnchorSide.tsx'
import { ComingTickets } from './ComingTickets.tsx'
import { FollowedFaces } from './FollowedPeople.tsx'
import { FollowedShows } from './FollowedShows.tsx'
import { LiveRooms } from './LiveRooms.tsx'
import { ReplayRooms } from './ReplayRooms.tsx'
import { joined } from './rooms-beyond.ts'
import { useFollowedShows } from './use-followed-shows.ts'
import { useRoomsBeyond } from './use-rooms-beyond.ts'

/** Delay until the list is assumed drawn and the room page and the player are prefetched, in milliseconds. */
const warmDelay = 1_500

/** Refetch interval of the list, in milliseconds. */
const pollInterval = 30_000

export function AnchorPage({ search }: { search: AnchorSearch }) {
  const { t } = useLingui()
  const router = useRouter()
  useEffect(() => {
    const warm = (): void => {
      warmEngine()
      const page = isSavingData() ? undefined : router.loadRouteChunk(router.routesById['/live'])
      page?.catch((error: unknown) => console.info('room page preload failed', error))
    }
    const timer = setTimeout(warm, warmDelay)
    return () => clearTimeout(timer)
  }, [router])
  const messages = useTypeMessages()
  const { type = 0 } = search
  const beyond = useRoomsBeyond(search, pollInterval)
  const { lang } = useRowView()
  const list = anchorListQuery(search)
  const { data, isLoadingError, isPending, isPlaceholderData, refetch } = useQuery({
    ...list,
    placeholderData: keepPreviousData,
    refetchInterval: pollInterval,
  })
  // The sections above the rooms render together with them, to avoid layout shift.
  const isComing = useQuery({ ...comingQuery(search), placeholderData: keepPreviousData }).isLoading
  const { isLoading: isFollowing } = useFollowedShows()
  const isWaiting = isComing || isFollowing
  // The server-rendered list stays on screen while the followed streamers are being loaded.
  const wasDrawn = useRef(false)
  if (!isPending && !isWaiting) wasDrawn.current = true
  // The selected game; one that is not listed takes its name from the address.
  const game = search.id ? data?.games.find(({ id }) => id === search.id) : undefined
  const title = game ? nameOf(game.name, lang) : (search.name ?? t`直播`)
  useTitle(title, t`直播`)
  const { sort, each } = search
  const filters = { ...(sort && { sort }), ...(each && { each }) }
  const rooms = joined(data?.list ?? [], isPlaceholderData ? [] : beyond.rooms)
  const live = rooms.filter(({ is_live }) => is_live)
  const more = data && beyond.pages * data.list.length < data.total && (
    <Button block className={styles.more} disabled={beyond.isReading} onClick={beyond.more}>
      <Trans>更多</Trans>
    </Button>
  )
  const searchOf = (one: number) => ({ ...(one > 0 && { type: one }), ...filters, ...(one === type && { r: reloadMarker() }) })
  return (
    <Wrap className={styles.page}>
      <AnchorSide type={type} searchOf={searchOf} />
      <div className={styles.main} aria-busy={isPlaceholderData}>
        <div className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          <AnchorLinks />
        </div>
        <TabLinks
          label={t`直播的种类`}
          current={String(type)}
          className={styles.tabs}
          items={listTypes.map((one) => ({
            key: String(one),
            label: messages[one],
            to: '/anchor',
            search: searchOf(one),
          }))}
        />
        <FollowedFaces />
        {type === 3 && data && data.games.length > 0 && (
          <ChipRow>
            <Chip pressed={!search.id} render={<Link to="/anchor" search={{ type: 3, ...filters }} />}>
              <Trans>全部</Trans>
            </Chip>
            {data.games.map((one) => (
              <Chip
                key={one.id}
                pressed={search.id === one.id}
                render={<Link to="/anchor" search={{ type: 3, id: one.id, name: nameOf(one.name, lang), ...filters }} />}
              >
                {nameOf(one.name, lang)}
              </Chip>
            ))}
          </ChipRow>
        )}
        {isPending || (isWaiting && !wasDrawn.current) ? (
          <SkeletonRows label={t`数据加载中，请稍候！`} height={64} />
        ) : !data || (isLoadingError && isPlaceholderData) ? (
          <ErrorState onRetry={() => void refetch()} />
        ) : data.list.length === 0 ? (
          <EmptyState
            icon={<Tv />}
            title={t`这里还没有直播`}
            text={t`开播后会出现在这里`}
            action={type > 0 && <Button render={<Link to="/anchor" />}>{t`看推荐`}</Button>}
          />
        ) : (
          <>
            <FollowedShows type={type} />
            <ComingTickets search={search} />
            <LiveRooms
              rooms={live}
              more={live.length < data.live && more}
              total={data.live}
              search={search}
              isPassing={isPlaceholderData || freshness.get(list.queryKey)?.live === false}
            />
            <ReplayRooms search={search} />
            <OffRooms
              rooms={rooms.filter(({ is_live, playback_count }) => !is_live && playback_count === 0)}
              more={live.length >= data.live && more}
            />
          </>
        )}
      </div>
    </Wrap>
  )
}

function OffRooms({ rooms, more }: { rooms: readonly RoomCard[]; more: ReactNode }) {
  const heading = useId()
  if (rooms.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <SectionHead id={heading} title={<Trans>没在播的主播</Trans>} />
      <div className={styles.tiles}>
        {rooms.map((room) => (
          <RoomTile key={room.id} room={room} />
        ))}
      </div>
      {more}
    </section>
  )
}
