// What the gifts of a room read.
import { apiQuery } from '../../core/api/api-query.ts'
import { refreshUser, sessionStore } from '../../core/session/session.ts'

export const giftsQuery = () => apiQuery('GET api/Gift/getList')
export const bagQuery = () => apiQuery('GET api/Gift/getUserGiftList')
export const laddersQuery = () => apiQuery('GET api/Guard/getList')
export const myStatusQuery = () => apiQuery('GET api/guard_user/mine')
/** The newest that I sent, and what one costs now. */
export const hornsQuery = () => apiQuery('GET api/Member/hornList', { query: { limit: '20' } })
export const envelopesQuery = (roomId: string) => apiQuery('POST api/Redenvelope/getRedInfo', { body: { room_id: roomId } })
export const envelopeQuery = (id: string) => apiQuery('POST api/Redenvelope/getRedInfo', { body: { id } })

/** What a receipt says of the wallet, at once; the rest of it is read when it is wanted. */
export function balanceIs(balance: number): void {
  const state = sessionStore.get()
  if (state.user) sessionStore.set({ ...state, user: { ...state.user, balance } })
}
/** After a failure nobody knows better than the server. */
export const readBalance = (): void => void refreshUser().catch((error: unknown) => console.warn('the balance was not read again', error))
