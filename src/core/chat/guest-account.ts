// The account under which a guest reads where Tencent carries the chat: its service knows nobody without one. It cannot write
// to anybody of ours. Our own chat needs none: whoever is not signed in has no conversations there, and rooms are read without.
import type { ApiData } from '../../../contract/api.ts'

export type GuestAccount = ApiData<'GET api/Universal/imTouristAccount'>
export const guestKey = ['GET api/Universal/imTouristAccount', null] as const

export interface GuestAccountParts {
  /** What the device keeps. */
  find(): Promise<GuestAccount | undefined>
  keep(account: GuestAccount): Promise<void>
  ask(): Promise<GuestAccount>
  /** Real milliseconds. */
  now(): number
}

/** Milliseconds before its end from which it is not begun with any more. */
const spare = 60_000

/** The one of this device as long as it lives, else a new one: the server makes only so many a day for an address. */
export async function guestAccount({ find, keep, ask, now }: GuestAccountParts): Promise<GuestAccount> {
  const kept = await find()
  if (kept && Date.parse(kept.expires) - spare > now()) return kept
  const account = await ask()
  await keep(account).catch((error: unknown) => console.warn('the guest account of the chat was not kept', error))
  return account
}
