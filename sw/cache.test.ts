// What the worker returns at app start: our server's page, or the stored screen.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { siteHeader } from '../contract/wire/worker.ts'

vi.mock('workbox-expiration', () => ({ ExpirationPlugin: class {} }))
vi.mock('workbox-strategies', () => ({ CacheFirst: class {} }))
vi.mock('./shell.ts', () => ({
  shell: { getCacheKeyForURL: () => undefined, matchPrecache: async () => new Response('<html lang="zh">stored</html>') },
}))
vi.stubGlobal('self', { location: { origin: 'https://stand.test' } })
vi.stubGlobal('caches', { open: async () => ({ match: async () => undefined, put: async () => undefined }) })

// Written for worker globals, for which these tests have no types.
const { serveScreen } = (await import('./cache.ts' as string)) as { serveScreen: (event: never, url: URL) => Promise<Response> }

const html = (text: string, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(`<html lang="zh">${text}</html>`, { status, headers: { 'content-type': 'text/html', ...headers } })
const ours = { [siteHeader]: 'app' }
/** The response type of a redirected navigation, which exposes nothing. */
const redirected = (): Response => Object.defineProperty(html('', 200), 'type', { value: 'opaqueredirect' })
const answered = vi.fn<() => Promise<Response>>()
function start(path: string, cache: RequestCache = 'default'): Promise<Response> {
  const url = new URL(path, 'https://stand.test')
  return serveScreen({ request: new Request(url, { cache }), waitUntil: () => undefined } as never, url)
}

beforeEach(() => {
  answered.mockReset()
  vi.stubGlobal('fetch', answered)
})

describe('app start', () => {
  it('shows the page of our server, including its 404 page', async () => {
    answered.mockResolvedValueOnce(html('fresh', 200, ours)).mockResolvedValueOnce(html('none', 404, ours))
    expect(await (await start('/main')).text()).toContain('fresh')
    expect((await start('/404')).status).toBe(404)
  })

  it.each([
    ['a network that wants a login first', async () => html('Welcome to our hotel')],
    ['its redirect', async () => redirected()],
    ['a gateway that finds no server', async () => html('502 Bad Gateway', 502)],
    ['nobody', () => Promise.reject(new TypeError('failed to fetch'))],
  ])('shows the stored screen as offline when %s answers', async (_who, implementation) => {
    answered.mockImplementationOnce(implementation)
    expect(await (await start('/main?source=app')).text()).toBe('<html data-offline data-lost lang="zh">stored</html>')
  })

  it.each([
    ['our server is in trouble', html('', 503, ours)],
    ['somebody on the way refuses', html('Forbidden', 403)],
  ])('shows the stored screen as it is when %s, since the app detects it by itself', async (_why, response) => {
    answered.mockResolvedValueOnce(response)
    expect(await (await start('/main')).text()).toBe('<html lang="zh">stored</html>')
  })

  it('redirects the root to the home page without a request, and follows server redirects of non-screens', async () => {
    const root = await start('/?shareCode=a')
    expect([root.status, root.headers.get('location')]).toEqual([302, 'https://stand.test/main?shareCode=a'])
    expect(answered).not.toHaveBeenCalled()
    answered.mockResolvedValueOnce(redirected())
    expect((await start('/nonsense')).type).toBe('opaqueredirect')
  })

  it('follows redirects on a reload, to a network’s login page or a site that has moved', async () => {
    for (const cache of ['no-cache', 'reload'] as const) {
      answered.mockResolvedValueOnce(redirected())
      expect((await start('/main', cache)).type).toBe('opaqueredirect')
    }
    answered.mockResolvedValueOnce(html('a picture that a CDN serves under our name'))
    expect(await (await start('/media/x.png')).text()).toContain('CDN')
  })
})
