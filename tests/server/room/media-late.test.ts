// Players with an old list, on a slow connection or a busy machine: its parts are served as long as their segment is listed.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { Broadcast } from '../../../server/media/broadcast.ts'
import { Delivery } from '../../../server/media/delivery.ts'
import { BroadcastFolder } from '../../../server/media/disk/broadcast-folder.ts'
import { Timeline } from '../../../server/media/pack/timeline.ts'
import { Waiting } from '../../../server/media/pack/waiting.ts'
import { serveStreams } from '../../../server/media/routes.ts'
import { silentLog, testApp } from '../../support/app.ts'

it('serves a part that has left the playlist from memory, then from disk, byte for byte', async () => {
  const path = mkdtempSync(join(tmpdir(), 'grandstand-late-'))
  const folder = new BroadcastFolder(path, silentLog)
  const timeline = new Timeline(100)
  const run = { init: 'init-100', data: Buffer.of(1), codecs: 'avc1', width: 2, height: 2 }
  folder.begin(run)
  for (let msn = 100; msn < 120; msn += 1) {
    timeline.begin(run, msn * 1_000, false)
    for (let part = 0; part < 3; part += 1)
      timeline.add({ duration: 0.2, independent: part === 0, data: Buffer.alloc(10 + part, msn + part) })
    const closed = timeline.close()
    if (closed) folder.add(closed)
  }
  await folder.flushed()
  for (const old of timeline.heavy()) old.data = null
  const rendition = { timeline, folder, run, waiting: new Waiting() }
  const broadcast = { original: rendition, renditions: new Map([['original', rendition]]) } as unknown as Broadcast
  const app = await testApp((http) =>
    serveStreams(http, {
      find: () => broadcast,
      watched: () => undefined,
      recordings: { find: async () => null },
      delivery: new Delivery({ perAddress: 0 }),
      isElsewhere: false,
    }),
  )
  onTestFinished(async () => {
    await app.close()
    rmSync(path, { recursive: true })
  })
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  const get = async (file: string) => {
    const response = await fetch(`${base}/hls/room/original/${file}`)
    const bytes = Buffer.from(await response.arrayBuffer())
    return response.status === 200 ? bytes : response.status
  }
  // Listed, in memory, on disk only.
  for (const msn of [119, 115, 108]) {
    const parts = await Promise.all([0, 1, 2].map((part) => get(`${msn}-${part}.m4s`)))
    expect(parts, String(msn)).toEqual([0, 1, 2].map((part) => Buffer.alloc(10 + part, msn + part)))
    expect(Buffer.concat(parts as Buffer[])).toEqual(await get(`${msn}.m4s`))
    expect(await get(`${msn}-3.m4s`)).toBe(404)
  }
  expect(timeline.find(108)?.data).toBeNull()
  expect(await get('99-0.m4s')).toBe(404)
})
