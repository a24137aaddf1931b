import { describe, expect, it } from 'vitest'
import { ApiError, NetworkError } from '../../core/api/api.ts'
import { createPayTicket } from './pay-ticket.ts'

function scene() {
  let now = 0
  const bought: string[] = []
  const ticket = createPayTicket(
    async (password) => {
      bought.push(password)
      return { ticket: `ticket-${bought.length}`, expires_at: new Date(now + 300_000).toISOString() }
    },
    () => now,
  )
  const echo = async (value: string) => value
  return { ticket, bought, echo, pass: (milliseconds: number) => (now += milliseconds) }
}
const refusal = (error: 'card-hold' | 'pay-ticket-expired') => () => Promise.reject(new ApiError(1, error, error))

describe('payment password ticket', () => {
  it('is requested for each operation', async () => {
    const { ticket, bought, echo } = scene()
    expect([await ticket.spend('482913', echo), await ticket.spend('482913', echo)]).toEqual(['ticket-1', 'ticket-2'])
    expect(bought).toEqual(['482913', '482913'])
  })

  it('is reused for a retry after a rejection or a lost response', async () => {
    const { ticket, echo } = scene()
    await expect(ticket.spend('482913', refusal('card-hold'))).rejects.toThrow('card-hold')
    await expect(ticket.spend('482913', () => Promise.reject(new NetworkError('lost')))).rejects.toThrow('lost')
    expect(await ticket.spend('482913', echo)).toBe('ticket-1')
  })

  it('is requested again when it is used up, too old, or the password has changed', async () => {
    const { ticket, echo, pass } = scene()
    await expect(ticket.spend('482913', refusal('pay-ticket-expired'))).rejects.toThrow()
    await expect(ticket.spend('482913', refusal('card-hold'))).rejects.toThrow('card-hold')
    pass(295_000)
    await expect(ticket.spend('482913', refusal('card-hold'))).rejects.toThrow('card-hold')
    expect(await ticket.spend('999999', echo)).toBe('ticket-4')
  })
})
