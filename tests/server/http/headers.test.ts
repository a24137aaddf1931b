// The headers of every class of response, against a golden file: every change of policy shows in a review.
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { Type } from 'typebox'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type App, buildApp } from '../../../server/app.ts'
import { commonHeaders } from '../../../server/core/http/headers.ts'
import { type Listener, listen } from '../../../server/core/http/listener.ts'
import { serveEndpoint } from '../../../server/core/http/route.ts'
import type { SocketHub } from '../../../server/core/live/hub.ts'
import { attachLive } from '../../../server/core/live/server.ts'
import { builtApp } from '../../support/app/built-app.ts'
import { silentLog, testApp, testConfig } from '../../support/app.ts'
import { testDatabase } from '../../support/database/database.ts'

const database = await testDatabase()
const folder = await mkdtemp(join(tmpdir(), 'headers-'))
const dataDir = join(folder, 'data')
const apps: App[] = []

async function built(env: Record<string, string>, id = 'b1'): Promise<FastifyInstance> {
  const config = { ...testConfig({ DATA_DIR: dataDir, ...env }), appDir: await builtApp(folder, id) }
  const app = await buildApp(config, { log: silentLog, database })
  apps.push(app)
  return app.http
}
/** Stops the apps that only one test opened: all share the connections of one pool. */
async function stopBeyond(count: number): Promise<void> {
  for (const app of apps.splice(count)) await app.stop()
}
/** The number of apps that several tests share. */
let standing = 0
afterEach(() => stopBeyond(standing))
afterAll(async () => {
  await stopBeyond(0)
  await rm(folder, { recursive: true, force: true })
})

const page = { accept: 'text/html' }
const json = { 'content-type': 'application/json' }
const classes: [string, InjectOptions][] = [
  ['a screen', { url: '/main', headers: page }],
  ['the page of unknown paths', { url: '/404', headers: page }],
  ['an unknown path', { url: '/nothing', headers: page }],
  ['the root', { url: '/?shareCode=a', headers: page }],
  ['a hashed asset', { url: '/assets/main-b1.js' }],
  ['a missing asset', { url: '/assets/gone.js' }],
  ['the service worker', { url: '/sw.js' }],
  ['the manifest', { url: '/manifest.webmanifest' }],
  ['a guest read', { url: '/api/Config/getConfig' }],
  ['a refused input', { url: '/api/Config/getConfig?x=1' }],
  ['a wrong method', { method: 'PUT', url: '/api/Config/getConfig' }],
  ['an unknown call', { url: '/api/nothing' }],
  ['malformed HTTP', { method: 'POST', url: '/api/nothing', payload: '{', headers: json }],
  ['a body too large', { method: 'POST', url: '/api/nothing', payload: JSON.stringify('x'.repeat(270_000)), headers: json }],
  ['a broken address', { url: '/%zz' }],
  ['health', { url: '/healthz' }],
  ['readiness', { url: '/readyz' }],
  ['the API page', { url: '/docs/api' }],
]
const varying = new Set(['date', 'content-length', 'etag', 'connection', 'accept-ranges'])

function shown(name: string, reply: LightMyRequestResponse): string {
  const lines = Object.entries(reply.headers).filter(([header]) => !varying.has(header))
  // A busy machine may report one second less.
  const shownValue = (header: string, value: unknown): string => (header === 'retry-after' ? 'seconds' : String(value))
  return [`# ${name}: ${reply.statusCode}`, ...lines.map(([header, value]) => `${header}: ${shownValue(header, value)}`).sort()].join('\n')
}

