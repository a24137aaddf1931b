// Other rooms: those with the same match, otherwise the most popular.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import type { RoomInfo } from '../../../../contract/room/room.ts'
import { lost } from '../../../core/socket/hearing.ts'
import { countText } from '../../../core/text/count-text.ts'
import { MoreLink } from '../../../ui/button/MoreLink.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { PersonPicture } from '../../../ui/picture/PersonPicture.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { useRowView } from '../../match/row-view.ts'
import styles from '../RoomPanels.module.css'
import { RoomTitle } from '../RoomTitle.tsx'
import { hotRoomsQuery, roomsOfMatchQuery } from '../room-queries.ts'

const most = 5

export function OtherRooms({ room }: { room: RoomInfo }) {
  const { t } = useLingui()
  const { lang } = useRowView()
  // The viewer counts are no longer current.
  const isLost = useStore(lost)
  const same = useQuery({ ...roomsOfMatchQuery(room.match_id ?? ''), enabled: room.match_id !== null })
  const hot = useQuery(hotRoomsQuery())
  const all = [...(room.match_id ? (same.data?.list ?? []) : []), ...(hot.data?.list ?? [])]
  const others = all.filter(({ id }, index) => id !== room.id && all.findIndex((one) => one.id === id) === index).slice(0, most)
  return (
    <Panel padded>
      <SectionHead
        title={<Trans>换个看台</Trans>}
        more={
          <MoreLink render={<Link to="/anchor" />}>
            <Trans>全部</Trans>
          </MoreLink>
        }
      />
      {hot.isPending ? (
        <SkeletonRows count={3} height={42} label={t`数据加载中，请稍候！`} />
      ) : hot.isLoadingError && others.length === 0 ? (
        <ErrorState onRetry={() => void hot.refetch()} />
      ) : others.length === 0 ? (
        <p className={styles.text}>
          <Trans>现在没有别的直播。</Trans>
        </p>
      ) : (
        <ul>
          {others.map((one) => (
            <li key={one.id}>
              <Link to="/live" search={{ id: one.id }} className={styles.room}>
                <PersonPicture path={one.avatar} size={28} />
                <span className={styles.name} translate="no">
                  {one.nickname}
                </span>
                <span className={styles.small}>
                  <RoomTitle room={one} />
                </span>
                {!isLost && (
                  <span className={styles.viewers}>
                    <Users size={14} aria-hidden="true" />
                    <Num>{countText(one.viewers, lang)}</Num>
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
