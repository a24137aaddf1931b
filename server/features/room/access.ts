// Who the caller is in a room. The roles owner and manager hold of one room each, so the guard of the contract asks for a login
// and the handlers that need one of them begin here.
import { fail } from '../../core/http/fail.ts'
import type { Account } from '../../core/http/route.ts'
import type { RoomState } from './directory.ts'
import type { RoomParts } from './parts.ts'
import { type InRoom, standingIn } from './store.ts'

/** The caller's own room; forbidden for who has none. */
export function ownRoom({ directory }: Pick<RoomParts, 'directory'>, account: Account): RoomState {
  const state = directory.ofStreamer(account.id)
  if (!state) throw fail('forbidden')
  return state
}

export function roomOf({ directory }: Pick<RoomParts, 'directory'>, id: string): RoomState {
  const state = directory.get(id)
  if (!state) throw fail('not-found', { room: id })
  return state
}

/** The caller as owner or manager of a room; forbidden for everybody else, and for a room that is not there. */
export async function managedRoom(
  { directory, db, now }: Pick<RoomParts, 'directory' | 'db' | 'now'>,
  account: Account,
  id: string,
): Promise<{ me: string; state: RoomState; role: Exclude<InRoom['role'], 'viewer'> }> {
  const me = account.id
  const state = directory.get(id)
  const { role } = state ? await standingIn(db, id, me, now()) : { role: 'viewer' as const }
  if (!state || role === 'viewer') throw fail('forbidden')
  return { me, state, role }
}