describe('headers', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = await built({})
    standing = apps.length
  })

  it('of each class match the golden file', async () => {
    const parts: string[] = []
    for (const [name, request] of classes) parts.push(shown(name, await app.inject(request)))
    const small = await testApp((made) => {
      serveEndpoint(made, 'GET api/locked', { summary: '', who: 'user', effect: 'read', data: Type.Object({}) }, () => ({}))
      serveEndpoint(made, 'GET api/broken', { summary: '', who: 'guest', effect: 'read', data: Type.Object({}) }, () => {
        throw new Error('broken')
      })
    })
    parts.push(shown('a call for users', await small.inject('/api/locked')), shown('a broken call', await small.inject('/api/broken')))
    const limited = await built({ RATE_LIMIT: '1' })
    await limited.inject('/api/Config/getConfig')
    parts.push(shown('too many', await limited.inject('/api/Config/getConfig')))
    for (let index = 0; index < 2; index += 1) await limited.inject({ url: '/main', headers: page })
    parts.push(shown('too many pages', await limited.inject({ url: '/main', headers: page })))
    await expect(`${parts.join('\n\n')}\n`).toMatchFileSnapshot('headers.golden.txt')
  })

  it('require https where clients connect over https', async () => {
    const secure = await built({ PUBLIC_URL: 'https://stand.example' })
    const { headers } = await secure.inject({ url: '/main', headers: page })
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
    expect(headers['content-security-policy']).toContain("connect-src 'self' wss://stand.example;")
  })

  it('let the page reach Tencent’s chat where configured, and name its application', async () => {
    const tencent = await built({ TENCENT_SDK_APP_ID: '1400000000', TENCENT_SECRET_KEY: 'a'.repeat(64) })
    const { headers } = await tencent.inject({ url: '/main', headers: page })
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/connect-src 'self' [^;]*wss:\/\/\*\.im\.qcloud\.com [^;]*https:\/\/\*\.rich\.my-imcloud\.com[ ;]/)
    // The SDK runs its socket in a worker made of a blob; scripts remain restricted as before.
    expect(policy).toContain("worker-src 'self' blob:;")
    for (const kind of ['img-src', 'media-src']) expect(policy).toMatch(new RegExp(`${kind} [^;]*https://\\*\\.imrich\\.qcloud\\.com[ ;]`))
    expect(policy).toContain("script-src 'self';")
    expect((await tencent.inject('/api/Config/getConfig')).json().data.im_sdk_app_id).toBe(1_400_000_000)
    const own = String((await app.inject({ url: '/main', headers: page })).headers['content-security-policy'])
    expect(own).toContain("worker-src 'self';")
    expect(own).not.toMatch(/qcloud|imcloud|tencent|qq\.com/)
  })

  it('let the page play media from a CDN where one is configured', async () => {
    const behind = await built({ MEDIA_BASE: 'https://cdn.example/stand' })
    const { headers } = await behind.inject({ url: '/main', headers: page })
    expect(headers['content-security-policy']).toMatch(/connect-src 'self' [^;]*https:\/\/cdn\.example;/)
    expect(headers['content-security-policy']).toContain("media-src 'self' blob: https://cdn.example;")
    // Stills of the seek bar.
    expect(headers['content-security-policy']).toContain("img-src 'self' data: blob: https://cdn.example;")
    const { headers: stream } = await behind.inject('/hls/nobody/index.m3u8')
    expect(stream).toMatchObject({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' })
    const { headers: own } = await app.inject('/hls/nobody/index.m3u8')
    expect(own['access-control-allow-origin']).toBeUndefined()
    expect(own['cross-origin-resource-policy']).toBe('same-origin')
  })

  it('do not use an invalid host for the socket', async () => {
    const { headers } = await app.inject({ url: '/main', headers: { ...page, host: "x; script-src 'unsafe-inline'" } })
    expect(headers['content-security-policy']).toContain("connect-src 'self';")
    expect(headers['content-security-policy']).not.toContain('unsafe-inline;')
  })
})

