// Recordings of a room, newest first, as listed by the room page and the streamer's page.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { RoomCard } from '../../../contract/room/room-card.ts'
import type { Playback } from '../../../contract/room/stream.ts'
import { dateText, dayOf, timeOf } from '../../core/text/format.ts'
import { classNames } from '../../ui/class-names.ts'
import { Num } from '../../ui/figure/Num.tsx'
import { useRowView } from '../match/row-view.ts'
import { recordingsOf } from '../match/state/use-title-covered.ts'
import { CoveredNote } from '../spoiler/CoveredNote.tsx'
import panels from './RoomPanels.module.css'
import { useRecordingsCovered } from './use-room-title.ts'

interface PlaybackListProps {
  room: Pick<RoomCard, 'id' | 'nickname'>
  list: readonly Playback[]
  /** Id of the recording that is playing. */
  current?: string
}

export function PlaybackList({ room, list, current }: PlaybackListProps) {
  const { t } = useLingui()
  const { lang, tz } = useRowView()
  const covered = useRecordingsCovered(room.id)
  if (list.length === 0)
    return (
      <p className={panels.text}>
        <Trans>还没有回放。</Trans>
      </p>
    )
  return (
    <>
      {covered && <CoveredNote name={recordingsOf(room.id)} />}
      <ul className={panels.playbacks}>
        {list.map((one) => (
          <li key={one.id}>
            <Link
              to="/live"
              search={{ id: room.id, playback: one.id }}
              className={classNames(panels.playback, one.id === current && panels.chosen)}
              aria-current={one.id === current ? 'page' : undefined}
            >
              <b>{(!covered && one.title) || t`${room.nickname} 的直播`}</b>
              <small>
                {dateText(dayOf(one.started_at, tz), lang)} <Num>{timeOf(one.started_at, tz)}</Num>
                {!covered && (
                  <>
                    {' · '}
                    <Trans>
                      <Num>{Math.max(1, Math.round(one.duration_seconds / 60))}</Num> 分钟
                    </Trans>
                  </>
                )}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
