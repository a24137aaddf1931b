// A watched room or recording: streamer, title, time, and total watch time.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { dateText, dayOf, timeOf } from '../../../core/text/format.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Tag } from '../../../ui/figure/Tag.tsx'
import { PersonPicture } from '../../../ui/picture/PersonPicture.tsx'
import { LiveTag } from '../../match/parts/LiveTag.tsx'
import { useRowView } from '../../match/row-view.ts'
import { useRecordingsCovered, useRoomTitle } from '../use-room-title.ts'
import styles from './HistoryPage.module.css'
import type { HistoryEntry } from './history.ts'

export function HistoryRow({ entry }: { entry: HistoryEntry }) {
  const { t } = useLingui()
  const { lang, tz } = useRowView()
  const { room, playback, nickname, avatar, isLive, seconds, at } = entry
  const titleOfRoom = useRoomTitle({ ...entry, id: room })
  const covered = useRecordingsCovered(room)
  const title = playback ? (!covered && entry.title) || t`${nickname} 的直播` : titleOfRoom
  return (
    <li className={styles.row}>
      <PersonPicture path={avatar} size={40} isLive={isLive} />
      <span className={styles.words}>
        <Link to="/live" search={playback ? { id: room, playback: playback.id } : { id: room }}>
          {title}
        </Link>
        <small>
          <span translate="no">{nickname}</span> · {dateText(dayOf(at, tz), lang)} <Num>{timeOf(at, tz)}</Num>
          {seconds !== null && seconds >= 60 && (
            <>
              {' · '}
              <Trans>
                看了 <Num>{Math.round(seconds / 60)}</Num> 分钟
              </Trans>
            </>
          )}
        </small>
      </span>
      {playback ? (
        <Tag>
          <Trans>回放</Trans>
        </Tag>
      ) : (
        isLive && <LiveTag />
      )}
    </li>
  )
}
