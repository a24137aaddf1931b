import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { preferences } from '../store/preferences.ts'
import { sessionStore } from './session.ts'
import { readShareCode, reportShare, shareLink } from './share.ts'

const rows = vi.hoisted(() => new Map<string, { key: string }>())
vi.mock('../storage/account.ts', () => ({ currentAccount: async () => 'u1' }))
vi.mock('../storage/db.ts', () => ({
  db: {
    moneyCall: {
      put: async (row: { key: string }) => void rows.set(row.key, row),
      delete: async (key: string) => void rows.delete(key),
      where: () => ({ equals: () => ({ toArray: async () => [...rows.values()] }) }),
    },
  },
}))

const user = { id: 'u1' } as never
const respondWith = (data: unknown) => new Response(JSON.stringify({ code: 0, msg: '', data }))
const asked = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
beforeEach(() => {
  asked.mockReset()
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  sessionStore.set({ phase: 'unknown', user: null })
  vi.unstubAllGlobals()
})

it('adds the share code once known, beside existing parameters, and none for a guest', async () => {
  expect(await readShareCode()).toBe('')
  expect(shareLink('https://g.example/main')).toBe('https://g.example/main')
  sessionStore.set({ phase: 'in', user })
  asked.mockResolvedValueOnce(respondWith({ share_code: 'ABCD2345' }))
  expect(await readShareCode()).toBe('ABCD2345')
  expect(await readShareCode()).toBe('ABCD2345')
  expect(asked).toHaveBeenCalledTimes(1)
  expect(shareLink('https://g.example/score-detail?id=m1&shareCode=OLD')).toBe('https://g.example/score-detail?id=m1&shareCode=ABCD2345')
  sessionStore.set({ phase: 'out', user: null })
  expect(shareLink('https://g.example/main')).toBe('https://g.example/main')
})

it('requests a preview without scores when the user hides scores', () => {
  preferences.set({ hideFollowed: true })
  expect(shareLink('https://g.example/score-detail?id=m1')).toBe('https://g.example/score-detail?id=m1&spoiler=off')
  expect(shareLink('https://g.example/score-detail?id=m1', 'ABCD2345')).toBe(
    'https://g.example/score-detail?id=m1&shareCode=ABCD2345&spoiler=off',
  )
  preferences.set({ hideFollowed: false })
  expect(shareLink('https://g.example/score-detail?id=m1')).toBe('https://g.example/score-detail?id=m1')
})

it('does not report a guest’s share', async () => {
  expect(await reportShare({ kind: 'app' })).toBeNull()
  expect(asked).not.toHaveBeenCalled()
})

it('reports a member’s share with a key that is persisted first', async () => {
  sessionStore.set({ phase: 'in', user })
  let written: string[] = []
  asked.mockImplementationOnce(async () => {
    written = [...rows.keys()]
    return respondWith({ lz_num: 10 })
  })
  expect(await reportShare({ kind: 'match', id: 'm1' })).toEqual({ lz_num: 10 })
  const [url, init] = asked.mock.calls[0] as [string, RequestInit]
  expect(url).toContain('shareTasks')
  expect(JSON.parse(String(init.body))).toMatchObject({ kind: 'match', id: 'm1' })
  const key = (init.headers as Record<string, string>)['idempotency-key']
  expect(key).toMatch(/^[\da-f-]{36}$/)
  expect([written, rows.size]).toEqual([[key], 0])
})

it('queries a member’s share by its key when the response is lost, without reporting it again', async () => {
  sessionStore.set({ phase: 'in', user })
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  asked.mockResolvedValueOnce(respondWith({ known: true, path: 'POST api/Activity/shareTasks', answer: { lz_num: 10 } }))
  expect(await reportShare({ kind: 'match', id: 'm1' })).toEqual({ lz_num: 10 })
  const [report, question] = asked.mock.calls as [[string, RequestInit], [string, RequestInit]]
  const key = (report[1].headers as Record<string, string>)['idempotency-key']
  expect([asked.mock.calls.length, question[0]]).toEqual([2, expect.stringContaining(`outcome?key=${key}`)])
})
