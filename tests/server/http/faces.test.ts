// Faces as served: cached for ever, without scripts, and no path to other files.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptySeat, faceAddress, kitAddress } from '../../../rules/face/face-address.ts'
import { createHttp } from '../../../server/core/http/http.ts'
import { servePages } from '../../../server/core/site/pages.ts'
import { builtApp } from '../../support/app/built-app.ts'
import { silentLog, testConfig } from '../../support/app.ts'

let folder: string
let http: FastifyInstance
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faces-'))
  const config = { ...testConfig(), appDir: await builtApp(folder, 'b1') }
  http = createHttp({ config, log: silentLog })
  await servePages(http, { config, screen: async () => ({ html: '', status: 200 }), earlierBuilds: [] })
  await http.ready()
})
afterAll(async () => {
  await http.close()
  await rm(folder, { recursive: true, force: true })
})

const get = (url: string, headers = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') => http.inject({ method, url, headers })

describe('an avatar', () => {
  const kit = { role: 'keeper', woman: false, pattern: 4, first: '#05668d', second: '#f0f3bd', number: 31 } as const

  it.each([faceAddress('1001'), kitAddress('p-1', kit)])('%s is an immutable picture that cannot run as a document', async (path) => {
    const { statusCode, headers, body } = await get(path)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(body).toMatch(/^<svg .*<\/svg>$/)
    expect((await get(path)).body).toBe(body)
    const head = await get(path, {}, 'HEAD')
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect((await get(path, {}, 'POST')).statusCode).toBe(405)
  })

  it.each([emptySeat, '/avatars/07.svg'])('%s is revalidated on each request', async (path) => {
    const { headers, body } = await get(path)
    expect(headers['cache-control']).toBe('no-cache')
    expect(body).toMatch(/^<svg /)
    expect((await get(path, { 'if-none-match': headers.etag })).statusCode).toBe(304)
  })

  it.each([
    ...['/avatars/', '/avatars/99.svg', '/avatars/v1/.svg', '/avatars/v1/a.png', '/avatars/v1/%2e%2e/%2e%2e/package.json'],
    ...[
      '/avatars/v1/..%2f..%2fpackage.json',
      '/avatars/v1/a%00.svg',
      '/avatars/v1/%3Cscript%3E.svg',
      `/avatars/v1/${'a'.repeat(2_000)}.svg`,
    ],
    ...['/avatars/v1/a/mp0-05668d-f0f3bd-100.svg', '/avatars/v1/a/mp0-%22/%3E-000000.svg', '/avatars/v1/a/mp9-05668d-f0f3bd.svg'],
  ])('does not exist at %s', async (path) => {
    const { statusCode, headers, body } = await get(path)
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).not.toContain('<svg')
  })
})
