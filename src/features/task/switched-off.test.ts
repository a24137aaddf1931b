import { describe, expect, it } from 'vitest'
import { ApiError, NetworkError } from '../../core/api/api.ts'
import { SwitchedOff, unlessOff } from './switched-off.ts'

const closed = new ApiError(1, 'unavailable', 'closed')
const failing = (error: Error) => (): Promise<never> => Promise.reject(error)

describe('when a call is rejected as closed', () => {
  it('reports it as switched off only when the configuration confirms it', async () => {
    await expect(unlessOff('mall', failing(closed), async () => ['mall'])).rejects.toThrow(SwitchedOff)
    await expect(unlessOff('mall', failing(closed), async () => ['tasks'])).rejects.toBe(closed)
  })

  it('keeps the original error when the configuration cannot be read', async () => {
    await expect(unlessOff('mall', failing(closed), failing(new NetworkError('gone')))).rejects.toBe(closed)
  })

  it('does not read the configuration after another error', async () => {
    const soldOut = new ApiError(1, 'sold-out', 'none left')
    const unasked = failing(new Error('asked'))
    await expect(unlessOff('mall', failing(soldOut), unasked)).rejects.toBe(soldOut)
    expect(await unlessOff('mall', async () => 7, unasked)).toBe(7)
  })
})
