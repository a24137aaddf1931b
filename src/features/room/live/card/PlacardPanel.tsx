// A room's announcement, next broadcast, figures, and listed groups.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { RoomInfo } from '../../../../../contract/room/room.ts'
import { countText } from '../../../../core/text/count-text.ts'
import { dateText, dayOf, timeOf } from '../../../../core/text/format.ts'
import { Num } from '../../../../ui/figure/Num.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { useRowView } from '../../../match/row-view.ts'
import { SpoilerText } from '../../../spoiler/SpoilerText.tsx'
import { ReserveRoom } from '../../list/coming/ReserveRoom.tsx'
import styles from '../../RoomPanels.module.css'
import { announcedQuery } from '../../room-queries.ts'

export function PlacardPanel({ room, covered, groups }: { room: RoomInfo; covered: boolean; groups?: ReactNode }) {
  const { lang, tz } = useRowView()
  const { data } = useQuery(announcedQuery(room.id))
  const next = data?.list.filter(({ state }) => state === 'announced') ?? []
  return (
    <Panel padded>
      <SectionHead title={<Trans>公告</Trans>} />
      <p className={styles.text}>
        <SpoilerText id={room.placard} text={room.placard} covered={covered}>
          {room.placard || <Trans>主播还没有写公告。</Trans>}
        </SpoilerText>
      </p>
      {next.map((one) => (
        <div key={one.id} className={styles.line}>
          <span className={styles.when}>
            {dateText(dayOf(one.start_at, tz), lang)} <Num>{timeOf(one.start_at, tz)}</Num>
          </span>
          <span className={styles.grow}>
            <SpoilerText id={one.id} text={one.title} covered={covered}>
              {one.title}
            </SpoilerText>
          </span>
          <ReserveRoom announcement={one} />
        </div>
      ))}
      <p className={styles.facts}>
        {room.is_live && room.started_at && (
          <span>
            <Trans>
              开播 <Num>{timeOf(room.started_at, tz)}</Num>
            </Trans>
          </span>
        )}
        <span>
          <Trans>
            关注 <Num>{countText(room.followers, lang)}</Num>
          </Trans>
        </span>
        {room.playback_count > 0 && (
          <span>
            <Trans>
              回放 <Num>{room.playback_count}</Num>
            </Trans>
          </span>
        )}
      </p>
      {groups}
    </Panel>
  )
}
