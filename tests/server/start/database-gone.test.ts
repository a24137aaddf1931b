// An operator's own database that goes down and comes back while the server runs.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { startCluster } from '../../../server/core/postgres/cluster.ts'
import { startServer } from '../../../server/start.ts'
import { quick } from '../../support/app/server-process.ts'
import { silentLog, testConfig } from '../../support/app.ts'
import { copyFolder } from '../../support/database/empty-cluster.ts'
import { appDir } from '../../support/database/migrations.ts'
import { soak } from '../../support/soak.ts'

it('calls that need the database are unavailable meanwhile, never an error, and recover when it is back', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gone-'))
  await copyFolder(inject('made'), join(folder, 'database'))
  let cluster = await startCluster({ folder: join(folder, 'database') })
  const { host, port, user, password, database } = cluster.connection
  const DATABASE_URL = `postgresql://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
  const env = { ...quick, DATA_DIR: join(folder, 'data'), DATABASE_URL, RTMP_PORT: 'off', RATE_LIMIT: '0' }
  const running = await startServer({ ...testConfig(env), appDir }, { log: silentLog })
  const address = `http://127.0.0.1:${running.port}`
  const write = async (): Promise<[number, string | null, unknown]> => {
    const settings = { value1: true, value2: true, value3: true, value4: true }
    const reply = await fetch(`${address}/api/Push/device`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ lang: 'en', follows: [], settings }),
    })
    return [reply.status, reply.headers.get('retry-after'), ((await reply.json()) as { error?: unknown }).error]
  }
  const ready = async (): Promise<[number, unknown]> => {
    const reply = await fetch(`${address}/readyz`)
    return [reply.status, await reply.json()]
  }
  try {
    for (let times = 0; times < soak(1, 20); times += 1) {
      expect(await write()).toEqual([200, null, undefined])
      process.kill(cluster.pid, 'SIGKILL')
      for (let asked = 0; asked < 3; asked += 1) {
        const answer = await write()
        // The connections of the killed server notice it a little later.
        if (answer[0] !== 200) expect(answer).toEqual([503, '5', 'unavailable'])
      }
      await expect.poll(write).toEqual([503, '5', 'unavailable'])
      expect(await ready()).toEqual([503, { status: 'unavailable', database: false, feed: true, disk: true }])
      cluster = await startCluster({ folder: join(folder, 'database') })
      await expect.poll(ready).toEqual([200, { status: 'ready', database: true, feed: true, disk: true }])
    }
    expect(await write()).toEqual([200, null, undefined])
  } finally {
    await running.stop()
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
