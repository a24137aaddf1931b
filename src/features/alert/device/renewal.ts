// When the push subscription must be sent to the server again. Checked at every start: R-PUSH-5. Pure.

/** Milliseconds after which an unchanged subscription is sent again: the server may have lost it. */
const tellAgainAfter = 86_400_000

export interface ToldSubscription {
  /** Endpoint last sent; undefined before the first time. */
  endpoint: string | undefined
  /** Real milliseconds of the server's last response to it. */
  toldAt: number | undefined
}

export function mustTell(endpoint: string, told: ToldSubscription, nowMs: number): boolean {
  if (told.endpoint !== endpoint || told.toldAt === undefined) return true
  // abs(): a clock that was set back must not stop the renewal for good.
  return Math.abs(nowMs - told.toldAt) >= tellAgainAfter
}

/** Whether a subscription was made with another server key than the current one: pushes to it would be rejected. */
export function isOfOtherKey(made: ArrayBuffer | null | undefined, key: string): boolean {
  if (!made) return false
  const bytes = new Uint8Array(made)
  const text = btoa(String.fromCharCode(...bytes))
  return text.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '') !== key.replace(/=+$/, '')
}
