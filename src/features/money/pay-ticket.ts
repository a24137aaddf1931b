// The payment ticket: obtained once with the payment password, valid for five minutes and one use.
import { useState } from 'react'
import { ApiError, call } from '../../core/api/api.ts'

export interface PayTicket {
  /** Runs one request with the ticket. An unused ticket remains valid for the next attempt. */
  spend<T>(password: string, act: (ticket: string) => Promise<T>): Promise<T>
}
interface Bought {
  ticket: string
  expires_at: string
}
/** Milliseconds before its expiry at which a ticket counts as expired, because the request takes time too. */
const margin = 10_000

export function createPayTicket(buy: (password: string) => Promise<Bought>, now = Date.now): PayTicket {
  let held: (Bought & { password: string }) | null = null
  return {
    async spend(password, act) {
      const isGood = held !== null && held.password === password && Date.parse(held.expires_at) - margin > now()
      if (!isGood) held = { ...(await buy(password)), password }
      const ticket = (held as Bought).ticket
      try {
        const done = await act(ticket)
        held = null
        return done
      } catch (error) {
        if (error instanceof ApiError && error.error === 'pay-ticket-expired') held = null
        throw error
      }
    },
  }
}

/** The form that asks for the password owns the ticket; it is discarded when the form unmounts. */
export function usePayTicket(): PayTicket {
  const [ticket] = useState(() => createPayTicket((password) => call('POST api/Balance/payTicket', { body: { password } })))
  return ticket
}