describe('on a raw socket', () => {
  let listener: Listener
  beforeAll(async () => {
    const config = { ...testConfig({ DATA_DIR: dataDir, PORT: '0' }), appDir: await builtApp(folder, 'b1') }
    const app = await buildApp(config, { log: silentLog, database })
    apps.push(app)
    standing = apps.length
    listener = await listen(config)
    attachLive(listener.server, app.context.hub as SocketHub, { publicUrl: '', trustProxy: false })
    listener.serve((request, response) => app.http.routing(request, response))
  })
  afterAll(() => listener.close(0))

  const ask = async (lines: string[], body = ''): Promise<{ status: number; headers: string; body: string }> => {
    const socket = connect(listener.port, '127.0.0.1')
    socket.write(`${lines.join('\r\n')}\r\nHost: localhost\r\n\r\n${body}`)
    const [head = '', rest = ''] = (await text(socket)).split('\r\n\r\n')
    return { status: Number(head.split(' ')[1]), headers: head.toLowerCase(), body: rest }
  }
  const close = 'Connection: close'
  const h2c = ['Connection: Upgrade, HTTP2-Settings, close', 'HTTP2-Settings: AAMAAABkAAQAAP__', 'Upgrade: h2c']
  const common = Object.entries(commonHeaders('')).map(([name, value]) => `${name}: ${value.toLowerCase()}`)

  it('an offered protocol upgrade does not change the response', async () => {
    for (const path of ['/main', '/healthz', '/api/Config/getConfig', '/ws', '/ingest', '/nothing', '/assets/main-b1.js']) {
      const plain = await ask([`GET ${path} HTTP/1.1`, close])
      const upgraded = await ask([`GET ${path} HTTP/1.1`, ...h2c])
      expect([path, upgraded.status, upgraded.body]).toEqual([path, plain.status, plain.body])
      for (const line of common) expect([path, upgraded.headers]).toEqual([path, expect.stringContaining(line)])
    }
    for (const protocol of ['h2c, websocket', 'TLS/1.0', 'x'])
      expect((await ask(['GET /healthz HTTP/1.1', `Upgrade: ${protocol}`, 'Connection: Upgrade, close'])).status).toBe(200)
  })

  it('an offered protocol upgrade keeps the request body and the connection', async () => {
    const body = JSON.stringify({ sport: 'football' })
    const post = ['POST /api/hot_match/all_match HTTP/1.1', 'Content-Type: application/json', `Content-Length: ${body.length}`]
    const { status, body: responseBody } = await ask([...post, ...h2c], body)
    expect([status, JSON.parse(responseBody).code]).toEqual([200, 0])
    const next = `GET /healthz HTTP/1.1\r\nHost: localhost\r\n${close}\r\n\r\n`
    const both = await ask([...post, 'Connection: Upgrade', 'Upgrade: h2c'], `${body}${next}`)
    expect(both.body).toMatch(/HTTP\/1\.1 200/)
  })

  it.each([
    ['an expectation that nobody knows', 417, ['GET /main HTTP/1.1', 'Expect: miracles', close]],
    ['a socket that is nowhere', 404, ['GET /main HTTP/1.1', 'Connection: Upgrade', 'Upgrade: websocket']],
    ['a socket from elsewhere', 403, ['GET /ws HTTP/1.1', 'Connection: Upgrade', 'Upgrade: websocket', 'Origin: http://evil.example']],
    ['a socket without a key', 400, ['GET /ws HTTP/1.1', 'Connection: Upgrade', 'Upgrade: websocket']],
    ['what is no HTTP', 400, ['nonsense']],
  ])('%s is rejected with all headers', async (_name, status, lines) => {
    const result = await ask(lines)
    expect(result.status).toBe(status)
    for (const line of [...common, 'cache-control: no-store', "content-security-policy: default-src 'none'; frame-ancestors 'none'"])
      expect(result.headers).toContain(line)
    expect(JSON.parse(result.body)).toMatchObject({ code: 1, data: null })
  })
})

describe('files', () => {
  it('are a closed list: nothing internal, nothing outside, no page instead of a missing one', async () => {
    const app = await built({})
    const inward = [
      '/build-manifest.json',
      '/assets/secret.js.map',
      '/assets/main-b1.js.br',
      '/../build.json',
      '/assets/..%2f..%2fbuild.json',
    ]
    for (const url of inward) {
      const reply = await app.inject(url)
      expect([url, reply.statusCode]).toEqual([url, 404])
      expect(reply.body).not.toContain('<div id="root">')
    }
    for (const url of ['/assets/gone.js', '/gone.js', '/assets/'])
      expect((await app.inject({ url, headers: { accept: '*/*' } })).statusCode).toBe(404)
    expect((await app.inject({ url: '/assets/gone.js', headers: page })).statusCode).toBe(404)
  })

  it('are compressed for clients that accept brotli, and answer HEAD without a body', async () => {
    const app = await built({})
    const packed = await app.inject({ url: '/assets/main-b1.js', headers: { 'accept-encoding': 'br' } })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe("export const build = 'b1'")
    const plain = await app.inject('/assets/main-b1.js')
    expect(plain.body).toBe("export const build = 'b1'")
    const head = await app.inject({ method: 'HEAD', url: '/assets/main-b1.js' })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect((await app.inject({ method: 'POST', url: '/assets/main-b1.js' })).statusCode).toBe(405)
  })

  it('of earlier builds stay available for open tabs', async () => {
    for (const id of ['b2', 'b3', 'b4']) await built({}, id)
    const app = await built({}, 'b4')
    const status = async (id: string) => (await app.inject(`/assets/main-${id}.js`)).statusCode
    // retained-builds.test.ts covers which builds expire, and when.
    expect([await status('b4'), await status('b1'), await status('b0')]).toEqual([200, 200, 404])
  })
})

