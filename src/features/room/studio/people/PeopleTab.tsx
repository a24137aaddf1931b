// Member management of a room: managers, muted users, kicked users, and the moderation log.
import type { RoomRole } from '../../../../../contract/room/room-card.ts'
import styles from '../Studio.module.css'
import { Managers } from './Managers.tsx'
import { ModerationLog } from './ModerationLog.tsx'
import { Restricted } from './Restricted.tsx'

/** `by`: the user's own role in the room. */
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
