// The invitation in the URL by which a visitor came: the first script of any page stores it, the login binds it to the account.
import { ApiError, call } from '../api/api.ts'

export interface Invitation {
  /** From `?shareCode=`: bound after the login. */
  share?: string
  /** From `?invite=`: sent with the login itself. */
  invite?: string
}
/** Storage key under which src/begin.ts stores the time and the query of the URL. */
const key = 'invitation'
/** Time to live between the visit and the login, in milliseconds. */
const life = 30 * 86_400_000
const codes = /[?&](shareCode|invite)=([A-Za-z0-9]{1,32})(?=&|$)/g

interface Storage {
  getItem(key: string): string | null
  removeItem(key: string): void
}
const storage = (): Storage | undefined => (globalThis as { localStorage?: Storage }).localStorage

/** Parses a stored invitation; null if it is missing, expired or invalid. */
export function parseInvitation(text: string | null, now: number): Invitation | null {
  const [, at = '', query = ''] = /^(\d+)(\?.*)$/.exec(text ?? '') ?? []
  if (!at || now - Number(at) > life || now < Number(at)) return null
  const found: Invitation = {}
  for (const [, name, code] of query.matchAll(codes)) found[name === 'invite' ? name : 'share'] = code
  return found.share || found.invite ? found : null
}

export function findInvitation(): Invitation | null {
  try {
    return parseInvitation(storage()?.getItem(key) ?? null, Date.now())
  } catch {
    // Storage is blocked: there is no invitation.
    return null
  }
}

/** Binds the share code after a login. A permanent refusal is not retried. */
export async function bindShare(): Promise<void> {
  const invitation = findInvitation()
  if (!invitation) return
  try {
    if (invitation.share) await call('POST api/user/shareBind', { body: { shareCode: invitation.share, type: 1 } })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 1) throw error
    console.info('invitation bind failed', error)
  }
  storage()?.removeItem(key)
}
