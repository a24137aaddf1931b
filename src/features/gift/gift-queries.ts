// Queries for the gifts of a room.
import { apiQuery } from '../../core/api/api-query.ts'
import { refreshUser, sessionStore } from '../../core/session/session.ts'

export const giftsQuery = () => apiQuery('GET api/Gift/getList')
export const bagQuery = () => apiQuery('GET api/Gift/getUserGiftList')
export const laddersQuery = () => apiQuery('GET api/Guard/getList')
export const myStatusQuery = () => apiQuery('GET api/guard_user/mine')
/** The user's latest horns, and the current price. */
export const hornsQuery = () => apiQuery('GET api/Member/hornList', { query: { limit: '20' } })
export const envelopesQuery = (roomId: string) => apiQuery('POST api/Redenvelope/getRedInfo', { body: { room_id: roomId } })
export const envelopeQuery = (id: string) => apiQuery('POST api/Redenvelope/getRedInfo', { body: { id } })

/** Applies the balance of a receipt immediately; other wallet fields are refetched on demand. */
export function balanceIs(balance: number): void {
  const state = sessionStore.get()
  if (state.user) sessionStore.set({ ...state, user: { ...state.user, balance } })
}
/** Refetches the balance from the server after a failure. */
export const readBalance = (): void => void refreshUser().catch((error: unknown) => console.warn('balance not refreshed', error))
