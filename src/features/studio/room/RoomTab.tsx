// The room: what lists show of it, what it says to who comes in, what it asks of who writes.
import type { ReactNode } from 'react'
import type { StudioRoom } from '../../../../contract/room/studio.ts'
import { classNames } from '../../../ui/class-names.ts'
import styles from '../Studio.module.css'
import { RefusedWords } from './RefusedWords.tsx'
import { RoomForm } from './RoomForm.tsx'
import { TalkForm } from './TalkForm.tsx'
import { WordsForm } from './WordsForm.tsx'

/** Forms begin with what was there when the tab was opened: later answers do not take away what is typed. */
export function RoomTab({ studio, groups }: { studio: StudioRoom; groups: ReactNode }) {
  return (
    <div className={classNames(styles.page, styles.cols)}>
      <div className={styles.column}>
        <RoomForm room={studio.room} />
        <RefusedWords roomId={studio.room.id} />
      </div>
      <div className={styles.column}>
        <WordsForm studio={studio} />
        <TalkForm chat={studio.chat} />
        {groups}
      </div>
    </div>
  )
}
