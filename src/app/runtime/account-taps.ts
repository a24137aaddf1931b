// Sends each follow and reservation made on this device to the account, from the first tap on.
import { tokenOf } from '../../core/api/api.ts'
import { enqueueAccountFollow } from '../../core/follow/account-follows.ts'
import { deviceOutbox } from '../../core/outbox/device-outbox.ts'
import { sessionStore } from '../../core/session/session.ts'
import { type FollowChange, followStore } from '../../features/follow/follow-store.ts'

/** The user may not be loaded yet, but the token is. */
const hasAccount = (): boolean => {
  const { phase } = sessionStore.get()
  return phase === 'in' || (phase === 'unknown' && tokenOf() !== null)
}

function sendToAccount({ kind, id }: FollowChange): void {
  if (!hasAccount()) return
  enqueueAccountFollow(kind === 'reservation' ? 'match' : kind, id)
    .then(() => deviceOutbox.flush())
    .catch((error: unknown) => console.warn('follow not sent to the account yet', error))
}

export function startAccountTaps(): void {
  followStore.onTap(sendToAccount)
  for (const change of followStore.takeEarly()) sendToAccount(change)
}
