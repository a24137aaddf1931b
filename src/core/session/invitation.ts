// Who shared the address by which somebody came: stored by the first script of any page, and bound to the account at the login.
import { ApiError, call } from '../api/api.ts'

export interface Invitation {
  /** Of `?shareCode=`: bound after the login. */
  share?: string
  /** Of `?invite=`: said in the login itself. */
  invite?: string
}
/** Under which src/begin.ts stores the instant and the query of the address. */
const key = 'invitation'
/** Milliseconds that somebody may take between the address and the login. */
const life = 30 * 86_400_000
const codes = /[?&](shareCode|invite)=([A-Za-z0-9]{1,32})(?=&|$)/g

interface Storage {
  getItem(key: string): string | null
  removeItem(key: string): void
}
const storage = (): Storage | undefined => (globalThis as { localStorage?: Storage }).localStorage

/** What was stored, if it is still good; null: nothing, or nothing that is a code. */
export function keptOf(text: string | null, now: number): Invitation | null {
  const [, at = '', query = ''] = /^(\d+)(\?.*)$/.exec(text ?? '') ?? []
  if (!at || now - Number(at) > life || now < Number(at)) return null
  const found: Invitation = {}
  for (const [, name, code] of query.matchAll(codes)) found[name === 'invite' ? name : 'share'] = code
  return found.share || found.invite ? found : null
}

export function keptInvitation(): Invitation | null {
  try {
    return keptOf(storage()?.getItem(key) ?? null, Date.now())
  } catch {
    // Storage is blocked: nothing was kept.
    return null
  }
}

/** After a login. What the server refuses for good is not asked again. */
export async function bindShare(): Promise<void> {
  const kept = keptInvitation()
  if (!kept) return
  try {
    if (kept.share) await call('POST api/user/shareBind', { body: { shareCode: kept.share, type: 1 } })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 1) throw error
    console.info('the invitation was not bound', error)
  }
  storage()?.removeItem(key)
}
