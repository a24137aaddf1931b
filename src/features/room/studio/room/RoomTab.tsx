// Room settings: listing, messages to viewers, and chat rules.
import type { ReactNode } from 'react'
import type { StudioRoom } from '../../../../../contract/room/studio.ts'
import { classNames } from '../../../../ui/class-names.ts'
import styles from '../Studio.module.css'
import { RefusedWords } from './RefusedWords.tsx'
import { RoomForm } from './RoomForm.tsx'
import { RoomTextForm } from './RoomTextForm.tsx'
import { TalkForm } from './TalkForm.tsx'

/** Forms start with the values at the time the tab was opened: later responses do not overwrite the user's input. */
export function RoomTab({ studio, groups }: { studio: StudioRoom; groups: ReactNode }) {
  return (
    <div className={classNames(styles.page, styles.cols)}>
      <div className={styles.column}>
        <RoomForm room={studio.room} />
        <RefusedWords roomId={studio.room.id} />
      </div>
      <div className={styles.column}>
        <RoomTextForm studio={studio} />
        <TalkForm chat={studio.chat} />
        {groups}
      </div>
    </div>
  )
}
