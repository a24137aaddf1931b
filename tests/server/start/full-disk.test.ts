// A full disk: at the first start on disks of every small size, and under a running server.
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { StartError } from '../../../server/core/start-error.ts'
import { type Running, startServer } from '../../../server/start.ts'
import { quick } from '../../support/app/server-process.ts'
import { silentLog, testConfig } from '../../support/app.ts'
import { appDir } from '../../support/database/migrations.ts'
import { onSmallDisk, resizeDisk } from '../../support/database/small-disk.ts'
import { figures, soak } from '../../support/soak.ts'

const endings: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})

/** Mounts a disk of this size under a new folder; null where this machine cannot mount one. */
async function smallDisk(megabytes: number): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), 'full-'))
  endings.push(() => rm(folder, { recursive: true, force: true }))
  const unmount = await onSmallDisk(folder, megabytes)
  if (unmount) endings.push(unmount)
  return unmount ? folder : null
}
async function startOn(dataDir: string): Promise<Running> {
  const config = { ...testConfig({ ...quick, DATA_DIR: dataDir, RTMP_PORT: 'off', RATE_LIMIT: '0' }), appDir }
  const running = await startServer(config, { log: silentLog })
  endings.push(() => running.stop())
  return running
}

describe('the first start on a small disk', () => {
  it.each(soak([20, 46], [20, 32, 40, 44, 46, 48, 50, 52, 54, 56, 60, 64, 72, 80]))(
    'of %i MB succeeds or reports that it is full, and succeeds once there is space',
    async (megabytes) => {
      const folder = await smallDisk(megabytes)
      if (!folder) return
      const refused = await startOn(folder).then(
        () => null,
        (error: unknown) => error,
      )
      figures({ proof: 'first start', megabytes, refused: String(refused) })
      if (refused === null) return
      expect(refused).toBeInstanceOf(StartError)
      expect((refused as StartError).message).toBe(`The disk of DATA_DIR (${folder}) is full.`)
      await resizeDisk(folder, 300)
      const { port } = await startOn(folder)
      expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
    },
  )
})

describe('when the disk fills up under the server', () => {
  it('keeps reads working, rejects writes as unavailable, reports it to monitoring, and recovers once there is space', async ({ skip }) => {
    const folder = await smallDisk(200)
    if (!folder) return skip('a small disk cannot be mounted here')
    const { port } = await startOn(folder)
    const address = `http://127.0.0.1:${port}`
    const ready = async (): Promise<[number, unknown]> => {
      const reply = await fetch(`${address}/readyz`)
      return [reply.status, await reply.json()]
    }
    const follows = Array.from({ length: 500 }, (_, index) => ({ kind: 'match', id: `m${index}-${'x'.repeat(20)}`, events: [] }))
    const settings = { value1: true, value2: true, value3: true, value4: true }
    const write = (): Promise<Response> =>
      fetch(`${address}/api/Push/device`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ lang: 'en', follows, settings }),
      })
    const read = async (): Promise<number> => (await fetch(`${address}/api/Config/getConfig`)).status
    expect((await write()).status).toBe(200)
    expect(await ready()).toEqual([200, { status: 'ready', database: true, feed: true, disk: true }])

    const { bavail, bsize } = await statfs(folder)
    await writeFile(join(folder, 'ballast'), Buffer.alloc(bavail * bsize)).catch((error: NodeJS.ErrnoException) =>
      expect(error.code).toBe('ENOSPC'),
    )
    const writes: Response[] = []
    while (writes.length < 200 && writes.at(-1)?.status !== 503) writes.push(await write())
    const refused = writes.at(-1)
    expect(refused?.status).toBe(503)
    expect(refused?.headers.get('retry-after')).toBe('5')
    expect(await refused?.json()).toMatchObject({ code: 1, error: 'unavailable', data: null })
    // Everything that fitted was stored, and nothing else was acknowledged.
    expect(writes.slice(0, -1).map(({ status }) => status)).toEqual(writes.slice(0, -1).map(() => 200))
    for (let times = 0; times < soak(20, 300); times += 1) expect(await read()).toBe(200)
    await expect.poll(ready).toEqual([503, { status: 'unavailable', database: true, feed: true, disk: false }])
    expect((await fetch(`${address}/healthz`)).status).toBe(200)

    await rm(join(folder, 'ballast'))
    await expect.poll(ready).toEqual([200, { status: 'ready', database: true, feed: true, disk: true }])
    expect((await write()).status).toBe(200)
  })
})
