// Permissions of users over others in a room: pure.
import type { ModerationAct } from '../../contract/room/moderation.ts'
import type { RoomRole } from '../../contract/room/room-card.ts'

/** Mute, kick, and undo either: the owner anyone but themselves, a manager viewers only. */
export const mayRestrain = (by: RoomRole, whom: RoomRole): boolean =>
  (by === 'owner' && whom !== 'owner') || (by === 'manager' && whom === 'viewer')

/** Appoint a manager: owner and managers may appoint viewers. */
export const mayAppoint = (by: RoomRole, whom: RoomRole): boolean => by !== 'viewer' && whom === 'viewer'

/** Dismiss a manager: the owner may dismiss anyone, a manager those who appointed no others; everyone may resign. */
export const mayDismiss = (by: RoomRole, { self, made }: { self: boolean; made: number }): boolean =>
  by === 'owner' || (by === 'manager' && (self || made === 0))

/** What an action is about: only the last action about the same can be undone. */
export const matterOf = (act: ModerationAct): 'mute' | 'kick' | 'manager' =>
  act === 'mute' || act === 'unmute' ? 'mute' : act === 'kick' || act === 'unkick' ? 'kick' : 'manager'
