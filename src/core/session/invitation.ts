// Who shared the address by which somebody came: kept from any page until a login, and bound to the account then.
import { ApiError, call } from '../api/api.ts'

export interface Invitation {
  /** Of `?shareCode=`: bound after the login. */
  share?: string
  /** Of `?invite=`: said in the login itself. */
  invite?: string
  at: number
}
const key = 'invitation'
/** Milliseconds that somebody may take between the address and the login. */
const life = 30 * 86_400_000
const shape = /^[A-Za-z0-9]{1,32}$/

interface Storage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}
const storage = (): Storage | undefined => (globalThis as { localStorage?: Storage }).localStorage

/** What an address says; null: nothing, or nothing that is a code. */
export function invitationOf(address: string, now: number): Invitation | null {
  const search = new URL(address, 'http://here').searchParams
  const read = (name: string): string | undefined => {
    const value = search.get(name) ?? ''
    return shape.test(value) ? value : undefined
  }
  const share = read('shareCode')
  const invite = read('invite')
  return share || invite ? { ...(share && { share }), ...(invite && { invite }), at: now } : null
}

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

/** Keeps what the address of this window said, whatever the router made of it since. */
export function keepInvitation(address: string): void {
  const found = invitationOf(address, Date.now())
  if (!found) return
  try {
    storage()?.setItem(key, JSON.stringify(found))
  } catch (error) {
    console.info('the invitation of this address cannot be kept', error)
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
