// Announced broadcasts: the reserved ones, then all upcoming ones. A tab of /reserve.
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { apiQuery } from '../../../../core/api/api-query.ts'
import { pagedQuery } from '../../../../core/api/paged-query.ts'
import { sessionStore } from '../../../../core/session/session.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { roomMessages } from '../../../../ui/messages/room-messages.ts'
import { WithMessages } from '../../../../ui/messages/WithMessages.tsx'
import { EmptyState } from '../../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../../ui/use-store.ts'
import styles from '../RoomStrip.module.css'
import { AnnouncedRows } from './AnnouncedRows.tsx'

export function ReservedRooms() {
  return (
    <WithMessages catalogs={roomMessages}>
      <Inside />
    </WithMessages>
  )
}

function Inside() {
  const { t } = useLingui()
  const { phase } = useStore(sessionStore)
  const mine = useQuery({ ...apiQuery('GET api/Live_streaming/getUserReserveLiveList', { query: {} }), enabled: phase === 'in' })
  const all = useInfiniteQuery(pagedQuery('GET api/Live_streaming/getReserveLiveList', {}, 50))
  if (!all.data)
    return all.isLoadingError ? (
      <ErrorState onRetry={() => void all.refetch()} />
    ) : (
      <SkeletonRows count={4} height={64} label={t`数据加载中，请稍候！`} />
    )
  const reserved = mine.data?.list ?? []
  // A broadcast postponed between two page reads appears on both pages.
  const announced = [...new Map(all.data.pages.flatMap(({ list }) => list).map((one) => [one.id, one])).values()]
  const others = announced.filter(({ id }) => !reserved.some((one) => one.id === id))
  if (reserved.length + others.length === 0)
    return <EmptyState icon={<CalendarClock />} title={t`现在没有预告的直播`} text={t`主播排了节目就会出现在这里。`} />
  return (
    <>
      {reserved.length > 0 && (
        <section>
          <SectionHead className={styles.head} title={<Trans>我预约的直播</Trans>} />
          <div className={styles.list}>
            <AnnouncedRows list={reserved} />
          </div>
        </section>
      )}
      {(others.length > 0 || all.hasNextPage) && (
        <section>
          <SectionHead className={styles.head} title={<Trans>可以预约的直播</Trans>} />
          <div className={styles.list}>
            <AnnouncedRows list={others} />
          </div>
          {all.isFetchNextPageError && <ErrorState onRetry={() => void all.fetchNextPage()} />}
          {all.hasNextPage && !all.isFetchNextPageError && (
            <Button block disabled={all.isFetchingNextPage} onClick={() => void all.fetchNextPage()}>
              <Trans>更多</Trans>
            </Button>
          )}
        </section>
      )}
    </>
  )
}
