// A recording in a list of rooms: dimmed because the room is off the air, with its length and the result of its match.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { History } from 'lucide-react'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import type { Replay } from '../../../../contract/room/replay.ts'
import { groundOf } from '../../../core/room/room-ground.ts'
import { dateText, dayOf } from '../../../core/text/format.ts'
import { lengthText } from '../../../core/text/length-text.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { PersonPicture } from '../../../ui/picture/PersonPicture.tsx'
import { PictureTile } from '../../../ui/picture/PictureTile.tsx'
import { useRowView } from '../../match/row-view.ts'
import { useMatchCovered } from '../../match/state/use-match-covered.ts'
import { useTitleCovered } from '../../match/state/use-title-covered.ts'
import { useRecordingsCovered } from '../use-room-title.ts'
import { RoomBug } from './RoomBug.tsx'
import styles from './RoomTile.module.css'
import { useKnownRow } from './use-room-rows.ts'

/** `row`: the match as loaded with the list. */
export function ReplayTile({ replay: { room, playback, match_id }, row: read }: { replay: Replay; row?: MatchRow | undefined }) {
  const { t } = useLingui()
  const { lang, tz } = useRowView()
  const row = useKnownRow(match_id) ?? read
  const match = useMatchCovered(match_id)
  const anyMatch = useRecordingsCovered(room.id)
  // Title and length may reveal the result, for example extra time.
  const covered = row ? match : anyMatch
  const isCovered = useTitleCovered({ id: room.id, title: playback.title, match_id })
  return (
    <PictureTile
      className={styles.off}
      picture={playback.cover || room.cover}
      ground={groundOf(room.category)}
      title={(!covered && !isCovered && playback.title) || t`${room.nickname} 的直播`}
      link={<Link to="/live" search={{ id: room.id, playback: playback.id }} />}
      short
      tag={row?.status === 'over' && <RoomBug row={row} />}
      scrim={
        <>
          <span className={styles.left}>
            <History size={14} aria-hidden="true" />
            <Trans>回放</Trans> {!covered && <Num>{lengthText(playback.duration_seconds)}</Num>}
          </span>
          <span className={styles.viewers}>{dateText(dayOf(playback.started_at, tz), lang)}</span>
        </>
      }
      face={<PersonPicture path={room.avatar} size={32} />}
      notes={<span translate="no">{room.nickname}</span>}
    />
  )
}
