// The people of a room: its managers, who may not write, who was put out, and what was done by whom.
import type { RoomRole } from '../../../../contract/room/room-card.ts'
import styles from '../Studio.module.css'
import { Managers } from './Managers.tsx'
import { ModerationLog } from './ModerationLog.tsx'
import { Restricted } from './Restricted.tsx'

/** `by`: what the reader is in that room. */
export function PeopleTab({ roomId, by }: { roomId: string; by: RoomRole }) {
  return (
    <div className={styles.column}>
      <Managers roomId={roomId} by={by} />
      <Restricted roomId={roomId} kind="mute" />
      <Restricted roomId={roomId} kind="kick" />
      <ModerationLog roomId={roomId} />
    </div>
  )
}
