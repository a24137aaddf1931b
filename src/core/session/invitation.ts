// Who shared the address by which somebody came: stored by the first script of any page, and bound to the account at the login.
import { ApiError, call } from '../api/api.ts'
import type { Invitation } from './invitation-address.ts'

/** Under which invitation-address.ts stores it. */
const key = 'invitation'
/** Milliseconds that somebody may take between the address and the login. */
const life = 30 * 86_400_000
const shape = /^[A-Za-z0-9]{1,32}$/

interface Storage {
  getItem(key: string): string | null
  removeItem(key: string): void
}
const storage = (): Storage | undefined => (globalThis as { localStorage?: Storage }).localStorage

/** What was kept, if it is still good. */
export function keptOf(text: string | null, now: number): Invitation | null {
  try {
    const { share, invite, at } = JSON.parse(text ?? '') as Partial<Invitation>
    if (typeof at !== 'number' || now - at > life || now < at) return null
    const good = (value: unknown): value is string => typeof value === 'string' && shape.test(value)
    return { ...(good(share) && { share }), ...(good(invite) && { invite }), at }
  } catch {
    return null
  }
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
