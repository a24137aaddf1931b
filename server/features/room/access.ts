// The caller's role in a room. Owner and manager are roles in one room, so the contract only requires a login, and handlers that need
// one of these roles check it with these functions.
import { fail } from '../../core/http/fail.ts'
import type { Account } from '../../core/http/route.ts'
import type { RoomDeps } from './deps.ts'
import type { RoomState } from './directory.ts'
import { type InRoom, standingIn } from './store.ts'

/** Returns the caller's own room; throws forbidden without one. */
export function ownRoom({ directory }: Pick<RoomDeps, 'directory'>, account: Account): RoomState {
  const state = directory.ofStreamer(account.id)
  if (!state) throw fail('forbidden')
  return state
}

export function roomOf({ directory }: Pick<RoomDeps, 'directory'>, id: string): RoomState {
  const state = directory.get(id)
  if (!state) throw fail('not-found', { room: id })
  return state
}

/** Returns the caller as owner or manager of a room; throws forbidden for everyone else and for a missing room. */
export async function managedRoom(
  { directory, db, now }: Pick<RoomDeps, 'directory' | 'db' | 'now'>,
  account: Account,
  id: string,
): Promise<{ me: string; state: RoomState; role: Exclude<InRoom['role'], 'viewer'> }> {
  const me = account.id
  const state = directory.get(id)
  const { role } = state ? await standingIn(db, id, me, now()) : { role: 'viewer' as const }
  if (!state || role === 'viewer') throw fail('forbidden')
  return { me, state, role }
}
