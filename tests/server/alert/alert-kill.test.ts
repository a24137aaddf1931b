// Kills the server repeatedly while a goal alert goes out: every device is notified, and a device that may have been notified before is
// notified silently. R-ALERT-4.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, it } from 'vitest'
import { alertScene } from '../../support/alert/alert-scene.ts'
import type { PushRequest } from '../../support/alert/push-service.ts'
import { type ServerProcess, spawnServer } from '../../support/app/server-process.ts'
import { copyFolder } from '../../support/database/empty-cluster.ts'
import { goal } from '../../support/match/match-build.ts'
import { figures, soak } from '../../support/soak.ts'

const devices = soak(100, 500)
const kills = soak(2, 5)
/** The minimum number of devices notified between two kills. */
const some = 10

const scene = await alertScene()
const servers: ServerProcess[] = []
const folder = await mkdtemp(join(tmpdir(), 'alert-kill-'))
await copyFolder(join(inject('made'), 'builds'), join(folder, 'builds'))
afterAll(async () => {
  for (const server of servers) server.kill('SIGKILL')
  await Promise.all(servers.map(({ ended }) => ended))
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
})

function start(): ServerProcess {
  const server = spawnServer({ DATABASE_URL: scene.database.url, DATA_DIR: folder, PUSH_ALLOW_HOSTS: scene.service.host })
  servers.push(server)
  return server
}

it(`killed ${kills} times while sending a goal to ${devices} devices, the server still notifies each of them`, async () => {
  await scene.begin()
  const { service } = scene
  const names = Array.from({ length: devices }, (_, index) => `d${index}`)
  for (const [index, name] of names.entries()) {
    // Every second request hangs once, every fourth one twice.
    service.behave(name, ...(index % 2 === 0 ? ([] as const) : (['hang'] as const)), ...(index % 4 === 3 ? (['hang'] as const) : []), 201)
    await scene.world.device(service.subscribe(name), scene.follow())
  }
  await scene.feed(scene.feedEvent(goal('home'), { minute: 12 }))
  await scene.stop()
  const sent = async (): Promise<number> => (await scene.states()).filter((state) => state === 'sent').length
  for (let kill = 1; kill <= kills; kill += 1) {
    const before = await sent()
    const server = start()
    // By now some deliveries are recorded, some requests hang, and some have not begun.
    await expect.poll(sent, { interval: 10, timeout: 60_000 }).toBeGreaterThanOrEqual(before + some)
    server.kill('SIGKILL')
    expect(await server.ended).toBe('SIGKILL')
    expect(await scene.states()).toContain('sending')
  }
  start()
  await expect.poll(() => scene.states(), { timeout: 60_000 }).toEqual(names.map(() => 'sent'))

  const pushes = new Map<string, PushRequest[]>()
  for (const push of service.received) pushes.set(push.name, [...(pushes.get(push.name) ?? []), push])
  expect([...pushes.keys()].sort()).toEqual([...names].sort())
  for (const [first, ...again] of pushes.values()) {
    for (const push of again) {
      expect(push.payload.notification).toMatchObject({ tag: first?.payload.notification.tag, renotify: false })
      expect(push.headers.topic).toBe(first?.headers.topic)
    }
  }
  expect(service.complaints).toEqual([])
  figures({ proof: 'alerts over kills', devices, kills, requests: service.received.length, lost: devices - pushes.size })
})
