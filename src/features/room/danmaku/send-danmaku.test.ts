import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { danmakuStyle } from '../../../core/store/danmaku-style.ts'
import { roomClock } from '../stream/clock/room-clock.ts'
import { danmakuSender } from './send-danmaku.ts'

/** Requests received, and responses to send next. */
let asked: URLSearchParams[] = []
let responses: (() => Response)[] = []
const sent = (): Response => new Response(JSON.stringify({ code: 0, msg: '', data: { id: 'd', room_id: 'v' } }))
const refused = (): Response => new Response(JSON.stringify({ code: 1, msg: '', error: 'repeated', data: null }))
const lost = (): Response => {
  throw new TypeError('no answer')
}
const keys = (): (string | null)[] => asked.map((query) => query.get('key'))

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URLSearchParams(url.slice(url.indexOf('?'))))
    return (responses.shift() ?? sent)()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('sends a line once when its response was lost, with the timestamp of the first attempt', async () => {
  const now = vi.spyOn(roomClock, 'now').mockReturnValue(5_000)
  const send = danmakuSender()
  responses = [lost]
  await expect(send('v', '好球')).rejects.toThrow()
  now.mockReturnValue(9_000)
  await send('v', '好球')
  expect(keys()[1]).toBe(keys()[0])
  expect(asked[1]?.get('at')).toBe(asked[0]?.get('at'))
})

it('uses the style chosen for live rooms, as far as the level allows', async () => {
  const before = danmakuStyle.get()
  danmakuStyle.set({ color: '#ff4d4d', size: 'small', position: 'top' })
  await danmakuSender()('v', '好球')
  danmakuStyle.set(before)
  const style = ['color', 'size', 'position'].map((key) => asked[0]?.get(key))
  expect(style).toEqual(['#ffffff', 'small', 'scroll'])
})

it('takes a new key for a different text, for a repeat, and for a retry after a rejection', async () => {
  const send = danmakuSender()
  responses = [lost, sent, sent, refused, sent]
  await expect(send('v', '好球')).rejects.toThrow()
  await send('v', '好球!')
  await send('v', '好球!')
  await expect(send('v', '漂亮')).rejects.toThrow()
  await send('v', '漂亮')
  expect(new Set(keys()).size).toBe(5)
})
