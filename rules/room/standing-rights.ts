// Who may do what to whom in a room: pure.
import type { ModerationAct } from '../../contract/room/moderation.ts'
import type { RoomRole } from '../../contract/room/room-card.ts'

/** Mute, kick, and take either back: the owner everyone but himself, a manager who is neither owner nor manager. */
export const mayRestrain = (by: RoomRole, whom: RoomRole): boolean =>
  (by === 'owner' && whom !== 'owner') || (by === 'manager' && whom === 'viewer')

/** Make a manager: owner and managers, of whoever is a viewer. */
export const mayAppoint = (by: RoomRole, whom: RoomRole): boolean => by !== 'viewer' && whom === 'viewer'

/** End a manager: the owner anyone, a manager one who made no others; everybody himself. */
export const mayDismiss = (by: RoomRole, { self, made }: { self: boolean; made: number }): boolean =>
  by === 'owner' || (by === 'manager' && (self || made === 0))

/** What an act is about: an undo holds of the last one about the same alone. */
export const matterOf = (act: ModerationAct): 'mute' | 'kick' | 'manager' =>
  act === 'mute' || act === 'unmute' ? 'mute' : act === 'kick' || act === 'unkick' ? 'kick' : 'manager'
