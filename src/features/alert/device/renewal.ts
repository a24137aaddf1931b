// When the push subscription must be sent to the server again. Checked at every start: R-PUSH-5. Pure.

/** Milliseconds after which an unchanged subscription is sent again: the server may have lost it. */
const syncAgainAfter = 86_400_000

export interface SyncedSubscription {
  /** Endpoint last sent; undefined before the first time. */
  endpoint: string | undefined
  /** Real milliseconds of the server's last response to it. */
  syncedAt: number | undefined
}

export function needsSync(endpoint: string, synced: SyncedSubscription, nowMs: number): boolean {
  if (synced.endpoint !== endpoint || synced.syncedAt === undefined) return true
  // abs(): a clock that was set back must not stop the renewal for good.
  return Math.abs(nowMs - synced.syncedAt) >= syncAgainAfter
}

/** Whether a subscription was made with another server key than the current one: pushes to it would be rejected. */
export function isOfOtherKey(made: ArrayBuffer | null | undefined, key: string): boolean {
  if (!made) return false
  const bytes = new Uint8Array(made)
  const text = btoa(String.fromCharCode(...bytes))
  return text.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '') !== key.replace(/=+$/, '')
}
