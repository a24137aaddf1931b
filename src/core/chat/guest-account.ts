// The account under which a guest reads where Tencent carries the chat: its service requires one. It cannot write to our users.
// Our own chat needs none: guests have no conversations there, and rooms are readable without an account.
import type { ApiData } from '../../../contract/api.ts'

export type GuestAccount = ApiData<'GET api/Universal/imTouristAccount'>
export const guestKey = ['GET api/Universal/imTouristAccount', null] as const

export interface GuestAccountDeps {
  /** Returns the account cached on the device. */
  find(): Promise<GuestAccount | undefined>
  save(account: GuestAccount): Promise<void>
  ask(): Promise<GuestAccount>
  /** Real milliseconds. */
  now(): number
}

/** Milliseconds before its expiry from which the account is not used any more. */
const spare = 60_000

/** Returns the device's account until it expires, then a new one: the server limits them per address and day. */
export async function guestAccount({ find, save, ask, now }: GuestAccountDeps): Promise<GuestAccount> {
  const stored = await find()
  if (stored && Date.parse(stored.expires) - spare > now()) return stored
  const account = await ask()
  await save(account).catch((error: unknown) => console.warn('chat guest account write failed', error))
  return account
}
