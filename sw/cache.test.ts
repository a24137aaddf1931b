// Which of the server's screens the worker keeps, and for whom.
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import type { RenderState } from '../contract/render.ts'
import { screenKey } from './screen-context.ts'

vi.mock('./shell.ts', () => ({
  shell: {
    getCacheKeyForURL: (url: string) => (url === '/index.html' ? 'https://site.test/index.html?__WB_REVISION__=1' : url),
    matchPrecache: async () => new Response('<html >the shell'),
  },
}))
vi.stubGlobal('self', { location: { origin: 'https://site.test' } })

const kept = new Map<string, Response>()
const cache = {
  match: async (key: string) => kept.get(key)?.clone(),
  put: async (key: string, response: Response) => void kept.set(key, response),
}
vi.stubGlobal('caches', { open: async () => cache })
afterAll(() => vi.unstubAllGlobals())

const { answerScreen, rememberContext } = await import('./cache.ts')

const reader = { lang: 'zh', theme: 'system', tz: 'Asia/Shanghai', hide: false } as const
type Reader = Pick<RenderState, 'lang' | 'theme' | 'tz' | 'hide'>
const page = (of: Reader, text: string): Response =>
  new Response(
    `<html ><script src="/assets/first-1.js"></script>${text}<script type="application/json" id="state">${JSON.stringify({ ...of, queries: [] })}</script>`,
    { headers: { 'cache-control': 'no-cache' } },
  )

/** Answers when all that the worker does for a navigation is done. */
async function open(url: string): Promise<void> {
  const works: Promise<unknown>[] = []
  const event = { request: new Request(url), waitUntil: (work: Promise<unknown>) => works.push(work) }
  await answerScreen(event as unknown as FetchEvent, new URL(url))
  await Promise.all(works)
}
const keptText = async (of: Reader): Promise<string> => (await kept.get(screenKey('/main', of))?.clone().text()) ?? ''

beforeEach(async () => {
  kept.clear()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await rememberContext(reader)
})

it('a screen is kept for the reader whom it was made for', async () => {
  vi.stubGlobal('fetch', async () => page(reader, 'theirs'))
  await open('https://site.test/main')
  expect(await keptText(reader)).toContain('theirs')
})

it('one that was asked for before the reader chose otherwise is not kept as the one that they chose', async () => {
  for (const other of [{ lang: 'en' }, { theme: 'dark' }, { hide: true }] as const) {
    vi.stubGlobal('fetch', async () => page({ ...reader, ...other }, 'of another choice'))
    await open('https://site.test/main')
    expect([other, await keptText(reader)]).toEqual([other, ''])
  }
})

it('nor is the empty shell, that the server sends when it could not draw the screen', async () => {
  kept.set(screenKey('/main', reader), page(reader, 'drawn'))
  vi.stubGlobal('fetch', async () => new Response('<html ><script src="/assets/first-1.js"></script>'))
  await open('https://site.test/main')
  expect(await keptText(reader)).toContain('drawn')
})
