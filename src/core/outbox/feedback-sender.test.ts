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
const respondWith = (body: object) => vi.fn(async () => new Response(JSON.stringify({ msg: '', data: null, ...body })))

afterEach(() => vi.unstubAllGlobals())

describe('queued feedback', () => {
  it('is sent with its key, and a member’s only while that member is signed in', async () => {
    const fetched = respondWith({ code: 0, data: { id: '1' } })
    vi.stubGlobal('fetch', fetched)
    expect(await sendFeedback(row('100001'))).toEqual({ type: 'paused' })
    expect(fetched).not.toHaveBeenCalled()
    expect(await sendFeedback(row(''))).toEqual({ type: 'accepted' })
    expect(fetched).toHaveBeenCalledWith(
      '/api/Universal/feedback',
      expect.objectContaining({ body: '{"content":"卡住了"}', headers: expect.objectContaining({ 'idempotency-key': 'k' }) }),
    )
  })

  it('keeps waiting offline, fails permanently when rejected, and pauses when the login is lost', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    expect(await sendFeedback(row(''))).toEqual({ type: 'kept' })
    vi.stubGlobal('fetch', respondWith({ code: 1, error: 'not-found' }))
    expect(await sendFeedback(row(''))).toEqual({ type: 'refused', reason: 'not-found' })
    vi.stubGlobal('fetch', respondWith({ code: 1, error: 'too-many' }))
    expect(await sendFeedback(row(''))).toMatchObject({ type: 'kept' })
    vi.stubGlobal('fetch', respondWith({ code: 700, error: 'auth-lost' }))
    expect(await sendFeedback(row(''))).toEqual({ type: 'paused' })
  })

  it('uploads its pictures first, one by one, and reports after each what is left', async () => {
    const asked: string[] = []
    const data: Record<string, object> = {
      '/api/Member/getQiniuToken': { token: 't', received: 1, parts: [] },
      '/api/Member/uploaded': { path: '/media/new.png' },
      '/api/Universal/feedback': { id: '1' },
    }
    vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
      asked.push(`${url} ${url.includes('feedback') ? body : ''}`.trim())
      return new Response(JSON.stringify({ code: 0, msg: '', data: data[url] }))
    })
    const files = ['one', 'two'].map((text) => new Blob([text], { type: 'image/png' }))
    const first = await sendFeedback({ ...row(''), payload: { content: '卡住了', pictures: ['/media/old.png'], files } })
    const half = { content: '卡住了', pictures: ['/media/old.png', '/media/new.png'], files: [files[1]] }
    expect(first).toEqual({ type: 'changed', payload: half })
    const second = await sendFeedback({ ...row(''), payload: half })
    const whole = { content: '卡住了', pictures: ['/media/old.png', '/media/new.png', '/media/new.png'] }
    expect(second).toEqual({ type: 'changed', payload: whole })
    expect(asked.some((one) => one.includes('feedback'))).toBe(false)
    expect(await sendFeedback({ ...row(''), payload: whole })).toEqual({ type: 'accepted' })
    expect(asked.at(-1)).toBe(`/api/Universal/feedback ${JSON.stringify(whole)}`)
  })

  it('waits offline with its pictures, and is rejected with one that is never accepted', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    vi.stubGlobal('navigator', { onLine: false })
    const sent = (type: string) => sendFeedback({ ...row(''), payload: { content: 'x', files: [new Blob(['x'], { type })] } })
    expect(await sent('image/png')).toEqual({ type: 'kept' })
    expect(await sent('text/html')).toEqual({ type: 'refused', reason: 'upload-type' })
  })
})
