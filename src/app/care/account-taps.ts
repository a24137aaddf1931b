// The account hears of each star and reservation that is tapped on this device, from the first tap of the page on.
import { tokenOf } from '../../core/api/api.ts'
import { putAccountFollow } from '../../core/follow/account-follows.ts'
import { deviceOutbox } from '../../core/outbox/device-outbox.ts'
import { sessionStore } from '../../core/session/session.ts'
import { type FollowChange, followStore } from '../../features/follow/follow-store.ts'

/** Who is signed in may not be known yet: his token is. */
const hasAccount = (): boolean => {
  const { phase } = sessionStore.get()
  return phase === 'in' || (phase === 'unknown' && tokenOf() !== null)
}

function tellAccount({ kind, id }: FollowChange): void {
  if (!hasAccount()) return
  putAccountFollow(kind === 'reservation' ? 'match' : kind, id)
    .then(() => deviceOutbox.flush())
    .catch((error: unknown) => console.warn('the account hears of a follow later', error))
}

export function startAccountTaps(): void {
  followStore.onTap(tellAccount)
  for (const change of followStore.takeEarly()) tellAccount(change)
}
