import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sessionStore } from './session.ts'
import { readShareCode, shareLink, tellShared } from './share.ts'

const user = { id: 'u1' } as never
const answer = (data: unknown) => new Response(JSON.stringify({ code: 0, msg: '', data }))
const asked = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
beforeEach(() => {
  asked.mockReset()
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  sessionStore.set({ phase: 'unknown', user: null })
  vi.unstubAllGlobals()
})

it('a link carries the code once it is known, beside what it says already, and a guest’s none', async () => {
  expect(await readShareCode()).toBe('')
  expect(shareLink('https://g.example/main')).toBe('https://g.example/main')
  sessionStore.set({ phase: 'in', user })
  asked.mockResolvedValueOnce(answer({ share_code: 'ABCD2345' }))
  expect(await readShareCode()).toBe('ABCD2345')
  expect(await readShareCode()).toBe('ABCD2345')
  expect(asked).toHaveBeenCalledTimes(1)
  expect(shareLink('https://g.example/score-detail?id=m1&shareCode=OLD')).toBe('https://g.example/score-detail?id=m1&shareCode=ABCD2345')
  sessionStore.set({ phase: 'out', user: null })
  expect(shareLink('https://g.example/main')).toBe('https://g.example/main')
})

it('a guest’s share is nobody’s', async () => {
  expect(await tellShared({ kind: 'app' })).toBeNull()
  expect(asked).not.toHaveBeenCalled()
})

it('a member’s is told with a key', async () => {
  sessionStore.set({ phase: 'in', user })
  asked.mockResolvedValueOnce(answer({ lz_num: 10 }))
  expect(await tellShared({ kind: 'match', id: 'm1' })).toEqual({ lz_num: 10 })
  const [url, init] = asked.mock.calls[0] as [string, RequestInit]
  expect(url).toContain('shareTasks')
  expect(JSON.parse(String(init.body))).toMatchObject({ kind: 'match', id: 'm1' })
  expect((init.headers as Record<string, string>)['idempotency-key']).toMatch(/^[\da-f-]{36}$/)
})
