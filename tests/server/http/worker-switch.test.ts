// The operator's switch of the service worker: a different script under the same address, with the same headers.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createHttp } from '../../../server/core/http/http.ts'
import { servePages } from '../../../server/core/site/pages.ts'
import { builtApp } from '../../support/app/built-app.ts'
import { silentLog, testConfig } from '../../support/app.ts'

it('serves the unregistering worker when WORKER is off, never from a cache', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'worker-'))
  const appDir = await builtApp(folder, 'b1')
  const read = async (env: Record<string, string>) => {
    const config = { ...testConfig(env), appDir }
    const http = createHttp({ config, log: silentLog })
    await servePages(http, { config, screen: async () => ({ html: '', status: 200 }), earlierBuilds: [] })
    const reply = await http.inject('/sw.js')
    await http.close()
    return reply
  }
  const [on, off] = [await read({}), await read({ WORKER: 'off' })]
  expect(on.body).toBe('self.x = 1')
  expect(off.body).toContain('unregister')
  for (const header of ['cache-control', 'content-security-policy', 'content-type']) expect(off.headers[header]).toBe(on.headers[header])
  expect(off.headers['cache-control']).toBe('no-cache')
  await rm(folder, { recursive: true, force: true })
})
