import { afterEach, describe, expect, it, vi } from 'vitest'
import type { OutboxRecord } from '../storage/db.ts'
import { sendFeedback } from './feedback-sender.ts'

const row = (owner: string): OutboxRecord => ({
  seq: 1,
  key: 'k',
  kind: 'feedback',
  subject: 's',
  payload: { content: '卡住了' },
  createdAt: 0,
  tries: 0,
  notBefore: 0,
  refused: null,
  owner,
})
const answer = (body: object) => vi.fn(async () => new Response(JSON.stringify({ msg: '', data: null, ...body })))

afterEach(() => vi.unstubAllGlobals())

describe('feedback that waited', () => {
  it('goes out with its key, a member’s only where the member is signed in', async () => {
    const fetched = answer({ code: 0, data: { id: '1' } })
    vi.stubGlobal('fetch', fetched)
    expect(await sendFeedback(row('100001'))).toEqual({ is: 'paused' })
    expect(fetched).not.toHaveBeenCalled()
    expect(await sendFeedback(row(''))).toEqual({ is: 'accepted' })
    expect(fetched).toHaveBeenCalledWith(
      '/api/Universal/feedback',
      expect.objectContaining({ body: '{"content":"卡住了"}', headers: expect.objectContaining({ 'idempotency-key': 'k' }) }),
    )
  })

  it('waits on without a network, is refused for good by a reason, and pauses when the login is lost', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    expect(await sendFeedback(row(''))).toEqual({ is: 'kept' })
    vi.stubGlobal('fetch', answer({ code: 1, error: 'not-found' }))
    expect(await sendFeedback(row(''))).toEqual({ is: 'refused', reason: 'not-found' })
    vi.stubGlobal('fetch', answer({ code: 1, error: 'too-many' }))
    expect(await sendFeedback(row(''))).toMatchObject({ is: 'kept' })
    vi.stubGlobal('fetch', answer({ code: 700, error: 'auth-lost' }))
    expect(await sendFeedback(row(''))).toEqual({ is: 'paused' })
  })
})
