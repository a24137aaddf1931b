// What a streamer's page shows of the room: following, the room itself, what is announced, recordings.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Anchor } from '../../../../contract/room/room.ts'
import { dateText, dayOf, timeOf } from '../../../core/text/format.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { useRowView } from '../../match/row-view.ts'
import { CoveredNote } from '../../spoiler/CoveredNote.tsx'
import { RoomTile } from '../list/RoomTile.tsx'
import { playbackQuery, roomQuery } from '../room-queries.ts'
import { recordingsOf, useRecordingsCovered } from '../use-room-title.ts'
import styles from './PersonaPage.module.css'

export function PersonaRoom({ anchor }: { anchor: Anchor }) {
  const { data: room } = useQuery(roomQuery(anchor.id))
  const { data: playbacks } = useQuery(playbackQuery(anchor.id))
  const { lang, tz } = useRowView()
  const { t } = useLingui()
  const covered = useRecordingsCovered(anchor.id)
  return (
    <>
      <Panel padded>
        <SectionHead title={<Trans>直播间</Trans>} />
        {room?.signature && <p className={styles.text}>{room.signature}</p>}
        <div className={styles.tiles}>
          <RoomTile room={anchor} />
        </div>
      </Panel>
      <Panel padded>
        <SectionHead title={<Trans>回放</Trans>} />
        {covered && playbacks && playbacks.list.length > 0 && <CoveredNote name={recordingsOf(anchor.id)} />}
        {!playbacks || playbacks.list.length === 0 ? (
          <p className={styles.text}>
            <Trans>还没有回放。</Trans>
          </p>
        ) : (
          <ul className={styles.playbacks}>
            {playbacks.list.map((one) => (
              <li key={one.id}>
                <Link to="/live" search={{ id: anchor.id, playback: one.id }} className={styles.playback}>
                  <b>{(!covered && one.title) || t`${anchor.nickname} 的直播`}</b>
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
        )}
      </Panel>
    </>
  )
}
