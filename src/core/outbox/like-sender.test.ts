// A like made offline is sent; if the server refuses it, the server's state shows.
import { afterEach, expect, it, vi } from 'vitest'
import { likeResponses, optimisticLikes, setOptimisticLike } from '../like/optimistic-likes.ts'
import type { OutboxRecord } from '../storage/db.ts'
import { sendLike } from './like-sender.ts'

const row = (kind: 'post' | 'comment' | 'video', on: boolean): OutboxRecord => ({
  ...{ seq: 1, key: 'k', kind: 'like', subject: `${kind} 9`, payload: { kind, id: '9', on, was: !on, about: '' } },
  ...{ createdAt: 0, tries: 0, notBefore: 0, refused: null, owner: '7' },
})
const asked: string[] = []
function server(responseBody: object, cookie = 'token=t'): void {
  asked.length = 0
  vi.stubGlobal('document', { cookie })
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    asked.push(`${url} ${body}`)
    return Response.json({ msg: '', ...responseBody })
  })
}
afterEach(() => {
  optimisticLikes.set({})
  vi.unstubAllGlobals()
})

it('publishes the server’s response to the views, using each kind’s own call', async () => {
  const heard: unknown[] = []
  const stop = likeResponses.listen((...news) => void heard.push(news))
  setOptimisticLike('video 9', { on: true, waits: true })
  server({ code: 0, data: { is_liked: true, likes: 5 } })
  expect(await sendLike(row('video', true))).toEqual({ type: 'accepted' })
  server({ code: 0, data: { liked: false, likes: 2 } })
  expect(await sendLike(row('comment', false))).toEqual({ type: 'accepted' })
  stop()
  expect(asked).toEqual(['/api/Comment/likes {"id":"9","on":false}'])
  expect(heard).toEqual([
    ['video 9', { liked: true, likes: 5 }],
    ['comment 9', { liked: false, likes: 2 }],
  ])
  expect(optimisticLikes.get()).toEqual({})
})

it('keeps a choice made since then', async () => {
  setOptimisticLike('post 9', { on: false, waits: true })
  server({ code: 0, data: { liked: true, likes: 5 } })
  await sendLike(row('post', true))
  expect(optimisticLikes.get()).toEqual({ 'post 9': { on: false, waits: true } })
})

it('reverts when the server rejects it, and waits for a login', async () => {
  setOptimisticLike('post 9', { on: true, waits: true })
  server({ code: 1, error: 'not-found' })
  expect(await sendLike(row('post', true))).toEqual({ type: 'refused', reason: 'not-found' })
  expect(optimisticLikes.get()).toEqual({})
  server({}, '')
  expect([await sendLike(row('post', true)), asked]).toEqual([{ type: 'paused' }, []])
})
