// The next broadcast of a room that is off the air: countdown, title, and 预约.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { RoomInfo } from '../../../../../contract/room/room.ts'
import { Num } from '../../../../ui/figure/Num.tsx'
import { useNowValue } from '../../../match/state/row/use-now-value.ts'
import { AnnouncementTitle } from '../../AnnouncementTitle.tsx'
import { ReserveRoom } from '../../list/coming/ReserveRoom.tsx'
import { announcedQuery } from '../../room-queries.ts'
import { timeLeft } from '../time-left.ts'
import styles from './ClosingCard.module.css'

const minute = 60_000

export function NextShow({ room }: { room: Pick<RoomInfo, 'id' | 'next_at'> }) {
  const { data } = useQuery(announcedQuery(room.id))
  const next = data?.list.find(({ state }) => state === 'announced')
  const at = next?.start_at ?? room.next_at
  const left = useNowValue((nowMs) => (at ? Math.ceil((Date.parse(at) - nowMs) / minute) : 0))
  if (!at) return null
  return (
    <div className={styles.next}>
      <b className={styles.left}>
        <Left minutes={left} />
      </b>
      {next && (
        <>
          <span className={styles.show}>
            <AnnouncementTitle announcement={next} />
          </span>
          <ReserveRoom announcement={next} />
        </>
      )}
    </div>
  )
}

function Left({ minutes: all }: { minutes: number }) {
  const { days, hours, minutes } = timeLeft(all)
  if (days > 0)
    return (
      <Trans>
        还有 <Num>{days}</Num> 天 <Num>{hours}</Num> 小时
      </Trans>
    )
  if (hours > 0)
    return (
      <Trans>
        还有 <Num>{hours}</Num> 小时 <Num>{minutes}</Num> 分
      </Trans>
    )
  return minutes > 0 ? (
    <Trans>
      还有 <Num>{minutes}</Num> 分钟
    </Trans>
  ) : (
    <Trans>即将开播</Trans>
  )
}
