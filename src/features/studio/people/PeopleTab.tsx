// The people of a room: its managers, who may not write, who was put out, and what was done by whom.

import styles from '../Studio.module.css'
import { Managers } from './Managers.tsx'
import { ModerationLog } from './ModerationLog.tsx'
import { Restricted } from './Restricted.tsx'

export function PeopleTab({ roomId }: { roomId: string }) {
  return (
    <div className={styles.column}>
      <Managers roomId={roomId} />
      <Restricted roomId={roomId} kind="mute" />
      <Restricted roomId={roomId} kind="kick" />
      <ModerationLog roomId={roomId} />
    </div>
  )
}
