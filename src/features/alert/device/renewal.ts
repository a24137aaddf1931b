// When the server must hear of the push subscription again. Looked at every start: R-PUSH-5. Pure.

/** Milliseconds after which an unchanged subscription is sent again: a server may have lost it meanwhile. */
const tellAgainAfter = 86_400_000

export interface ToldSubscription {
  /** What the server was last told of; undefined before the first time. */
  endpoint: string | undefined
  /** Real milliseconds of the server's last answer to it. */
  toldAt: number | undefined
}

export function mustTell(endpoint: string, told: ToldSubscription, nowMs: number): boolean {
  if (told.endpoint !== endpoint || told.toldAt === undefined) return true
  // A clock that was set back must not silence the renewal for good.
  return Math.abs(nowMs - told.toldAt) >= tellAgainAfter
}

/** Whether a subscription belongs to another key of the server than today's: pushes to it would be refused. */
export function isOfOtherKey(made: ArrayBuffer | null | undefined, key: string): boolean {
  if (!made) return false
  const bytes = new Uint8Array(made)
  const text = btoa(String.fromCharCode(...bytes))
  return text.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '') !== key.replace(/=+$/, '')
}