describe('screens', () => {
  it('return 304 when unchanged and 404 at /404, and send unknown paths there', async () => {
    const app = await built({})
    const first = await app.inject({ url: '/football?day=2026-01-01', headers: page })
    expect(first.statusCode).toBe(200)
    const again = await app.inject({ url: '/football?day=2026-01-01', headers: { ...page, 'if-none-match': String(first.headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await app.inject({ url: '/404', headers: page })).statusCode).toBe(404)
    const ways = [
      ['/', '/main'],
      ['/?shareCode=x', '/main?shareCode=x'],
      ['/Main', '/404?path=%2FMain'],
      ['/%E8%A7%82%E4%BC%97?a=1', '/404?path=%2F%E8%A7%82%E4%BC%97'],
      ['/downLoad/', '/downLoad'],
      ['//evil.example', '/404?path=%2F%2Fevil.example'],
    ]
    for (const [url = '', to] of ways) expect([url, (await app.inject({ url, headers: page })).headers.location]).toEqual([url, to])
  })

  it('provide a shell for the service worker to cache, with the policy of a page', async () => {
    const app = await built({})
    const { statusCode, headers } = await app.inject('/index.html?__WB_REVISION__=1')
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(headers['content-security-policy']).toContain('require-trusted-types-for')
  })

  it('answer HEAD, and return 405 for other methods', async () => {
    const app = await built({})
    expect((await app.inject({ method: 'HEAD', url: '/main' })).statusCode).toBe(200)
    const reply = await app.inject({ method: 'POST', url: '/main' })
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'GET, HEAD'])
  })
})

describe('when an address requests pages without end', () => {
  it('rejects pages of any kind, but not its files and calls', async () => {
    const app = await built({ RATE_LIMIT: '5' })
    const urls = ['/main?a=1', '/main?a=2', '/docs/api', '/docs/api.json', '/metrics', '/', '/nothing', '/search', '/index.html', '/404']
    const ask = async (url: string) => (await app.inject({ url, headers: page })).statusCode
    for (const url of urls) expect([url, await ask(url)]).not.toEqual([url, 429])
    for (const url of urls) expect([url, await ask(url)]).toEqual([url, 429])
    for (const url of ['/assets/main-b1.js', '/sw.js', '/healthz', '/api/Config/getConfig'])
      expect([url, await ask(url)]).toEqual([url, 200])
    expect((await app.inject({ url: '/main', headers: page, remoteAddress: '10.9.9.9' })).statusCode).toBe(200)
  })
})

describe('CSP reports', () => {
  it('are counted by directive, in both formats, and nothing else becomes a label', async () => {
    const app = await built({})
    const send = (payload: string, type: string) =>
      app.inject({ method: 'POST', url: '/api/_report/csp', payload, headers: { 'content-type': type } })
    const old = { 'csp-report': { 'effective-directive': 'script-src-elem' } }
    const now = [{ type: 'csp-violation', body: { effectiveDirective: 'img-src' } }, { body: { effectiveDirective: '<made up>' } }]
    expect((await send(JSON.stringify(old), 'application/csp-report')).statusCode).toBe(204)
    expect((await send(JSON.stringify(now), 'application/reports+json')).statusCode).toBe(204)
    expect((await send('nonsense', 'application/csp-report')).statusCode).toBe(400)
    const { body } = await app.inject('/metrics')
    for (const directive of ['script-src-elem', 'img-src', 'other']) expect(body).toContain(`csp_reports_total{directive="${directive}"} 1`)
    expect(body).not.toContain('made up')
  })
})

it('the API page needs no script, and lists every call', async () => {
  const app = await built({})
  const { body } = await app.inject('/docs/api')
  expect(body).not.toMatch(/<script|<style|style=|onclick/)
  expect(body).toContain('/api/hot_match/all_match')
  const document = (await app.inject('/docs/api.json')).json()
  expect(document.openapi).toBe('3.1.0')
  expect(document.paths['/api/Push/getList'].get.security).toEqual([{ token: [] }])
})
