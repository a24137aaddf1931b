import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from '../api/api.ts'
import type { OutboxRecord } from '../storage/db.ts'
import { sendAccountFollow } from './account-follow-sender.ts'

const here = vi.hoisted(() => ({ follows: [] as unknown[], call: vi.fn() }))
vi.mock('./subscription-sender.ts', () => ({ deviceFollows: async () => here.follows }))
vi.mock('../api/api.ts', async (original) => ({ ...(await original<object>()), call: here.call }))

const row = { key: 'one', payload: { kind: 'team', id: 't1' } } as OutboxRecord

describe('account follow in the outbox', () => {
  beforeEach(() => {
    here.follows = []
    here.call.mockReset()
  })

  it('sends its state at the time of sending, not at the time of the tap', async () => {
    here.follows = [
      { kind: 'team', id: 't1', events: ['goal'] },
      { kind: 'match', id: 't1', events: [] },
    ]
    expect(await sendAccountFollow(row)).toEqual({ type: 'accepted' })
    here.follows = []
    expect(await sendAccountFollow(row)).toEqual({ type: 'accepted' })
    expect(here.call.mock.calls.map(([, params]) => params)).toEqual([
      { body: { put: [{ kind: 'team', id: 't1', events: ['goal'] }] }, idempotencyKey: 'one' },
      { body: { remove: [{ kind: 'team', id: 't1' }] }, idempotencyKey: 'one' },
    ])
  })

  it('sends its state from when the account left, whatever the device follows now', async () => {
    const left = { kind: 'team', id: 't1', events: ['goal'] }
    await sendAccountFollow({ ...row, payload: { kind: 'team', id: 't1', left } })
    here.follows = [left]
    await sendAccountFollow({ ...row, payload: { kind: 'team', id: 't1', left: null } })
    expect(here.call.mock.calls.map(([, { body }]) => body)).toEqual([{ put: [left] }, { remove: [{ kind: 'team', id: 't1' }] }])
  })

  it('waits for the network and the next login, and ends when rejected', async () => {
    const fails = (error: Error) => {
      here.call.mockRejectedValueOnce(error)
      return sendAccountFollow(row)
    }
    expect(await fails(new NetworkError('gone'))).toEqual({ type: 'kept' })
    expect(await fails(new ApiError(700, 'auth-lost', ''))).toEqual({ type: 'paused' })
    expect(await fails(new ApiError(50012, 'session-ended', ''))).toEqual({ type: 'paused' })
    expect(await fails(new ApiError(1, 'too-many', '', 30))).toEqual({ type: 'kept', answered: true, retryAfter: 30 })
    expect(await fails(new ApiError(1, 'busy', '', 1))).toEqual({ type: 'kept', answered: true, retryAfter: 1 })
    expect(await fails(new ApiError(1, 'invalid-input', ''))).toEqual({ type: 'refused', reason: 'invalid-input' })
    await expect(fails(new TypeError('a fault of ours'))).rejects.toThrow(TypeError)
  })
})
